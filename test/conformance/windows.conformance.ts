import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { golden, goldenText } from '../support/golden.ts';
import { checkWindowRun, type WindowRun } from '../support/window-goldens.ts';

interface WindowCase {
  readonly id: string;
  readonly key: string;
  readonly response: string;
  readonly runs: readonly WindowRun[];
}

const { cases } = JSON.parse(goldenText('metrics-more/windows.json')) as { cases: readonly WindowCase[] };
const pathOf = (name: string): string => fileURLToPath(golden(`metrics-more/${name}`));

describe('scores of windows, by an independent program', () => {
  it('has cases to check', () => {
    expect(cases.flatMap(({ runs }) => runs).length).toBeGreaterThanOrEqual(160);
  });

  it.each(cases.map((one) => [one.id, one] as const))('%s', async (_, { key, response, runs }) => {
    for (const run of runs) await checkWindowRun(run, pathOf(key), pathOf(response));
  });
});
