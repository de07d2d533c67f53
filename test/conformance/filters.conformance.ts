import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchers } from '../../src/matching/index.ts';
import { checkFilterRun, type FilterRun } from '../support/filter-goldens.ts';
import { golden, goldenText } from '../support/golden.ts';

interface FilterCase {
  readonly id: string;
  readonly key: string;
  readonly response: string;
  readonly runs: readonly FilterRun[];
}

const { cases } = JSON.parse(goldenText('filters/manifest.json')) as { cases: readonly FilterCase[] };
const known = matchers.map(({ id }) => id);

describe('scores of filtered mentions, by an independent program', () => {
  it('has cases to check', () => {
    expect(cases.length).toBeGreaterThanOrEqual(25);
  });

  it.each(cases.map((one) => [one.id, one] as const))('%s', (_, { key, response, runs }) => {
    const [keyBytes, responseBytes] = [key, response].map((path) => readFileSync(golden(`filters/${path}`)));
    for (const run of runs.filter(({ match }) => known.includes(match)))
      checkFilterRun(run, keyBytes, responseBytes);
  });
});
