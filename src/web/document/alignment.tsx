import { useMemo, useState } from 'preact/hooks';
import { printing } from '../frame/near.ts';
import { TableParts } from '../parts/table-parts.tsx';
import { type Flow, flowsOf } from './differences.ts';
import type { DocumentModel, EntityRef } from './model.ts';
import { pinEntity } from './selection.ts';
import { EntityMark } from './tag-mark.tsx';

/** Bands that are drawn at first, and by each "show more". */
const BANDS_PER_STEP = 40;
/** Pieces of at most this size are drawn as one. */
const MAX_SMALL_PIECE = 2;

interface Band {
  readonly entity: number;
  /** The aligned piece first. */
  readonly flow: Flow;
  readonly aligned: number;
  /** Mentions that the response lacks. */
  readonly missing: number;
}

/** Each key entity with the response entities that contain its mentions, and the one that CEAFe aligns with it. */
export function AlignmentView({ model }: { readonly model: DocumentModel }) {
  const [isAll, setAll] = useState(false);
  const [bandsShown, setMost] = useState(BANDS_PER_STEP);
  const most = printing.value ? Number.POSITIVE_INFINITY : bandsShown;
  const { bands, extra } = useMemo(() => bandsOf(model), [model]);
  const differing = useMemo(
    () =>
      bands.filter(
        ({ flow, aligned, missing }) =>
          flow.length !== 1 || aligned < 0 || missing > 0 || isGrown(model, flow),
      ),
    [model, bands],
  );
  const shown = isAll ? bands : differing;
  return (
    <div class="alignment">
      <div class="controls">
        <label>
          <input type="checkbox" checked={isAll} onChange={() => setAll(!isAll)} /> all entities
        </label>
        <span class="soft">
          {differing.length} of {bands.length} key entities differ. Solid: aligned by CEAFe; hatched: went
          elsewhere; empty: missing.
        </span>
      </div>
      <div class="scroll" role="group" tabIndex={0} aria-label="Alignment of entities">
        <table class="bands">
          <thead>
            <tr>
              <th scope="col">Key entity</th>
              <th scope="col" class="number">
                mentions
              </th>
              <th scope="col">
                <span class="hidden">Flow</span>
              </th>
              <th scope="col">Response entities: shared mentions of all</th>
            </tr>
          </thead>
          <TableParts
            items={[...shown.slice(0, most), ...extra.slice(0, Math.max(0, most - shown.length))]}
            size={5}
            height={100}
            row={(band) =>
              typeof band === 'number' ? (
                <ExtraRow key={`r${band}`} model={model} entity={band} />
              ) : (
                <BandRow key={band.entity} model={model} band={band} />
              )
            }
          />
        </table>
      </div>
      {shown.length + extra.length > most ? (
        <button type="button" class="noprint" onClick={() => setMost(most + BANDS_PER_STEP)}>
          Show {BANDS_PER_STEP} more of {shown.length + extra.length}
        </button>
      ) : null}
    </div>
  );
}

/** Whether the aligned response entity has mentions of other entities, or extra ones. */
const isGrown = (model: DocumentModel, [first]: Flow): boolean =>
  model.response.sizes[first[0].entity] !== first[1];

function bandsOf(model: DocumentModel): {
  readonly bands: readonly Band[];
  readonly extra: readonly number[];
} {
  const flows = flowsOf(model);
  const bands = flows.key.map((flow, entity): Band => {
    const aligned = model.partners[entity];
    const found = flow.reduce((sum, [, shared]) => sum + shared, 0);
    const missing = model.key.sizes[entity] - found;
    if (flow.length < 2) return { entity, flow, aligned, missing };
    const first = flow.filter(([other]) => other.entity === aligned);
    const others = flow.filter(([other]) => other.entity !== aligned);
    return { entity, flow: [...first, ...others], aligned, missing };
  });
  const { sizes } = model.key;
  const lost = Int32Array.from(
    bands,
    ({ entity, flow, aligned }) => sizes[entity] - (aligned < 0 ? 0 : flow[0][1]),
  );
  const extra = [...flows.response.keys()].filter((entity) => flows.response[entity].length === 0);
  return {
    bands: bands.sort((a, b) => lost[b.entity] - lost[a.entity] || sizes[b.entity] - sizes[a.entity]),
    extra: extra.sort((a, b) => model.response.sizes[b] - model.response.sizes[a]),
  };
}

function ExtraRow({ model, entity }: { readonly model: DocumentModel; readonly entity: number }) {
  return (
    <tr>
      <td class="soft">not in the key</td>
      <td class="number">–</td>
      <td />
      <td>
        <Piece model={model} entity={{ side: 'response', entity }} shared={0} />
      </td>
    </tr>
  );
}

