import { useState } from 'preact/hooks';
import type { PageIndex } from '../../page/types.ts';
import { counted } from '../parts/numbers.ts';
import { Sign } from '../parts/sign.tsx';
import { Chain } from './chain.tsx';
import { Contributions } from './contributions.tsx';
import {
  type DifferenceKind,
  type EntityDifference,
  type Flows,
  flowsOf,
  isMarkKind,
  kinds,
} from './differences.ts';
import { stateOf } from './drawn.ts';
import { type EntityOrder, entityList } from './entity-list.ts';
import { Into } from './into.tsx';
import { LongList } from './long-list.tsx';
import type { DocumentModel, EntityRef } from './model.ts';
import { open, pinEntity, pinnedEntity } from './selection.ts';
import { SidePanel } from './side-panel.tsx';
import { EntityMark } from './tag-mark.tsx';

const TABS = ['Entities', 'Errors', 'Chain', 'Explain'] as const;
export type PanelTab = (typeof TABS)[number];

interface PanelProps {
  readonly index: PageIndex;
  readonly number: number;
  readonly system: number;
  readonly model: DocumentModel;
  readonly differences: readonly EntityDifference[];
  /** Kinds that were chosen; empty for all. */
  readonly chosen: ReadonlySet<DifferenceKind>;
  readonly tab: PanelTab;
  readonly setTab: (tab: PanelTab) => void;
}

export function Panel({ index, number, system, model, differences, chosen, tab, setTab }: PanelProps) {
  return (
    <SidePanel tabs={TABS} tab={tab} setTab={setTab}>
      {tab === 'Entities' ? <Entities model={model} chosen={chosen} /> : null}
      {tab === 'Errors' ? <Errors model={model} differences={differences} /> : null}
      {tab === 'Chain' ? <Chain model={model} systems={index.systems} /> : null}
      {tab === 'Explain' ? (
        <Contributions index={index} number={number} system={system} model={model} />
      ) : null}
    </SidePanel>
  );
}

/** Entities and errors that are listed at first. */
const ROWS_AT_FIRST = 200;

function Entities({ model, chosen }: Pick<PanelProps, 'model' | 'chosen'>) {
  const [order, setOrder] = useState<EntityOrder>('size');
  const [isWhole, setWhole] = useState(false);
  const flows = flowsOf(model);
  const states = [...chosen].filter((kind) => !isMarkKind(kind));
  const whole = entityList(model, order);
  const list = states.length === 0 ? whole : whole.filter((entity) => isIn(model, entity, states));
  const pinned = pinnedEntity(model);
  if (whole.length === 0) return <p>No mentions on either side.</p>;
  return (
    <>
      <label class="choice">
        <span class="soft">sort</span>{' '}
        <select value={order} onChange={(event) => setOrder(event.currentTarget.value as EntityOrder)}>
          <option value="size" selected={order === 'size'}>
            by size
          </option>
          <option value="lost" selected={order === 'lost'}>
            by lost mentions
          </option>
          <option value="place" selected={order === 'place'}>
            by place
          </option>
        </select>
      </label>
      <p class="soft small">Mentions in the key / in the aligned response entity</p>
      <LongList
        items={isWhole ? list : list.slice(0, ROWS_AT_FIRST)}
        height={27}
        item={(entity) => (
          <li key={`${entity.side}${entity.entity}`}>
            <button
              type="button"
              class="item"
              aria-pressed={pinned?.side === entity.side && pinned.entity === entity.entity}
              onClick={() => pinEntity(model, entity)}
            >
              <EntityMark model={model} entity={entity} />
              <bdi class="name">{model.nameOf(entity)}</bdi>
              <EntityState model={model} entity={entity} flows={flows} />
            </button>
          </li>
        )}
      />
      {list.length > ROWS_AT_FIRST && !isWhole ? (
        <button type="button" onClick={() => setWhole(true)}>
          Show all {list.length}
        </button>
      ) : null}
    </>
  );
}

/** Whether an entity, or its partner, is in one of some states. */
function isIn(model: DocumentModel, entity: EntityRef, states: readonly DifferenceKind[]): boolean {
  const partner = model.partnerOf(entity);
  return [entity, ...(partner === undefined ? [] : [partner])].some((each) => {
    const state = stateOf(model, each);
    return state !== undefined && states.includes(state);
  });
}

function EntityState({
  model,
  entity,
  flows,
}: {
  readonly model: DocumentModel;
  readonly entity: EntityRef;
  readonly flows: Flows;
}) {
  const { sizes } = model.side(entity.side);
  const partner = model.partnerOf(entity);
  const parts = flows[entity.side][entity.entity].length;
  const ofPartner = partner === undefined ? 0 : flows[partner.side][partner.entity].length;
  const isKey = entity.side === 'key';
  const [none, several] = isKey
    ? ([kinds['missing-entity'], kinds['divided-entity']] as const)
    : ([kinds['extra-entity'], kinds['conflated-entities']] as const);
  const sizesText = isKey
    ? `${sizes[entity.entity]} / ${partner === undefined ? '–' : model.response.sizes[partner.entity]}`
    : `– / ${sizes[entity.entity]}`;
  return (
    <span class="sizes">
      {parts === 0 ? <Sign of={none} /> : null}
      {parts > 1 ? <Sign of={several} count={`${parts}`} /> : null}
      {ofPartner > 1 ? <Sign of={kinds['conflated-entities']} count={`${ofPartner}`} /> : null} {sizesText}
    </span>
  );
}

function Errors({
  model,
  differences,
}: {
  readonly model: DocumentModel;
  readonly differences: readonly EntityDifference[];
}) {
  const [most, setMost] = useState(ROWS_AT_FIRST);
  if (differences.length === 0) return <p>Nothing differs, or no kind of difference is chosen.</p>;
  return (
    <>
      <p class="soft small">{counted(differences.length, 'difference')}, in the order of the text</p>
      <LongList
        items={differences.slice(0, most)}
        height={27}
        item={(difference) => {
          const { kind, at, parts } = difference;
          return (
            <li key={`${kind}${at.side}${at.mention}`}>
              <button type="button" class="item" onClick={() => open(model, at)}>
                <Sign of={kinds[kind]} />
                <span class="name">
                  <span class="hidden">{kinds[kind].label}: </span>
                  <bdi>
                    {parts === undefined && !kind.endsWith('entity')
                      ? model.textOf(at)
                      : model.nameOf(model.entityOf(at))}
                  </bdi>{' '}
                  <Into model={model} error={difference} />
                </span>
              </button>
            </li>
          );
        }}
      />
      {differences.length > most ? (
        <button type="button" onClick={() => setMost(most + 5 * ROWS_AT_FIRST)}>
          Show more of {differences.length}
        </button>
      ) : null}
    </>
  );
}
