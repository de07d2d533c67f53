import { ScorerFailure } from '../lookups/failure.ts';
import { type ScoredDocument, scoredDocument } from '../lookups/scored-document.ts';
import { alignPartially, type PartialMatch } from './align.ts';
import type { Annotation, Markable } from './markables.ts';
import type { Release } from './release.ts';

export interface UaSettings {
  readonly release: Release;
  readonly match: 'exact' | 'minimum' | PartialMatch;
  readonly keepSingletons: boolean;
  readonly keepSplitAntecedents: boolean;
  readonly keepZeros: boolean;
}

/** A markable with its number; equal markables of both sides have the same. */
export interface NumberedMarkable extends Markable {
  readonly number: number;
  /** Ascending tokens. */
  readonly words: readonly number[];
}

/** A document ready for counting. */
export interface UaDocument extends ScoredDocument {
  /** The atomic entities of a split antecedent, which is one more mention of its entity. */
  readonly splits: ReadonlyMap<number, readonly Int32Array[]>;
  /** Whether a key mention equals another response mention, which minimum spans allow. */
  readonly same: ((key: number, response: number) => boolean) | undefined;
  readonly nonReferring: Sides<readonly number[]>;
  /** Anchors of bridging anaphors. */
  readonly bridging: Sides<ReadonlyMap<number, number>>;
  /** Pairs of anchor and anaphor of which one has no markable. */
  readonly skippedBridging: readonly (readonly [anchor: string, anaphor: string])[];
}

interface Sides<Value> {
  readonly key: Value;
  readonly response: Value;
}

export function prepareDocument(key: Annotation, response: Annotation, settings: UaSettings): UaDocument {
  const numbering = new Numbering();
  const [keySide, responseSide] = [key, response].map((side) => prepareSide(side, numbering, settings));
  const entities = (side: PreparedSide): Int32Array[] =>
    side.entities.map((members) => Int32Array.from(members));
  const aligned =
    settings.match === 'exact' || settings.match === 'minimum'
      ? []
      : alignPartially(listed(keySide, numbering), listed(responseSide, numbering), settings.match);
  const same = settings.match === 'minimum' ? minimumEquality(numbering) : undefined;
  return {
    ...scoredDocument(entities(keySide), entities(responseSide), numbering.size, aligned),
    splits: numbering.splits,
    same,
    nonReferring: { key: keySide.nonReferring, response: responseSide.nonReferring },
    bridging: { key: keySide.bridging, response: responseSide.bridging },
    skippedBridging: [key, response].flatMap(({ anchors, markables }) =>
      Array.from(anchors, ([anaphor, anchor]) => [anchor, anaphor] as const).filter((pair) =>
        pair.some((id) => !markables.has(id)),
      ),
    ),
  };
}

/** Numbers of markables and of split antecedents: the same for equal ones. */
class Numbering {
  readonly #numbers = new Map<string, number>();
  readonly splits = new Map<number, readonly Int32Array[]>();
  /** The first markable of each number. */
  readonly markables = new Map<number, NumberedMarkable>();

  get size(): number {
    return this.#numbers.size;
  }

  markable(markable: Markable): NumberedMarkable {
    const words = markable.zero === undefined ? wordsOfParts(markable) : [];
    const number = this.#byIdentity(
      markable.zero === undefined ? `words ${words.join(' ')}` : `zero ${markable.zero}`,
    );
    const numbered = { ...markable, number, words };
    if (!this.markables.has(number)) this.markables.set(number, numbered);
    return numbered;
  }

  /** A split antecedent is the set of its atomic entities. */
  split(atoms: readonly (readonly number[])[]): number {
    const texts = new Map(atoms.map((members) => [members.join(' '), members]));
    const number = this.#byIdentity(`split ${[...texts.keys()].sort().join('|')}`);
    this.splits.set(
      number,
      Array.from(texts.values(), (members) => Int32Array.from(members)),
    );
    return number;
  }

  #byIdentity(identity: string): number {
    const known = this.#numbers.get(identity);
    if (known !== undefined) return known;
    this.#numbers.set(identity, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

function wordsOfParts({ parts }: Markable): number[] {
  const words: number[] = [];
  for (const [first, last] of parts) for (let word = first; word <= last; word++) words.push(word);
  return words.sort((a, b) => a - b);
}

interface PreparedSide {
  readonly entities: readonly (readonly number[])[];
  readonly nonReferring: readonly number[];
  readonly bridging: ReadonlyMap<number, number>;
  readonly markables: ReadonlyMap<number, NumberedMarkable>;
}

