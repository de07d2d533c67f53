import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { type AdjudicateCase, checkAdjudication, checkDecisions } from '../support/adjudicate-goldens.ts';

const cases = readFileSync(new URL('../fixtures/stats/adjudicate.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): AdjudicateCase => JSON.parse(line));

describe.each(cases)('$id, by an independent program', (golden) => {
  it('has these decisions that differ, AC₁ and γ', () => checkDecisions(golden));

  it.each(['majority', 'ask', 'first'] as const)('has these entities and open decisions by %s', (rule) =>
    checkAdjudication(golden, rule),
  );
});
