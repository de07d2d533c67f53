import { bestFirst } from './best-first.ts';
import { bestMatching } from './best-matching.ts';
import { bestOfKinds } from './best-of-kinds.ts';
import type { MentionWords } from './mention-words.ts';
import { betterPair, type Fraction, type WeighedPair } from './weighed-pair.ts';

/** A component with more mentions than this on one side is matched greedily: the optimum would take too long in hostile files. */
export const MAX_SOLVED_MENTIONS = 64;

/** Mentions of both sides that may match among each other, and no others. */
export interface MentionGroup {
  readonly key: readonly number[];
  readonly response: readonly number[];
}

/** What the weight of a mention with others depends on, where it is the same for many mentions. */
export interface Kind {
  /** Mentions of a side with equal names have equal weights. */
  readonly name: string;
  /** Two mentions can match if and only if they have one of these in common. */
  readonly terms: ReadonlySet<string>;
}

/** How the pairs of a stage are weighed. */
export interface WeighedStage {
  /** Disjoint groups. */
  readonly groups: Iterable<MentionGroup>;
  /** The weight of a pair of a group; `undefined` if the two cannot match. */
  weigh(key: number, response: number, common: number): Fraction | undefined;
  /** Whether the mentions of each group are connected by pairs that can match. */
  readonly isConnected: boolean;
  /** Whether a response mention can match only a key mention that it lies within. */
  readonly isWithin?: boolean | undefined;
  /** The kinds of mentions, if weights depend on them alone: then the pairs of a group need not all be looked at. */
  readonly kinds?: Readonly<Record<keyof Sides, (mention: number) => Kind>> | undefined;
  /** The greatest weight of pairs with so many common words, for a key mention of this size; absent if mentions without common words can match. */
  readonly bound?: ((common: number, size: number) => Fraction) | undefined;
}

/** The words of both sides. */
export interface Sides {
  readonly key: MentionWords;
  readonly response: MentionWords;
}

/** Matches the mentions of each group one to one, component by component. Returns the number of components that were too large to be solved. */
export function matchGroups(
  stage: WeighedStage,
  sides: Sides,
  match: (key: number, response: number) => void,
): number {
  const matchPair = ({ key, response }: WeighedPair) => match(key, response);
  let large = 0;
  for (const group of stage.groups) {
    if (group.key.length === 0 || group.response.length === 0) continue;
    if (group.key.length === 1 && group.response.length === 1) {
      // The most frequent case.
      const [[key], [response]] = [group.key, group.response];
      if (stage.weigh(key, response, sides.key.common(key, sides.response, response)) !== undefined)
        match(key, response);
      continue;
    }
    const key = group.key.toSorted(sides.key.compare);
    const response = group.response.toSorted(sides.response.compare);
    for (const component of stage.isConnected
      ? [{ key, response }]
      : componentsOf({ key, response }, stage, sides)) {
      if (Math.max(component.key.length, component.response.length) > MAX_SOLVED_MENTIONS) {
        large++;
        (stage.kinds === undefined ? bestFirst : bestOfKinds)(component, stage, sides, match);
      } else for (const pair of bestPairs(component, stage, sides)) matchPair(pair);
    }
  }
  return large;
}

/** The pair of two mentions; `undefined` if they cannot match. */
export function pairOf(
  key: number,
  response: number,
  stage: Pick<WeighedStage, 'weigh'>,
  sides: Sides,
): WeighedPair | undefined {
  const common = sides.key.common(key, sides.response, response);
  const weight = stage.weigh(key, response, common);
  if (weight === undefined) return undefined;
  return { key, response, weight, dice: [2 * common, sides.key.size(key) + sides.response.size(response)] };
}

/** The parts of a group that are connected by pairs, with their mentions in canonical order. */
function componentsOf({ key, response }: MentionGroup, stage: WeighedStage, sides: Sides): MentionGroup[] {
  const parent = Int32Array.from({ length: key.length + response.length }, (_, i) => i);
  const rootOf = (node: number): number => {
    let root = node;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]];
      root = parent[root];
    }
    return root;
  };
  const join = (one: number, other: number) => {
    const [a, b] = [rootOf(one), rootOf(other)];
    if (a !== b) parent[b] = a;
  };
  const { kinds } = stage;
  if (kinds !== undefined) joinByTerms(key.map(kinds.key), response.map(kinds.response), join);
  else
    key.forEach((one, i) => {
      response.forEach((other, j) => {
        if (rootOf(i) === rootOf(key.length + j)) return;
        if (stage.weigh(one, other, sides.key.common(one, sides.response, other)) !== undefined)
          join(i, key.length + j);
      });
    });
  const components = new Map<number, { key: number[]; response: number[] }>();
  const add = (node: number, side: 'key' | 'response', mention: number) => {
    const component = components.get(rootOf(node)) ?? { key: [], response: [] };
    components.set(rootOf(node), component);
    component[side].push(mention);
  };
  for (const [i, mention] of key.entries()) add(i, 'key', mention);
  for (const [j, mention] of response.entries()) add(key.length + j, 'response', mention);
  return [...components.values()].filter(
    (component) => component.key.length > 0 && component.response.length > 0,
  );
}

/** Joins the mentions that have a term in common with one of the other side; those of the response are numbered after those of the key. */
function joinByTerms(
  key: readonly Kind[],
  response: readonly Kind[],
  join: (one: number, other: number) => void,
): void {
  const first = new Map<string, number>();
  response.forEach(({ terms }, j) => {
    for (const term of terms) if (!first.has(term)) first.set(term, key.length + j);
  });
  const shared = new Set<string>();
  key.forEach(({ terms }, i) => {
    for (const term of terms) {
      const other = first.get(term);
      if (other === undefined) continue;
      shared.add(term);
      join(i, other);
    }
  });
  response.forEach(({ terms }, j) => {
    for (const term of terms) if (shared.has(term)) join(first.get(term) ?? 0, key.length + j);
  });
}

/** The best pairs of a component whose mentions are in canonical order. */
function bestPairs({ key, response }: MentionGroup, stage: WeighedStage, sides: Sides): WeighedPair[] {
  const pairs: WeighedPair[] = [];
  const byPlace: (WeighedPair | undefined)[] = [];
  key.forEach((one, i) => {
    response.forEach((other, j) => {
      const pair = pairOf(one, other, stage, sides);
      if (pair === undefined) return;
      pairs.push({ ...pair, key: i, response: j });
      byPlace[i * response.length + j] = pair;
    });
  });
  if (pairs.length === 0) return [];
  const at = (i: number, j: number) => byPlace[i * response.length + j] as WeighedPair;
  if (key.length === 1 || response.length === 1) {
    // Pairs are in canonical order, and the first of the best ones is chosen.
    const best = pairs.reduce((one, other) => (betterPair(other, one) < 0 ? other : one));
    return [at(best.key, best.response)];
  }
  return Array.from(bestMatching(key.length, response.length, pairs)).flatMap((j, i) =>
    j < 0 ? [] : [at(i, j)],
  );
}
