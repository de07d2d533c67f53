import { describe, expect, it } from 'vitest';
import type { CorpusProfile } from '../../../src/check/corpus-check.ts';
import { PairCheck } from '../../../src/check/pair-check.ts';
import type { AlignedPair } from '../../../src/core/aligned-pair.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { alignPair } from '../../../src/evaluate/align-pair.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { alignedPair, textWith } from '../../support/aligned-pairs.ts';
import { collector } from '../../support/documents.ts';

const profile = (changes: Partial<CorpusProfile> = {}): CorpusProfile => ({
  documents: 1,
  tokens: 100,
  characters: 0,
  mentions: 10,
  entities: 5,
  singletons: 0,
  mentionLength: 20,
  gaps: 0,
  ...changes,
});

function found(pairs: readonly AlignedPair[], key = profile(), response = profile()): string[] {
  const { problems, report } = collector();
  const check = new PairCheck();
  for (const pair of pairs) check.add(pair);
  check.finish(key, response, report);
  return problems.map(({ code, message }) => `${code}: ${message}`);
}

describe('PairCheck', () => {
  it('finds mentions that differ in punctuation at their ends only', () => {
    const pair = alignedPair(
      'Ann , saw Bea . now',
      [['k', '0', '3', '5']],
      [['r', '0-1', '3-4', '4-5', '2']],
    );
    expect(found([pair])).toEqual([
      'mention/boundary: Mentions of the response that differ from one of the key in punctuation at their ends only: 3; the first: "Ann ," (tokens 0 to 1).',
    ]);
    expect(found([alignedPair('Ann ,', [['k', '0']], [['r', '0', '0-1']])])).toEqual([]);
  });

  it('finds gaps that the response has lost: the whole span, or the first part alone', () => {
    const key = {
      ...textWith('a b c d e', [['k']]),
      mentions: Mentions.of(
        [0, 1].map((start) => ({
          start,
          end: start + 4,
          entity: 0,
          parts: [
            [start, start + 1],
            [start + 2, start + 4],
          ] as [number, number][],
        })),
      ),
    };
    const pairWith = (...spans: string[]) =>
      alignPair(key, textWith('a b c d e', [['r', ...spans]]), settingsOf(), () => {}).pair;
    const message = (count: number, first: string) =>
      `mention/gaps-lost: Mentions with gaps in the key: 2, in the response: 0, but ${count} of them from the first to the last word, or of the first part alone; the first: ${first}.`;
    const gaps = profile({ gaps: 2 });
    expect(found([pairWith('0-3', '1')], gaps)).toEqual([message(2, '"a b c d" (tokens 0 to 3)')]);
    expect(found([pairWith('1-4', '2-3')], gaps)).toEqual([message(1, '"b c d e" (tokens 1 to 4)')]);
    expect(found([pairWith('2-3')], gaps)).toEqual([]);
    expect(found([pairWith('0-3')], gaps, profile({ gaps: 1 }))).toEqual([]);
  });

  it('finds a response that ends in the first half of a document of 100 tokens', () => {
    const words = (count: number) => Array.from({ length: count }, (_, i) => `w${i}`).join(' ');
    const ends = (length: number, key: number, response: number) =>
      found([alignedPair(words(length), [['k', String(key - 1)]], [['r', String(response - 1)]])]);
    expect(ends(100, 80, 50)).toEqual([
      'response/ends-early: Documents whose mentions end early in the response: 1; the first: document d has 100 tokens, its last mention ends at 80 in the key and at 50 in the response.',
    ]);
    expect(ends(100, 80, 51)).toEqual([]);
    expect(ends(100, 79, 50)).toEqual([]);
    expect(ends(99, 99, 10)).toEqual([]);
    expect(found([alignedPair(words(100), [['k', '99']], [])])).toEqual([]);
  });

  it('compares how many mentions there are and how long, from 50 mentions of the key on', () => {
    const key = profile({ mentions: 50, mentionLength: 100 });
    const compared = (mentions: number, mentionLength: number, of = key) =>
      found([], of, profile({ mentions, mentionLength }));
    expect(compared(100, 200)).toEqual([
      'mentions/profile: The key has 50 mentions of 2.0 words on average, the response 100 of 2.0.',
    ]);
    expect(compared(99, 198)).toEqual([]);
    expect(compared(25, 50)).toHaveLength(1);
    expect(compared(26, 52)).toEqual([]);
    expect(compared(50, 200)).toHaveLength(1);
    expect(compared(50, 199)).toEqual([]);
    expect(compared(50, 50)).toHaveLength(1);
    expect(compared(0, 0)).toEqual([]);
    expect(compared(100, 200, { ...key, mentions: 49 })).toEqual([]);
  });

  it('looks at no position of mentions that are names', () => {
    const pair = alignedPair('Ann , x', [['k', '0']], [['r', '0-1']]);
    const named = { ...pair, response: { ...pair.response, unit: 'name' as const } };
    expect(found([named])).toEqual([]);
  });
});
