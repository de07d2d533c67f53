/** What is drawn of a document: singletons may be hidden, chosen kinds fade the rest, and the largest entities may be tinted. */
import { RIGHT } from '../../page/types.ts';
import { type DifferenceKind, flowsOf, markKinds } from './differences.ts';
import type { DocumentModel, EntityRef, MentionRef, SideName } from './model.ts';

export interface Drawn {
  readonly isHidden: (stop: MentionRef) => boolean;
  readonly isFaded: (stop: MentionRef) => boolean;
  /** Entities of the key whose words have a ground in their colour. */
  readonly tinted: ReadonlySet<number>;
}

export const ALL_DRAWN: Drawn = { isHidden: () => false, isFaded: () => false, tinted: new Set() };

/** Number of entities that are tinted on request. */
const TINTED_ENTITIES = 5;

/** Whether most entities of the key have one mention: then singletons are hidden at first. */
export const isMostlySingletons = ({ key: { sizes } }: DocumentModel): boolean =>
  sizes.reduce((sum, size) => sum + Number(size === 1), 0) > sizes.length / 2;

export interface DrawnOptions {
  readonly hasSingletons: boolean;
  readonly hasTint: boolean;
  /** Empty for all. */
  readonly chosen: ReadonlySet<DifferenceKind>;
  /** An entity that is drawn in any case, because it is pinned. */
  readonly pinned?: EntityRef | undefined;
}

export function drawnOf(
  model: DocumentModel,
  { hasSingletons, hasTint, chosen, pinned }: DrawnOptions,
): Drawn {
  const isPinned = (ref: EntityRef): boolean =>
    pinned !== undefined && pinned.side === ref.side && pinned.entity === ref.entity;
  const isHidden = (stop: MentionRef): boolean => {
    const ref = model.entityOf(stop);
    if (!model.isQuiet(ref) || isPinned(ref)) return false;
    const partner = model.partnerOf(ref);
    return partner === undefined || !isPinned(partner);
  };
  const bright = chosen.size === 0 ? undefined : brightOf(model, chosen);
  return {
    isHidden: hasSingletons ? () => false : isHidden,
    isFaded: bright === undefined ? () => false : ({ side, mention }) => bright[side][mention] === 0,
    tinted: new Set(hasTint ? largestEntities(model) : []),
  };
}

const largestEntities = ({ key: { sizes } }: DocumentModel): number[] =>
  Array.from(sizes.keys())
    .filter((entity) => sizes[entity] > 1)
    .sort((a, b) => sizes[b] - sizes[a] || a - b)
    .slice(0, TINTED_ENTITIES);

/** The state of an entity, if something is wrong with it as a whole. */
export function stateOf(model: DocumentModel, { side, entity }: EntityRef): DifferenceKind | undefined {
  const parts = flowsOf(model)[side][entity].length;
  if (parts === 1) return undefined;
  if (side === 'key') return parts === 0 ? 'missing-entity' : 'divided-entity';
  return parts === 0 ? 'extra-entity' : 'conflated-entities';
}

/** Mentions with one of some marks, those of entities in one of some states, and their mentions on the other side. */
function brightOf(
  model: DocumentModel,
  chosen: ReadonlySet<DifferenceKind>,
): Readonly<Record<SideName, Uint8Array>> {
  const states = {
    key: model.key.ids.map((_, entity) => stateOf(model, { side: 'key', entity })),
    response: model.response.ids.map((_, entity) => stateOf(model, { side: 'response', entity })),
  };
  const own = (side: SideName): Uint8Array =>
    Uint8Array.from(model.side(side).entities, (entity, mention) => {
      const mark = model.markOf({ side, mention });
      const kind = mark === RIGHT ? undefined : markKinds.get(mark);
      const state = states[side][entity];
      return Number((kind !== undefined && chosen.has(kind)) || (state !== undefined && chosen.has(state)));
    });
  const [key, response] = [own('key'), own('response')];
  const spread = (from: SideName, marks: Uint8Array, to: Uint8Array) => {
    const found = marks.slice();
    marks.forEach((_, mention) => {
      const other = model.counterpart({ side: from, mention });
      if (other !== undefined && to[other.mention] === 1) found[mention] = 1;
    });
    return found;
  };
  return { key: spread('key', key, response), response: spread('response', response, key) };
}