function prepareSide(annotation: Annotation, numbering: Numbering, settings: UaSettings): PreparedSide {
  if (
    settings.match === 'craft' &&
    [...annotation.markables.values()].some(({ zero }) => zero !== undefined)
  ) {
    throw new ScorerFailure('the match of CRAFT cannot compare zeros');
  }
  const markables = new Map<number, NumberedMarkable>();
  const numbers = new Map<string, number>();
  const members = new Map<string, number[]>();
  for (const [id, markable] of annotation.markables) {
    const numbered = numbering.markable(markable);
    numbers.set(id, numbered.number);
    if (!markables.has(numbered.number)) markables.set(numbered.number, numbered);
    const entity = members.get(markable.entity);
    if (entity === undefined) members.set(markable.entity, [numbered.number]);
    else entity.push(numbered.number);
  }
  const entities: (readonly number[])[] = [];
  const nonReferring: number[] = [];
  for (const [name, mentions] of members) {
    const split = settings.keepSplitAntecedents
      ? splitAntecedent(name, annotation, members, numbering)
      : undefined;
    if (split !== undefined && !settings.keepSingletons) {
      throw new ScorerFailure(`entity ${name} has a split antecedent, so singletons cannot be removed`);
    }
    const all = split === undefined ? mentions : [...mentions, split];
    if (name.endsWith('-Pseudo')) nonReferring.push(all[0]);
    else if (settings.keepSingletons || all.length > 1) {
      entities.push(
        settings.keepZeros ? all : all.filter((mention) => markables.get(mention)?.zero === undefined),
      );
    }
  }
  return {
    entities: settings.keepSplitAntecedents ? mergedBySplits(entities, numbering) : entities,
    nonReferring,
    bridging: bridgingPairs(annotation, numbers),
    markables,
  };
}

/** The atomic entities below an entity with elements, as one mention; undefined without elements. */
function splitAntecedent(
  name: string,
  { elements }: Annotation,
  members: ReadonlyMap<string, readonly number[]>,
  numbering: Numbering,
): number | undefined {
  if (!elements.has(name)) return undefined;
  const atoms: (readonly number[])[] = [];
  const visited = new Set<string>();
  const below = (entity: string, path: ReadonlySet<string>): void => {
    if (path.has(entity)) throw new ScorerFailure(`entity ${entity} is an element of itself`);
    if (visited.has(entity)) return;
    visited.add(entity);
    const parts = elements.get(entity);
    if (parts === undefined) atoms.push(members.get(entity) ?? []);
    else for (const part of parts) below(part, new Set([...path, entity]));
  };
  below(name, new Set());
  return numbering.split(atoms);
}

/** Entities with equal split antecedents are one; mentions of an entity are distinct then. */
function mergedBySplits(entities: readonly (readonly number[])[], { splits }: Numbering): number[][] {
  const merged: Set<number>[] = [];
  for (const entity of entities) {
    let existing: Set<number> | undefined;
    for (const mention of entity) {
      if (splits.has(mention)) existing = merged.find((other) => other.has(mention)) ?? existing;
    }
    if (existing === undefined) merged.push(new Set(entity));
    else for (const mention of entity) existing.add(mention);
  }
  return merged.map((members) => [...members]);
}

function bridgingPairs({ anchors }: Annotation, numbers: ReadonlyMap<string, number>): Map<number, number> {
  const pairs = new Map<number, number>();
  for (const [anaphor, anchor] of anchors) {
    const [from, to] = [numbers.get(anaphor), numbers.get(anchor)];
    if (from !== undefined && to !== undefined) pairs.set(from, to);
  }
  return pairs;
}

/** The distinct markables of a side, without split antecedents. */
function listed({ entities, markables }: PreparedSide, { splits }: Numbering): NumberedMarkable[] {
  const numbers = new Set(entities.flat().filter((mention) => !splits.has(mention)));
  return Array.from(numbers, (number) => markables.get(number) as NumberedMarkable);
}

/** Release 1 with minimum spans: a response markable within the key markable that contains its minimum. */
function minimumEquality({ markables }: Numbering): (key: number, response: number) => boolean {
  return (ours, theirs) => {
    const [key, response] = [markables.get(ours), markables.get(theirs)];
    const minimum = key?.minimum;
    if (key === undefined || response === undefined || minimum === undefined) return false;
    const [[keyFirst, keyLast], [first, last]] = [key.parts[0], response.parts[0]];
    return first >= keyFirst && first <= minimum[0] && last <= keyLast && last >= minimum[1];
  };
}
