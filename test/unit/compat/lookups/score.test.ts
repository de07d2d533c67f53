import { describe, expect, it } from 'vitest';
import {
  addCounts,
  blancScores,
  conllScore,
  noCounts,
  percent,
  scoresAsJson,
  scoresOf,
} from '../../../../src/compat/lookups/score.ts';

const counts = (a: number, b: number, c: number, d: number) =>
  ({ recall: [a, b], precision: [c, d] }) as const;

describe('scores of the originals', () => {
  it('divide the sums once', () => {
    const sum = addCounts(addCounts(noCounts, counts(1, 2, 1, 4)), counts(1, 2, 3, 4));
    expect(scoresOf(sum)).toEqual({ recall: 0.5, precision: 0.5, f1: 0.5 });
  });

  it('are 0 without a denominator', () => {
    expect(scoresOf(noCounts)).toEqual({ recall: 0, precision: 0, f1: 0 });
  });

  it('of BLANC leave out a kind of links that neither side has', () => {
    expect(blancScores([counts(1, 2, 1, 1), noCounts])).toEqual(scoresOf(counts(1, 2, 1, 1)));
    expect(blancScores([counts(1, 1, 1, 1), counts(0, 0, 0, 3)]).recall).toBe(0.5);
    expect(blancScores([noCounts, noCounts]).f1).toBe(0);
  });

  it('are rounded as Python does it', () => {
    expect([0.12345, 0.00125, 0.00375, 1].map(percent)).toEqual(['12.35', '0.12', '0.38', '100.00']);
  });

  it('average MUC, B³ and CEAFe', () => {
    const row = (f1: number) => ({ recall: 0, precision: 0, f1 });
    expect(
      conllScore([
        ['muc', row(0.3)],
        ['bcub', row(0.6)],
        ['ceafe', row(0.9)],
        ['lea', row(0)],
      ]),
    ).toBeCloseTo(0.6);
    expect(conllScore([['muc', row(1)]])).toBeUndefined();
    expect(JSON.parse(scoresAsJson([['muc', row(1)]]))).toEqual({ metrics: { muc: row(1) } });
  });
});
