import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { golden, goldenText } from '../support/golden.ts';
import { checkScopeRun, formsOf, placesOf, type ScopeCase } from '../support/scope-goldens.ts';

const { cases } = JSON.parse(goldenText('crossdoc/manifest.json')) as { cases: readonly ScopeCase[] };
const pathOf = (name: string): string => fileURLToPath(golden(`crossdoc/${name}`));

describe('scores across documents, by an independent program', () => {
  const all = cases.flatMap((one) => formsOf(one).map((form) => [one.id, form, one] as const));

  it('has cases to check', () => {
    expect(cases.reduce((sum, { runs }) => sum + runs.length, 0)).toBeGreaterThanOrEqual(260);
  });

  it.each(all)('%s as %s', async (_, form, one) => {
    for (const run of one.runs)
      for (const place of placesOf(one, run, form)) await checkScopeRun(one, run, place, pathOf);
  });
});
