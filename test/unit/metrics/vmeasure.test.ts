import { expect, it } from 'vitest';
import { vmeasure } from '../../../src/metrics/vmeasure.ts';
import { countsOf, scoreOf, sets } from '../../support/sets.ts';

const scored = (key: string, response: string) => scoreOf(vmeasure, sets(key), sets(response));

it('counts information and entropies of the matched mentions', () => {
  // Matched: {a b c} {d f g} against {a b} {c d} {f g}. H(K) = 1 bit, H(R) = log₂ 3, I = 2/3.
  const counts = countsOf(vmeasure, sets('abc defg'), sets('ab cd fghi'));
  expect(counts).toEqual({
    mutual: 4,
    keyEntropy: 6,
    responseEntropy: 9.509775004326936,
    matched: 6,
    keyMentions: 7,
    responseMentions: 8,
  });
});

it('is completeness and homogeneity by the share of mentions that were found', () => {
  const { recall, precision, matched } = scored('abc defg', 'ab cd fghi');
  const completeness = 4 / 9.509775004326936;
  expect([matched.recall, matched.precision]).toEqual([completeness, 4 / 6]);
  expect([recall, precision]).toEqual([(completeness * 6) / 7, ((4 / 6) * 6) / 8]);
});

it('is 1 on a side whose other side has no entropy', () => {
  expect(scored('abc', 'ab c')).toMatchObject({ recall: 0, precision: 1 });
  expect(scored('ab c', 'abc')).toMatchObject({ recall: 1, precision: 0 });
  expect(scored('abc', 'abc')).toMatchObject({ recall: 1, precision: 1, f1: 1 });
});

it('is exactly 0 for independent partitions, not a rounding error', () => {
  expect(countsOf(vmeasure, sets('abc def'), sets('ad be cf')).mutual).toBe(0);
  expect(scored('abc def', 'ad be cf').f1).toBe(0);
});

it('is 0 without matched mentions, and the matched part undefined', () => {
  const undefinedPart = { recall: null, precision: null, f1: null };
  expect(scored('ab', 'cd')).toEqual({ recall: 0, precision: 0, f1: 0, matched: undefinedPart });
  expect(scored('ab', '')).toEqual({ recall: 0, precision: null, f1: 0, matched: undefinedPart });
  expect(scored('', '')).toEqual({ ...undefinedPart, matched: undefinedPart });
});
