import { readdirSync } from 'node:fs';
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
import { golden, goldenText } from '../support/golden.ts';

const cases = <T>(folder: string): (readonly [string, T])[] =>
  readdirSync(golden(`analyze/${folder}`))
    .filter((name) => name !== 'index.json')
    .sort()
    .map((name) => [name.replace('.json', ''), JSON.parse(goldenText(`analyze/${folder}/${name}`))] as const);

const generated = cases<AnalyzeCase>('dev');
const real = cases<AnalyzeCase>('real');

describe('the errors of the Berkeley Coreference Analyser, each with its mentions', () => {
  it('has cases to check', () => {
    expect(generated.length).toBeGreaterThanOrEqual(80);
    expect(real.length).toBeGreaterThanOrEqual(18);
  });

  it.each([...generated, ...real])('%s', (_, one) => checkErrors(one));

  it.each([...generated, ...real])('%s: heads and kinds of mentions', (_, one) => checkMentions(one));

  it.each(cases<OrderCase>('order'))('%s: one of the outcomes that were seen', (_, one) => {
    const outcomes = one.outcomes.map(({ outcome }) => errorsRecorded(outcome));
    expect(outcomes).toContainEqual(errorsFound(one, 'drop'));
  });
});

describe('the link errors of cort, each with its antecedent', () => {
  const recorded = cases<CortCase>('cort/dev');

  it('has cases to check', () => {
    expect(recorded.length).toBeGreaterThanOrEqual(14);
  });

  it.each(recorded)('%s', (_, one) => checkLinks(one));
});
