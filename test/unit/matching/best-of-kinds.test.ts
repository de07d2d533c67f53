import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Mentions } from '../../../src/core/mentions.ts';
import { bestFirst } from '../../../src/matching/best-first.ts';
import { bestOfKinds } from '../../../src/matching/best-of-kinds.ts';
import { MentionWords } from '../../../src/matching/mention-words.ts';
import { type Kind, matchGroups, type WeighedStage } from '../../../src/matching/weighed-stage.ts';
import { documentWith } from '../../support/documents.ts';
import { runs } from '../../support/runs.ts';

/** Mentions with some words, and the numbers that their weights depend on. */
const sides = fc.array(fc.tuple(fc.nat(12), fc.integer({ min: 1, max: 4 }), fc.subarray([1, 2, 3, 4, 5])), {
  maxLength: 30,
});
type Side = [start: number, length: number, numbers: number[]][];

function stageOf(key: Side, response: Side): WeighedStage {
  const kind =
    (side: Side) =>
    (mention: number): Kind => ({
      name: side[mention][2].join(),
      terms: new Set(side[mention][2].map(String)),
    });
  return {
    groups: [{ key: [...key.keys()], response: [...response.keys()] }],
    isConnected: false,
    weigh: (one, other) => {
      const [a, b] = [key[one][2], response[other][2]];
      const common = a.filter((number) => b.includes(number)).length;
      return common === 0 ? undefined : [2 * common, a.length + b.length];
    },
    kinds: { key: kind(key), response: kind(response) },
  };
}

const wordsOf = (side: Side) =>
  new MentionWords({
    ...documentWith([['a']]),
    mentions: Mentions.of(side.map(([start, length]) => ({ start, end: start + length, entity: 0 }))),
  });

it('takes the same pairs as the greedy matching that looks at all of them', () =>
  fc.assert(
    fc.property(sides, sides, (key, response) => {
      const stage = stageOf(key, response);
      const words = { key: wordsOf(key), response: wordsOf(response) };
      const group = {
        key: [...key.keys()].sort(words.key.compare),
        response: [...response.keys()].sort(words.response.compare),
      };
      const pairs = (greedy: typeof bestFirst) => {
        const found: string[] = [];
        greedy(group, stage, words, (one, other) => found.push(`${one} ${other}`));
        return found;
      };
      expect(pairs(bestOfKinds)).toEqual(pairs(bestFirst));
    }),
    { numRuns: runs(500) },
  ));

it('has the components that pairs have', () =>
  fc.assert(
    fc.property(sides, sides, (key, response) => {
      const stage = stageOf(key, response);
      const words = { key: wordsOf(key), response: wordsOf(response) };
      const pairs = (used: WeighedStage) => {
        const found: string[] = [];
        matchGroups(used, words, (one, other) => found.push(`${one} ${other}`));
        return found.sort();
      };
      expect(pairs(stage)).toEqual(pairs({ ...stage, kinds: undefined }));
    }),
    { numRuns: runs(300) },
  ));

it('compares kinds, not mentions', () => {
  const many: Side = Array.from({ length: 2000 }, (_, i) => [i, 1, [1, 1 + (i % 3)]]);
  const stage = stageOf(many, many);
  let weighed = 0;
  const counting: WeighedStage = {
    ...stage,
    weigh: (one, other, common) => {
      weighed++;
      return stage.weigh(one, other, common);
    },
  };
  const matched: number[] = [];
  const words = { key: wordsOf(many), response: wordsOf(many) };
  matchGroups(counting, words, (one) => matched.push(one));
  expect(matched).toHaveLength(2000);
  expect(weighed).toBeLessThan(100_000);
});
