import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkFlips, checkStandings, type FlipCase } from '../support/flip-goldens.ts';
import { golden, goldenText } from '../support/golden.ts';

const cases = readdirSync(golden('flips'))
  .filter((name) => name.endsWith('.json'))
  .sort();

it('has cases to check', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
});

const tables = cases.filter((name) => name.startsWith('table-'));

it.each(tables)('%s: standings and p-values', async (name) => {
  await checkStandings(JSON.parse(goldenText(`flips/${name}`)) as FlipCase);
});

it.each(cases)('%s: decisions, kinds, points, documents and rows of flips', async (name) => {
  await checkFlips(JSON.parse(goldenText(`flips/${name}`)) as FlipCase);
});