const FLOW_WIDTH = 180;
const LINE_HEIGHT = 24;

function BandRow({ model, band }: { readonly model: DocumentModel; readonly band: Band }) {
  const { entity, flow, missing } = band;
  const key: EntityRef = { side: 'key', entity };
  const [large, small] = [
    flow.filter(
      ([other, shared], at) => at === 0 || shared > MAX_SMALL_PIECE || other.entity === band.aligned,
    ),
    flow.filter(
      ([other, shared], at) => at > 0 && shared <= MAX_SMALL_PIECE && other.entity !== band.aligned,
    ),
  ];
  const gathered = small.reduce((sum, [, shared]) => sum + shared, 0);
  const pieces = [
    ...large.map(([other, shared]) => ({
      size: shared,
      kind: other.entity === band.aligned ? 'aligned' : 'elsewhere',
    })),
    ...(gathered > 0 ? [{ size: gathered, kind: 'elsewhere' }] : []),
    ...(missing > 0 ? [{ size: missing, kind: 'none' }] : []),
  ];
  return (
    <tr>
      <td>
        <button type="button" class="item" onClick={() => pinEntity(model, key)}>
          <EntityMark model={model} entity={key} />
          <bdi class="name">{model.nameOf(key)}</bdi>
        </button>
      </td>
      <td class="number">{model.key.sizes[entity]}</td>
      <td class="flow">
        <Ribbons pieces={pieces} colour={model.isQuiet(key) ? 8 : model.key.colours[entity]} />
      </td>
      <td>
        {large.map(([other, shared]) => (
          <Piece
            key={other.entity}
            model={model}
            entity={other}
            shared={shared}
            isAligned={other.entity === band.aligned}
          />
        ))}
        {gathered > 0 ? (
          <div class="piece soft">
            {small.length} more {small.length === 1 ? 'piece' : 'pieces'} ({gathered}):{' '}
            {small.slice(0, 12).map(([other]) => (
              <EntityMark key={other.entity} model={model} entity={other} />
            ))}
          </div>
        ) : null}
        {missing > 0 ? <div class="piece soft">− {missing} not in the response</div> : null}
      </td>
    </tr>
  );
}

/** Ribbons from the key entity to its pieces; heights grow with the square root of the size. */
function Ribbons({
  pieces,
  colour,
}: {
  readonly pieces: readonly { size: number; kind: string }[];
  readonly colour: number;
}) {
  const heights = pieces.map(({ size }) => Math.min(LINE_HEIGHT - 4, 3 + 3 * Math.sqrt(size)));
  const total = heights.reduce((sum, height) => sum + height, 0);
  const height = LINE_HEIGHT * pieces.length;
  let left = Math.max(0, (height - total) / 2);
  return (
    <svg
      class={`ribbons b${colour}`}
      viewBox={`0 0 ${FLOW_WIDTH} ${height}`}
      width={FLOW_WIDTH}
      height={height}
      aria-hidden="true"
    >
      {pieces.map(({ kind }, at) => {
        const [y, h, to] = [left, heights[at], at * LINE_HEIGHT + (LINE_HEIGHT - heights[at]) / 2];
        left += h;
        const m = FLOW_WIDTH / 2;
        return (
          <path
            key={at}
            class={kind}
            d={`M0 ${y}C${m} ${y} ${m} ${to} ${FLOW_WIDTH} ${to}v${h}C${m} ${to + h} ${m} ${y + h} 0 ${y + h}z`}
          />
        );
      })}
    </svg>
  );
}

interface PieceProps {
  readonly model: DocumentModel;
  readonly entity: EntityRef;
  readonly shared: number;
  readonly isAligned?: boolean;
}

function Piece({ model, entity, shared, isAligned = false }: PieceProps) {
  const size = model.response.sizes[entity.entity];
  return (
    <div class="piece">
      <button type="button" class="item" onClick={() => pinEntity(model, entity)}>
        <EntityMark model={model} entity={entity} />
        <bdi class="name">{model.nameOf(entity)}</bdi>
        <span class="sizes">
          {shared} of {size}
          {isAligned ? `, φ₄ ${phi(model, entity, shared).toFixed(2)}` : ''}
        </span>
      </button>
    </div>
  );
}

/** The similarity of aligned entities: φ₄ of CEAFe. */
function phi(model: DocumentModel, entity: EntityRef, shared: number): number {
  const partner = model.partnerOf(entity);
  const size = partner === undefined ? 0 : model.key.sizes[partner.entity];
  return (2 * shared) / (size + model.response.sizes[entity.entity]);
}
