import { useMemo, useState } from 'preact/hooks';
import type { PageIndex } from '../../report/page/page-types.ts';
import { counted } from '../numbers.ts';
import { Chain } from './chain.tsx';
import { Contributions } from './contributions.tsx';
import { type Difference, type Flows, flowsOf, kinds } from './differences.ts';
import { Into } from './into.tsx';
import type { DocumentModel, EntityRef } from './model.ts';
import { open, pinEntity, pinnedEntity } from './selection.ts';
import { SidePanel } from './side-panel.tsx';
import { EntityMark } from './tag-mark.tsx';

const TABS = ['Entities', 'Errors', 'Chain', 'Scores'] as const;
export type Tab = (typeof TABS)[number];

interface PanelProps {
  readonly index: PageIndex;
  readonly number: number;
  readonly system: number;
  readonly model: DocumentModel;
  readonly differences: readonly Difference[];
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
}

export function Panel({ index, number, system, model, differences, tab, setTab }: PanelProps) {
  return (
    <SidePanel tabs={TABS} tab={tab} setTab={setTab}>
      {tab === 'Entities' ? <Entities model={model} /> : null}
      {tab === 'Errors' ? <Errors model={model} differences={differences} /> : null}
      {tab === 'Chain' ? <Chain model={model} /> : null}
      {tab === 'Scores' ? <Contributions index={index} number={number} system={system} /> : null}
    </SidePanel>
  );
}

/** Entities and errors that are listed at first. */
const FIRST = 200;

function Entities({ model }: { readonly model: DocumentModel }) {
  const [order, setOrder] = useState<'lost' | 'size' | 'place'>('size');
  const [isWhole, setWhole] = useState(false);
  const flows = flowsOf(model);
  const list = useMemo(() => entityList(model, flows, order), [model, flows, order]);
  const pinned = pinnedEntity(model);
  if (list.length === 0) return <p>No mentions on either side.</p>;
  return (
    <>
      <label class="choice">
        <span class="soft">sort</span>{' '}
        <select value={order} onChange={(event) => setOrder(event.currentTarget.value as typeof order)}>
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
      <ul class="list">
        {list.slice(0, isWhole ? list.length : FIRST).map((entity) => (
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
        ))}
      </ul>
      {list.length > FIRST && !isWhole ? (
        <button type="button" onClick={() => setWhole(true)}>
          Show all {list.length}
        </button>
      ) : null}
    </>
  );
}

function entityList(model: DocumentModel, flows: Flows, order: 'lost' | 'size' | 'place'): EntityRef[] {
  const own = model.key.ids.map((_, entity): EntityRef => ({ side: 'key', entity }));
  const extra = model.response.ids
    .map((_, entity): EntityRef => ({ side: 'response', entity }))
    .filter((entity) => model.partnerOf(entity) === undefined);
  const size = ({ side, entity }: EntityRef) => model.side(side).sizes[entity];
  const lost = (entity: EntityRef) => size(entity) - sharedOf(model, flows, entity);
  if (order === 'size') own.sort((a, b) => size(b) - size(a));
  if (order === 'lost') own.sort((a, b) => lost(b) - lost(a));
  extra.sort((a, b) => (order === 'place' ? 0 : size(b) - size(a)));
  return [...own, ...extra];
}

/** Mentions that a key entity shares with its partner. */
function sharedOf(model: DocumentModel, flows: Flows, ref: EntityRef): number {
  const partner = model.partnerOf(ref);
  return flows[ref.side][ref.entity].find(([other]) => other.entity === partner?.entity)?.[1] ?? 0;
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
  const states = [
    parts === 0 ? (entity.side === 'key' ? '∅−' : '∅+') : '',
    parts > 1 ? `${entity.side === 'key' ? '÷' : '∪'}${parts}` : '',
    ofPartner > 1 ? `∪${ofPartner}` : '',
  ].filter((state) => state !== '');
  const sizesText =
    entity.side === 'key'
      ? `${sizes[entity.entity]} / ${partner === undefined ? '–' : model.response.sizes[partner.entity]}`
      : `– / ${sizes[entity.entity]}`;
  return (
    <span class="sizes">
      {states.map((state) => (
        <b key={state} class="sign">
          {state}
        </b>
      ))}{' '}
      {sizesText}
    </span>
  );
}

function Errors({
  model,
  differences,
}: {
  readonly model: DocumentModel;
  readonly differences: readonly Difference[];
}) {
  const [most, setMost] = useState(FIRST);
  if (differences.length === 0) return <p>Nothing differs, or no kind of difference is chosen.</p>;
  return (
    <>
      <p class="soft small">{counted(differences.length, 'difference')}, in the order of the text</p>
      <ul class="list">
        {differences.slice(0, most).map((difference) => {
          const { kind, at, parts } = difference;
          return (
            <li key={`${kind}${at.side}${at.mention}`}>
              <button type="button" class="item" onClick={() => open(model, at)}>
                <b class="sign">{kinds[kind].sign}</b>
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
        })}
      </ul>
      {differences.length > most ? (
        <button type="button" onClick={() => setMost(most + 5 * FIRST)}>
          Show more of {differences.length}
        </button>
      ) : null}
    </>
  );
}
