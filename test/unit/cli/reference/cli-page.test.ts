import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeProgram } from '../../../../src/cli/program.ts';
import { cliPages } from '../../../../src/cli/reference/cli-page.ts';
import { verbCards } from '../../../../src/cli/reference/verb-cards.ts';

const folder = new URL('../../../../docs/cli/', import.meta.url);

it('docs/cli has the pages of the declarations, and no others: if this fails, run npm run docs', async () => {
  const pages = cliPages(verbCards(await makeProgram(undefined)));
  expect(readdirSync(folder).toSorted()).toEqual([...pages.keys()].toSorted());
  for (const [name, page] of pages) expect(readFileSync(new URL(name, folder), 'utf8'), name).toBe(page);
});

it('every verb has a guide, but for those that need none', async () => {
  const pages = cliPages(verbCards(await makeProgram(undefined)));
  const without = [...pages].filter(([, page]) => !page.includes('[guide](')).map(([name]) => name);
  expect(without).toEqual(['README.md', 'completion.md']);
});
