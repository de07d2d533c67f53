import { describe, expect, it } from 'vitest';
import { type EntitySlice, EntitySliceSums } from '../../../src/analyze/entity-slices.ts';
import type { AlignedPair } from '../../../src/core/aligned-pair.ts';
import { alignPair, settingsOf } from '../../../src/evaluate/index.ts';
import { documentWith } from '../../support/documents.ts';
import { near } from '../../support/near.ts';
import { pairOfSets } from '../../support/set-pairs.ts';
import { sets } from '../../support/sets.ts';

function slicesOf(feature: string, ...pairs: readonly AlignedPair[]): readonly EntitySlice[] | undefined {
  const sums = new EntitySliceSums();
  for (const pair of pairs) sums.add(pair);
  return sums.slices().find((set) => set.feature === feature)?.slices;
}

const fractions = ({ scores }: EntitySlice) =>
  Object.values(scores).map(({ counts: { recall, precision } }) => [...recall, ...precision]);

/** A pair of documents whose mentions are one token each, at these positions. */
const positioned = (key: string[][], response: string[][], options = {}) => {
  const side = (entities: string[][]) =>
    documentWith(
      entities.map((entity, i) => [String(i), ...entity]),
      { length: 20_000, ...options },
    );
  return alignPair(side(key), side(response), settingsOf({}), () => {}).pair;
};

describe('EntitySliceSums', () => {
  it('has the key entities of a length for recall and the response entities of it for precision, each against all of the other side', () => {
    const slices = slicesOf('chain-length', pairOfSets(sets('abcdefghijk lm n'), sets('abcdefghij klm n')));
    expect(slices?.map(({ value, key, response }) => [value, key, response])).toEqual([
      ['1', 1, 1],
      ['2-10', 1, 2],
      ['11+', 1, 0],
    ]);
    const [one, few, many] = slices?.map(fractions) ?? [];
    expect(one).toEqual([
      [0, 0, 0, 0],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    ]);
    // {l m} is within {k l m}; of the response, {a … j} is within the key entity and {k l m} is in two.
    expect(few).toEqual([
      [1, 1, 9 + 1, 9 + 2],
      [2, 2, near(10 + 1 / 3 + 4 / 3), 13],
      [near(4 / 5), 1, near(20 / 21 + 4 / 5), 2],
      [2, 2, near(10 + 1), 13],
    ]);
    expect(many).toEqual([
      [9, 10, 0, 0],
      [near(100 / 11 + 1 / 11), 11, 0, 0],
      [near(20 / 21), 1, 0, 0],
      [near((11 * 45) / 55), 11, 0, 0],
    ]);
  });

  it('lets two slices of CEAFe want the same entity of the other side', () => {
    const [one, few] = slicesOf('chain-length', pairOfSets(sets('a bc'), sets('abc'))) ?? [];
    expect(one.scores.ceafe.counts.recall).toEqual([near(2 / 4), 1]);
    expect(few.scores.ceafe.counts.recall).toEqual([near(4 / 5), 1]);
    // One response entity, of the second slice, is aligned with the better of the two.
    expect(few.scores.ceafe.counts.precision).toEqual([near(4 / 5), 1]);
  });

  it('has no credit of LEA for a singleton that is part of a larger entity', () => {
    const [one] = slicesOf('chain-length', pairOfSets(sets('a b'), sets('a bc'))) ?? [];
    expect(one.scores.lea.counts.recall).toEqual([1, 2]);
  });

  it('divides by the distance between the first tokens of the first and the last mention', () => {
    const key = [['0', '99'], ['1', '101'], ['2', '502'], ['3', '2003'], ['4', '10004'], ['5']];
    const slices = slicesOf('entity-range', positioned(key, [['6', '16006', '7']]));
    expect(slices?.map(({ value, key: of, response }) => [value, of, response])).toEqual([
      ['one mention', 1, 0],
      ['0-99', 1, 0],
      ['100-499', 1, 0],
      ['500-1999', 1, 0],
      ['2000-9999', 1, 0],
      ['10000+', 1, 1],
    ]);
  });

  it('counts tokens where positions are characters, and has no ranges where nothing says what tokens are', () => {
    const offsets = Array.from({ length: 200 }, (_, t) => [10 * t, 10 * t + 9] as const);
    const tokens = { length: 200, at: () => 'w', offsets };
    const inCharacters = positioned([['5', '1005']], [], { unit: 'character', tokens });
    expect(slicesOf('entity-range', inCharacters)?.map(({ value }) => value)).toEqual(['100-499']);
    const between = positioned([['5', '999']], [], { unit: 'character', tokens });
    expect(slicesOf('entity-range', between)?.map(({ value }) => value)).toEqual(['100-499']);
    expect(slicesOf('entity-range', positioned([['0']], [], { unit: 'character' }))).toBeUndefined();
  });

  it('adds up documents, and leaves out values that neither side has', () => {
    const pair = pairOfSets(sets('ab'), sets('a b'));
    const slices = slicesOf('chain-length', pair, pair);
    expect(slices?.map(({ value, key, response }) => [value, key, response])).toEqual([
      ['1', 0, 4],
      ['2-10', 2, 0],
    ]);
    expect(slices?.[1].scores.muc).toEqual({
      recall: 0,
      precision: null,
      f1: 0,
      counts: { recall: [0, 2], precision: [0, 0] },
    });
    expect(new EntitySliceSums().slices()).toEqual([]);
  });
});
