import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Contingency, DocumentCount, DocumentCounts } from '../core/contingency.ts';
import type { Document } from '../core/document.ts';
import { MentionWords } from '../matching/mention-words.ts';
import type { Metric, MetricOptions } from '../metrics/index.ts';
import { countBridging } from './bridging.ts';
import { marksByCondition } from './names.ts';
import { countWords } from './overlap-words.ts';

/** Counts of a pair of documents that its table does not have. */
interface DocumentCounter {
  readonly counts: readonly DocumentCount[];
  count(pair: AlignedPair, options: MetricOptions): DocumentCounts;
}

const counters: readonly DocumentCounter[] = [
  { counts: ['keyWords', 'responseWords', 'sharedWords'], count: (pair) => countWords(pair) },
  {
    counts: ['rightAnaphors', 'wrongAnaphors', 'missedAnaphors', 'spuriousAnaphors'],
    count: countAnaphors,
  },
  {
    counts: ['keyNonReferring', 'responseNonReferring', 'sharedNonReferring'],
    count: countNonReferring,
  },
  {
    counts: ['keyBridging', 'responseBridging', 'sharedBridging'],
    count: countBridging,
  },
];

/** Adds the counts beyond the table that the metrics need; undefined if they need none. */
export function documentCounting(
  metrics: readonly Metric[],
  options: MetricOptions,
): ((pair: AlignedPair) => Contingency) | undefined {
  const needed = new Set(metrics.flatMap(({ documentCounts }) => documentCounts));
  const chosen = counters.filter(({ counts }) => counts.some((name) => needed.has(name)));
  if (chosen.length === 0) return undefined;
  return (pair) => ({
    ...pair.table,
    documentCounts: Object.assign({}, ...chosen.map(({ count }) => count(pair, options))),
  });
}

export const addDocumentCounts = (
  a: DocumentCounts | undefined,
  b: DocumentCounts | undefined,
): DocumentCounts | undefined => {
  if (a === undefined || b === undefined) return a ?? b;
  const sums: Partial<Record<DocumentCount, number>> = { ...a };
  for (const [name, count] of Object.entries(b)) {
    sums[name as DocumentCount] = (sums[name as DocumentCount] ?? 0) + count;
  }
  return sums;
};

/** Chosen mentions that are not the first of their entity: whether their twins have a right antecedent. */
function countAnaphors(pair: AlignedPair, { anaphors: condition }: MetricOptions): DocumentCounts {
  const { key, response, twins } = pair;
  const marks = marksByCondition(pair, condition);
  const twinOf = new Int32Array(key.mentions.length).fill(-1);
  twins.forEach((k, r) => {
    if (k >= 0) twinOf[k] = r;
  });
  const responseEntities = membersInOrder(response);
  const isFirst = new Uint8Array(response.mentions.length);
  for (const [first] of responseEntities) isFirst[first] = 1;
  const isCovered = new Uint8Array(response.mentions.length);
  let [right, wrong, missed, spurious] = [0, 0, 0, 0];
  for (const members of membersInOrder(key)) {
    const entities = new Set<number>();
    members.forEach((mention, place) => {
      const twin = twinOf[mention];
      const entity = twin < 0 ? -1 : response.mentions.entities[twin];
      if (place > 0 && marks.key.isMarked(mention)) {
        if (twin >= 0) isCovered[twin] = 1;
        if (twin < 0 || isFirst[twin] === 1) missed++;
        else if (entities.has(entity)) right++;
        else wrong++;
      }
      if (twin >= 0) entities.add(entity);
    });
  }
  for (const [, ...others] of responseEntities) {
    for (const mention of others)
      if (marks.response.isMarked(mention) && isCovered[mention] === 0) spurious++;
  }
  return {
    rightAnaphors: right,
    wrongAnaphors: wrong,
    missedAnaphors: missed,
    spuriousAnaphors: spurious,
  };
}

/** The mentions of each entity in canonical order. */
function membersInOrder({ entities, mentions, tokens }: Document): number[][] {
  const members = entities.map((): number[] => []);
  mentions.entities.forEach((entity, mention) => {
    members[entity].push(mention);
  });
  const { compare } = new MentionWords({ mentions, tokens });
  for (const each of members) each.sort(compare);
  return members;
}

/** Mentions that do not refer, and those of the key with the same words as one of the response. Repeats count once. */
function countNonReferring({ key, response }: AlignedPair): DocumentCounts {
  const spansOf = ({ nonReferring, tokens }: Document): Set<string> => {
    if (nonReferring === undefined) return new Set();
    const words = new MentionWords({ mentions: nonReferring, tokens });
    return new Set(
      Array.from({ length: nonReferring.length }, (_, i) => Array.from(words.ranges(i)).join(' ')),
    );
  };
  const [ours, theirs] = [spansOf(key), spansOf(response)];
  return {
    keyNonReferring: ours.size,
    responseNonReferring: theirs.size,
    sharedNonReferring: [...ours].filter((span) => theirs.has(span)).length,
  };
}
