/** The differences between key and response in a document, as a list. */
import { EXTRA, MISSING, OTHER, SPAN } from '../../page/types.ts';
import { errorWords, type KindWords, markWords } from '../../report/vocabulary.ts';
import type { DocumentModel, EntityRef, MentionRef } from './model.ts';

/** Kinds of differences, in the order of their filters: first of mentions, then of entities. */
export const kinds = {
  ...markWords,
  'divided-entity': errorWords['divided-entity'],
  'conflated-entities': errorWords['conflated-entities'],
  'missing-entity': errorWords['missing-entity'],
  'extra-entity': errorWords['extra-entity'],
} as const satisfies Readonly<Record<string, KindWords>>;

export type DifferenceKind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as readonly DifferenceKind[];

/** The kinds of an address, `missing,divided-entity`; other names are ignored. */
export const kindsInAddress = (list: string): ReadonlySet<DifferenceKind> =>
  new Set(list.split(',').filter((name): name is DifferenceKind => Object.hasOwn(kinds, name)));

/** The kinds that are marks of mentions, by the code of the mark. */
export const markKinds: ReadonlyMap<number, DifferenceKind> = new Map([
  [MISSING, 'missing'],
  [EXTRA, 'extra'],
  [SPAN, 'span'],
  [OTHER, 'other'],
]);

/** The kinds of marks of mentions; the others are states of entities. */
const MARK_KINDS: ReadonlySet<DifferenceKind> = new Set(markKinds.values());
export const isMarkKind = (kind: DifferenceKind): boolean => MARK_KINDS.has(kind);

export interface EntityDifference {
  readonly kind: DifferenceKind;
  /** Where it is: the mention, or the first mention of the entity. */
  readonly at: MentionRef;
  /** For differences of entities: those of the other side that share mentions with it, largest share first. */
  readonly parts?: readonly (readonly [entity: EntityRef, shared: number])[];
}

const found = new WeakMap<DocumentModel, readonly EntityDifference[]>();

/** All differences in the order of the text. */
export function differencesOf(model: DocumentModel): readonly EntityDifference[] {
  const differences = found.get(model) ?? findDifferences(model);
  found.set(model, differences);
  return differences;
}

function findDifferences(model: DocumentModel): EntityDifference[] {
  const found: EntityDifference[] = [];
  model.response.keyMarks.forEach((mark, mention) => {
    if (mark === MISSING || mark === SPAN || mark === OTHER)
      found.push({ kind: markKinds.get(mark) as DifferenceKind, at: { side: 'key', mention } });
  });
  model.response.marks.forEach((mark, mention) => {
    if (mark === EXTRA) found.push({ kind: 'extra', at: { side: 'response', mention } });
  });
  const flows = flowsOf(model);
  const add = (side: 'key' | 'response', several: DifferenceKind, none: DifferenceKind) => {
    const firsts = firstMentions(model.side(side).entities, model.side(side).ids.length);
    flows[side].forEach((parts, entity) => {
      const at: MentionRef = { side, mention: firsts[entity] };
      if (parts.length === 0) found.push({ kind: none, at });
      else if (parts.length > 1) found.push({ kind: several, at, parts });
    });
  };
  add('key', 'divided-entity', 'missing-entity');
  add('response', 'conflated-entities', 'extra-entity');
  return found.sort((a, b) => model.compare(a.at, b.at));
}

function firstMentions(entities: Int32Array, count: number): Int32Array {
  const firsts = new Int32Array(count).fill(-1);
  entities.forEach((entity, mention) => {
    if (firsts[entity] < 0) firsts[entity] = mention;
  });
  return firsts;
}

export type Flow = readonly (readonly [entity: EntityRef, shared: number])[];

export interface Flows {
  readonly key: readonly Flow[];
  readonly response: readonly Flow[];
}

const known = new WeakMap<DocumentModel, Flows>();

/** For each entity of each side, the entities of the other side with which it shares mentions, largest share first. */
export function flowsOf(model: DocumentModel): Flows {
  let flows = known.get(model);
  if (flows === undefined) {
    flows = computeFlows(model);
    known.set(model, flows);
  }
  return flows;
}

function computeFlows({ key, response }: DocumentModel): Flows {
  const shared = new Map<number, number>();
  const width = response.ids.length;
  response.twins.forEach((twin, mention) => {
    if (twin < 0) return;
    const pair = key.entities[twin] * width + response.entities[mention];
    shared.set(pair, (shared.get(pair) ?? 0) + 1);
  });
  const flows = {
    key: key.ids.map((): [EntityRef, number][] => []),
    response: response.ids.map((): [EntityRef, number][] => []),
  };
  for (const [pair, count] of shared) {
    const [k, r] = [Math.floor(pair / width), pair % width];
    flows.key[k].push([{ side: 'response', entity: r }, count]);
    flows.response[r].push([{ side: 'key', entity: k }, count]);
  }
  for (const flow of [...flows.key, ...flows.response]) {
    if (flow.length > 1) flow.sort((a, b) => b[1] - a[1] || a[0].entity - b[0].entity);
  }
  return flows;
}
