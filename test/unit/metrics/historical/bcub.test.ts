/** The example of Pradhan et al. (2014, section 2), and cases worked out by hand. */
import { describe, expect, it } from 'vitest';
import { bcub0, bcubAll, bcubRn, bcubSys } from '../../../../src/metrics/historical/bcub.ts';
import type { Metric } from '../../../../src/metrics/metric.ts';
import { scoreOf, sets } from '../../../support/sets.ts';

const precision = (metric: Metric, response: string) =>
  scoreOf(metric, sets('abc'), sets(response)).precision as number;

describe('precision for the key {a b c}', () => {
  it.each([
    [bcubAll, 'abd', 5 / 9],
    [bcubAll, 'abd i', 2 / 3],
    [bcub0, 'abd', 1],
    [bcub0, 'abd i', 1],
    // Without the singleton, as B³_all of {a b d}.
    [bcubRn, 'abd i', 5 / 9],
    // Without the singleton, and with c as a singleton of both sides: (4/3 + 1/3 + 1) / 4.
    [bcubSys, 'abd i', 2 / 3],
  ] as const)('%o %s', (metric, response, expected) => {
    expect(precision(metric as Metric, response)).toBeCloseTo(expected, 12);
  });
});

it('recall credits a key mention that was not found as a singleton, but not in B³_0', () => {
  const recall = (metric: Metric) => scoreOf(metric, sets('abc'), sets('abd')).recall as number;
  expect([bcubAll, bcubRn, bcubSys].map((metric) => recall(metric as Metric))).toEqual(
    Array(3).fill(expect.closeTo((4 / 3 + 1 / 3) / 3, 12)),
  );
  expect(recall(bcub0 as Metric)).toBeCloseTo(4 / 9, 12);
});
