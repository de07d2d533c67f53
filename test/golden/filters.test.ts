import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { matchers } from '../../src/matching/index.ts';
import { checkFilterRun, type FilterRun } from '../support/filter-goldens.ts';

interface FilterFixture {
  readonly id: string;
  readonly key: string;
  readonly response: string;
  readonly runs: readonly FilterRun[];
}

const file = new URL('../fixtures/filters/corefud.jsonl', import.meta.url);
const cases: FilterFixture[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const known = matchers.map(({ id }) => id);

describe('scores of filtered mentions, by an independent program', () => {
  it.each(cases.map((one) => [one.id, one] as const))('%s', (_, { key, response, runs }) => {
    const [keyBytes, responseBytes] = [key, response].map((text) => new TextEncoder().encode(text));
    for (const run of runs.filter(({ match }) => known.includes(match)))
      checkFilterRun(run, keyBytes, responseBytes);
  });
});
