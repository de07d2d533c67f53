import { describe, expect, it } from 'vitest';
import { keyDecisions, systemDecisions } from '../../../../src/analyze/flips/decisions.ts';
import { flipsBetween } from '../../../../src/analyze/flips/flips.ts';
import { alignedPair } from '../../../support/aligned-pairs.ts';
import type { Entities } from '../../../support/evaluate-pairs.ts';

const TEXT = 'a b c d e f g h i';
const key: Entities = [
  ['1', '0', '1', '2'],
  ['2', '3', '4', '5', '6'],
];
const flipsOf = (a: Entities, b: Entities) => {
  const [pairA, pairB] = [a, b].map((entities) => alignedPair(TEXT, key, entities));
  return flipsBetween([keyDecisions(pairA)], [systemDecisions(pairA)], [systemDecisions(pairB)]);
};

const first: Entities = [
  ['1', '0', '1'],
  ['2', '2', '3'],
  ['3', '5', '6', '7', '8'],
];
const second: Entities = [
  ['1', '0', '1', '2'],
  ['2', '3', '4'],
  ['3', '5', '6'],
];

describe('flipsBetween', () => {
  it('has the numbers of the example of Pradhan et al. (2014)', () => {
    const { decisions, points } = flipsOf(first, second);
    expect(decisions.link).toEqual({ wrong: [3, 1], repaired: 2, broken: 0, bothWrong: 1, bothRight: 2 });
    expect(decisions['false-link']).toMatchObject({ wrong: [3, 0], bothRight: null });
    expect(points.muc.link).toBeCloseTo(0.2920634920634, 12);
  });

  it('exchanges repaired and broken with the systems', () => {
    const { rows } = flipsOf(second, first);
    expect(rows.map(({ outcome }) => outcome)).not.toContain('repaired');
    const [row] = rows;
    expect(row).toMatchObject({
      decision: 'link',
      start: 2,
      b: { kind: 'divided-entity' },
      a: { kind: null },
    });
  });

  it('finds nothing between a system and itself but what both got wrong', () => {
    const { rows, kinds } = flipsOf(first, first);
    expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['bothWrong']));
    expect(kinds.mention).toEqual({ repaired: {}, broken: {} });
  });

  it('has the file of the wrong system, and the place of the key mention, in a false link', () => {
    const found = flipsOf(first, second).rows.find(({ decision }) => decision === 'false-link');
    expect(found).toMatchObject({ start: 3, end: 4, text: 'd', a: { antecedent: { text: 'c' } } });
  });
});
