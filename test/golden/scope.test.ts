import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { checkScopeRun, formsOf, placesOf, type ScopeCase } from '../support/scope-goldens.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const cases = readFileSync(new URL('../fixtures/scope/crossdoc.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): ScopeCase & { readonly files: Record<string, string> } => JSON.parse(line));

describe('scores across documents, by an independent program', () => {
  it.each(cases.map((one) => [one.id, one] as const))('%s', async (_, one) => {
    const folder = temporaryFolder(one.files);
    for (const form of formsOf(one))
      for (const run of one.runs)
        for (const place of placesOf(one, run, form))
          await checkScopeRun(one, run, place, (name) => join(folder, name));
  });
});
