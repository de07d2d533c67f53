import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AnalyzeCase,
  type CortCase,
  checkErrors,
  checkLinks,
  checkMentions,
  errorsFound,
  errorsRecorded,
  type OrderCase,
} from '../support/analyze-goldens.ts';

const lines = <T extends { readonly id: string }>(name: string): (readonly [string, T])[] =>
  readFileSync(new URL(`../fixtures/analyze/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)
    .map((one) => [one.id, one] as const);

describe('the errors of the Berkeley Coreference Analyser', () => {
  const recorded = lines<AnalyzeCase>('berkeley.jsonl');

  it.each(recorded)('%s: each error with its mentions', (_, one) => checkErrors(one));

  it.each(recorded)('%s: heads and kinds of mentions', (_, one) => checkMentions(one));

  it.each(lines<OrderCase>('order.jsonl'))('%s: one of the outcomes that were seen', (_, one) => {
    const outcomes = one.outcomes.map(({ outcome }) => errorsRecorded(outcome));
    expect(outcomes).toContainEqual(errorsFound(one, 'drop'));
  });
});

describe('the link errors of cort', () => {
  it.each(lines<CortCase>('cort.jsonl'))('%s: each with its antecedent', (_, one) => checkLinks(one));
});
