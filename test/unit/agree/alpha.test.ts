import { describe, expect, it } from 'vitest';
import { type AlphaCounts, alphaCounts, alphaOf, pooledAlpha } from '../../../src/agree/alpha.ts';
import { distanceIds } from '../../../src/agree/distances.ts';
import { tablesOf } from '../../support/annotators.ts';
import { near } from '../../support/near.ts';

/** {a, b} {c, d} against {a, b, c}; in the second document only one annotator marked something. */
const [one, two] = tablesOf({ ann: ['ab cd', 'xy'], ben: ['abc', ''] });

/** The numbers for one distance. */
const of = ({ values, observed, expected, empty }: AlphaCounts, distance: (typeof distanceIds)[number]) => {
  const i = distanceIds.indexOf(distance);
  return { values, observed: observed[i], expected: expected[i], empty };
};

describe('alphaCounts', () => {
  it('compares an unmarked span with every chain at distance 1 under the rule "null"', () => {
    // n·D_o = 2 (δ(ab, abc) + δ(ab, abc) + δ(cd, abc) + 1); values: 2 ab, 2 cd, 3 abc, 1 empty.
    const counts = alphaCounts(one, [0, 1], 'null');
    const rest = { values: 8, empty: 1 };
    expect(of(counts, 'masi')).toEqual({ ...rest, observed: near(109 / 18), expected: near(17 / 3) });
    expect(of(counts, 'jaccard')).toEqual({ ...rest, observed: near(29 / 6), expected: near(5) });
    expect(of(counts, 'dice')).toEqual({ ...rest, observed: near(4), expected: near(31.6 / 7) });
    expect(of(counts, 'passonneau')).toEqual({ ...rest, observed: near(14 / 3), expected: near(34 / 7) });
    expect(of(counts, 'nominal')).toEqual({ ...rest, observed: near(8), expected: near(46 / 7) });
  });

  it('takes an unmarked span as a chain of one mention under the rule "singleton"', () => {
    const counts = of(alphaCounts(one, [0, 1], 'singleton'), 'masi');
    expect(counts).toEqual({ values: 8, empty: 0, observed: near(97 / 18), expected: near(115 / 21) });
  });

  it('leaves out spans that only one marked under the rule "missing", but not from the sizes of chains', () => {
    const counts = of(alphaCounts(one, [0, 1], 'missing'), 'masi');
    expect(counts).toEqual({ values: 6, empty: 0, observed: near(73 / 18), expected: near(97 / 30) });
  });

  it('weights the pairs of a span by the number of its values', () => {
    const [table] = tablesOf({ ann: ['ab'], ben: ['ab'], cas: ['a b'] });
    const counts = of(alphaCounts(table, [0, 1, 2], 'null'), 'nominal');
    expect(counts).toEqual({ values: 6, empty: 0, observed: near(4), expected: near(18 / 5) });
  });

  it('has no values without a second annotator', () => {
    const [table] = tablesOf({ ann: ['ab'], ben: ['-'] });
    const none = { values: 0, empty: 0, observed: 0, expected: 0 };
    expect(of(alphaCounts(table, [0, 1], 'null'), 'masi')).toEqual(none);
    expect(of(alphaCounts(one, [1], 'singleton'), 'masi')).toEqual(none);
    expect(of(alphaCounts(one, [], 'missing'), 'masi')).toEqual(none);
  });
});

describe('alphaOf', () => {
  it('is undefined without values, and 1 where no disagreement is expected', () => {
    expect(alphaOf(0, 0, 0)).toBeNull();
    expect(alphaOf(4, 0, 0)).toBe(1);
    expect(alphaOf(4, 3, 2)).toBe(-0.5);
  });
});

describe('pooledAlpha', () => {
  it('compares the values of all documents with each other; empty values are equal across documents', () => {
    const counts = [one, two].map((table) => alphaCounts(table, [0, 1], 'null'));
    // n = 12; 144 ordered pairs, of which 70/3 + 4 are alike in a document and 3² are two empty values.
    expect(pooledAlpha(counts, 'masi')).toEqual({
      observed: near(181 / 18 / 12),
      expected: near(323 / 33 / 12),
      alpha: near(-53 / 1938),
    });
  });

  it('is undefined without values', () => {
    expect(pooledAlpha([], 'dice')).toEqual({ observed: null, expected: null, alpha: null });
  });
});
