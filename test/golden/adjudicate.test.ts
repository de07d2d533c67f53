import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { type AdjudicateCase, checkDecisions } from '../support/adjudicate-goldens.ts';

const cases = readFileSync(new URL('../fixtures/stats/adjudicate.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): AdjudicateCase => JSON.parse(line));

it.each(cases)('$id: decisions by an independent program', checkDecisions);
