import type { AlignedPair } from '../core/aligned-pair.ts';
import { maximumWeight } from '../core/assignment.ts';
import type { DocumentCounts } from '../core/contingency.ts';
import type { Document } from '../core/document.ts';
import { bestFirst } from '../matching/best-first.ts';
import { MentionWords } from '../matching/mention-words.ts';
import { Overlaps } from '../matching/overlaps.ts';
import type { WeighedStage } from '../matching/weighed-stage.ts';

/** If more pairs of different mentions overlap than this, they are paired greedily: the optimum would take too much time and memory in hostile files. */
const MAX_OVERLAPPING_PAIRS = 2_000_000;

/** The words of mentions, and those in common in the best one-to-one pairing of mentions that overlap. */
export function countWords(
  { key, response }: Pick<AlignedPair, 'key' | 'response'>,
  maxPairs = MAX_OVERLAPPING_PAIRS,
): DocumentCounts {
  const [ours, theirs] = [sideOf(key), sideOf(response)];
  const twins = equalMentions(ours, theirs);
  const equal = twins.reduce((sum, [mention]) => sum + ours.words.size(mention), 0);
  const free = {
    key: rest(ours, new Set(twins.map(([mention]) => mention))),
    response: rest(theirs, new Set(twins.map(([, mention]) => mention))),
  };
  const pairs = overlappingPairs(ours, theirs, free, maxPairs);
  const shared = pairs === undefined ? greedyWords(ours, theirs, free) : bestWords(free, pairs);
  return {
    keyWords: ours.total,
    responseWords: theirs.total,
    sharedWords: equal + shared,
    ...(pairs === undefined ? { greedyWords: 1 } : {}),
  };
}

interface Side {
  readonly words: MentionWords;
  readonly count: number;
  /** The number of words of all mentions. */
  readonly total: number;
}

/** Indices of mentions of both sides. */
interface Free {
  readonly key: readonly number[];
  readonly response: readonly number[];
}

function sideOf({ mentions, tokens }: Document): Side {
  const words = new MentionWords({ mentions, tokens });
  let total = 0;
  for (let i = 0; i < mentions.length; i++) total += words.size(i);
  return { words, count: mentions.length, total };
}

const rest = ({ count }: Side, paired: ReadonlySet<number>): number[] =>
  Array.from({ length: count }, (_, i) => i).filter((i) => !paired.has(i));

/**
 * Pairs of mentions with the same words. Some best pairing contains them: for any sets, |A ∩ X| + |A ∩ Y| ≤ |A| + |X ∩ Y|, so two equal mentions A with partners X and Y
 * can be paired with each other, and X with Y.
 */
function equalMentions(ours: Side, theirs: Side): (readonly [key: number, response: number])[] {
  const nameOf = ({ words }: Side, mention: number) => Array.from(words.ranges(mention)).join();
  const free = new Map<string, number[]>();
  for (let i = 0; i < ours.count; i++) {
    const name = nameOf(ours, i);
    const known = free.get(name);
    if (known === undefined) free.set(name, [i]);
    else known.push(i);
  }
  return Array.from({ length: theirs.count }, (_, i) => i).flatMap((i) => {
    const mention = free.get(nameOf(theirs, i))?.pop();
    return mention === undefined ? [] : [[mention, i] as const];
  });
}

/** The overlapping pairs of free mentions, by their places in the lists, with the numbers of common words; undefined if there are too many. */
function overlappingPairs(ours: Side, theirs: Side, free: Free, maxPairs: number) {
  const extent = ({ words }: Side, mention: number) => ({
    ranges: Array.from(words.ranges(mention)),
    size: words.size(mention),
  });
  const overlaps = new Overlaps(free.key.map((mention) => extent(ours, mention)));
  const [row, column, weight]: [number[], number[], number[]] = [[], [], []];
  for (const [place, mention] of free.response.entries()) {
    overlaps.visit(extent(theirs, mention), (k, shared) => {
      row.push(k);
      column.push(place);
      weight.push(shared);
    });
    if (row.length > maxPairs) return undefined;
  }
  return {
    row: Int32Array.from(row),
    column: Int32Array.from(column),
    weight: Float64Array.from(weight),
  };
}

const bestWords = (
  { key, response }: Free,
  pairs: NonNullable<ReturnType<typeof overlappingPairs>>,
): number => maximumWeight(key.length, response.length, pairs);

/** The common words if the pair with the most of them is taken first, again and again. */
function greedyWords(ours: Side, theirs: Side, free: Free): number {
  const sides = { key: ours.words, response: theirs.words };
  const stage: WeighedStage = {
    groups: [],
    isConnected: true,
    weigh: (_key, _response, common) => (common > 0 ? [common, 1] : undefined),
    bound: (common) => [common, 1],
  };
  const ordered = {
    key: free.key.toSorted(sides.key.compare),
    response: free.response.toSorted(sides.response.compare),
  };
  let shared = 0;
  bestFirst(ordered, stage, sides, (one, other) => {
    shared += sides.key.common(one, sides.response, other);
  });
  return shared;
}
