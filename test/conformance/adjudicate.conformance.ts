import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type AdjudicateCase, checkDecisions } from '../support/adjudicate-goldens.ts';
import { golden, goldenText } from '../support/golden.ts';

const cases = readdirSync(golden('adjudicate'))
  .filter((name) => name.endsWith('.json'))
  .sort();
const read = (name: string): AdjudicateCase => JSON.parse(goldenText(`adjudicate/${name}`));

it('has cases to check', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
});

it.each(cases)('%s: decisions that differ', async (name) => {
  await checkDecisions(read(name));
});
