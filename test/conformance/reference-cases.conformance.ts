import { describe, expect, it } from 'vitest';
import { score } from '../../src/library/score.ts';
import type { RatioScore } from '../../src/metrics/index.ts';
import { referenceCases } from '../golden/reference-cases.ts';
import { goldenText } from '../support/golden.ts';

type Pair = [num: number, den: number];
interface Stated {
  readonly recall: number;
  readonly precision: number;
  readonly f1: number;
}
interface Observed extends Stated {
  readonly recallNumDen: Pair;
  readonly precisionNumDen: Pair;
}
interface SuiteCase {
  readonly id: string;
  readonly key: string[][];
  readonly response: string[][];
  /** The numbers stated in the test suite, to four digits. */
  readonly expected: Readonly<Record<string, Stated>>;
  /** The output of the program. */
  readonly observed: Readonly<Record<string, Observed>>;
}

const { cases }: { cases: SuiteCase[] } = JSON.parse(goldenText('conll/cases.json'));
const notation = (entities: string[][]) => entities.map((entity) => entity.join('')).join(' ');

describe("the reference suite's cases", () => {
  it('are those of the committed table', () => {
    expect(referenceCases.map(({ id, key, response }) => ({ id, key, response }))).toEqual(
      cases.map(({ id, key, response }) => ({ id, key: notation(key), response: notation(response) })),
    );
  });

  it.each(cases)('$id comes out as the suite states and as the program gives', (suite) => {
    const result = score({ key: suite.key, response: suite.response, duplicates: 'first' });
    for (const [id, stated] of Object.entries(suite.expected)) {
      const { recall, precision, f1 } = result[id as 'muc'];
      expect(Math.abs((recall ?? 0) - stated.recall), id).toBeLessThan(1e-4);
      expect(Math.abs((precision ?? 0) - stated.precision), id).toBeLessThan(1e-4);
      expect(Math.abs((f1 ?? 0) - stated.f1), id).toBeLessThan(1e-4);
    }
    for (const [id, { recall, precision, f1, recallNumDen, precisionNumDen }] of Object.entries(
      suite.observed,
    )) {
      const ours = result[id as 'muc'] as RatioScore;
      if (id === 'mentions') {
        expect(ours.counts).toEqual({ recall, precision });
        continue;
      }
      if (id !== 'blanc') {
        expect(ours.counts, id).toEqual({
          recall: recallNumDen.map((value) => expect.closeTo(value, 9)),
          precision: precisionNumDen.map((value) => expect.closeTo(value, 9)),
        });
      }
      expect([ours.recall ?? 0, ours.precision ?? 0, ours.f1 ?? 0], id).toEqual(
        [recall, precision, f1].map((value) => expect.closeTo(value, 9)),
      );
    }
  });
});
