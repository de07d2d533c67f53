import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeProgram } from '../../../../src/cli/program.ts';
import { cliPage } from '../../../../src/cli/reference/cli-page.ts';
import { verbCards } from '../../../../src/cli/reference/verb-cards.ts';

it('docs/cli.md is the page of the declarations: if this fails, run npm run docs', async () => {
  const page = readFileSync(new URL('../../../../docs/cli.md', import.meta.url), 'utf8');
  expect(cliPage(verbCards(await makeProgram(undefined)))).toBe(page);
});
