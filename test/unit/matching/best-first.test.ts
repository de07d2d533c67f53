import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document, Mention } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { bestFirst } from '../../../src/matching/best-first.ts';
import { MentionWords } from '../../../src/matching/mention-words.ts';
import { betterPair, type WeighedPair } from '../../../src/matching/weighed-pair.ts';
import { pairOf, type WeighedStage } from '../../../src/matching/weighed-stage.ts';
import { documentWith } from '../../support/documents.ts';
import { runs } from '../../support/runs.ts';

const HEAD = 10;

/** Mentions around one word, some of them with a gap. */
const documents = fc
  .uniqueArray(fc.tuple(fc.nat(10), fc.nat(9), fc.boolean()), { maxLength: 30, selector: String })
  .map((spans): Document => {
    const list = spans.map(([before, after, hasGap]): Mention => {
      const [start, end] = [HEAD - before, HEAD + 1 + after];
      const gap = hasGap && after > 1 ? { parts: [[start, HEAD + 1] as const, [end - 1, end] as const] } : {};
      return { start, end, entity: 0, ...gap };
    });
    return { ...documentWith([['a']]), mentions: Mentions.of(list) };
  });

const stageFor = (
  words: MentionWords,
  theirs: MentionWords,
  kind: 'overlap' | 'within' | 'equal' | 'unbounded',
): WeighedStage => ({
  groups: [],
  isConnected: true,
  ...(kind === 'unbounded'
    ? { weigh: (one, other) => ((one + other) % 3 === 0 ? undefined : [1 + ((one * other) % 5), 1]) }
    : kind === 'equal'
      ? { weigh: () => [1, 1], bound: () => [1, 1] }
      : kind === 'within'
        ? {
            isWithin: true,
            weigh: (one, other, common) =>
              common === theirs.size(other) ? [common, words.size(one)] : undefined,
            bound: (common, size) => [common, size],
          }
        : { weigh: (one, _, common) => [common, words.size(one)], bound: (common, size) => [common, size] }),
});

describe('bestFirst', () => {
  it.each(['overlap', 'within', 'equal', 'unbounded'] as const)(
    'takes the best pair first: weights by %s',
    (kind) =>
      fc.assert(
        fc.property(documents, documents, (key, response) => {
          const words = { key: new MentionWords(key), response: new MentionWords(response) };
          const stage = stageFor(words.key, words.response, kind);
          const group = {
            key: [...key.mentions.starts.keys()].sort(words.key.compare),
            response: [...response.mentions.starts.keys()].sort(words.response.compare),
          };
          const found: string[] = [];
          bestFirst(group, stage, words, (one, other) => found.push(`${one} ${other}`));
          const all: WeighedPair[] = group.key.flatMap((one) =>
            group.response.flatMap((other) => pairOf(one, other, stage, words) ?? []),
          );
          // The order of pairs of the same value is that of the list: `sort` is stable.
          const expected: string[] = [];
          const taken = { key: new Set<number>(), response: new Set<number>() };
          for (const pair of all.sort(betterPair)) {
            if (taken.key.has(pair.key) || taken.response.has(pair.response)) continue;
            taken.key.add(pair.key);
            taken.response.add(pair.response);
            expected.push(`${pair.key} ${pair.response}`);
          }
          expect(found).toEqual(expected);
        }),
        { numRuns: runs(300) },
      ),
  );
});
