import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AdjudicateCase, checkAdjudication, checkDecisions } from '../support/adjudicate-goldens.ts';
import { golden, goldenText } from '../support/golden.ts';

const cases = readdirSync(golden('adjudicate'))
  .filter((name) => name.endsWith('.json'))
  .sort();
const read = (name: string): AdjudicateCase => JSON.parse(goldenText(`adjudicate/${name}`));

it('has cases to check', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
});

describe.each(cases)('%s', (name) => {
  it('has these decisions that differ, AC₁ and γ', () => checkDecisions(read(name)));

  it.each(['majority', 'ask', 'first'] as const)('has these entities and open decisions by %s', (rule) =>
    checkAdjudication(read(name), rule),
  );
});
