import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorsPages } from '../../../../src/cli/reference/errors-page.ts';
import { problemCodes } from '../../../../src/problem-codes.ts';
import type { CodeCard } from '../../../../src/problems/problem.ts';

const root = new URL('../../../../', import.meta.url);
const templates = new Map(
  readdirSync(new URL('scripts/errors/', root)).map((name) => [
    name,
    readFileSync(new URL(`scripts/errors/${name}`, root), 'utf8'),
  ]),
);
const cards = new Map<string, CodeCard>(Object.entries(problemCodes));

describe('docs/errors', () => {
  const pages = errorsPages(templates, cards);

  it('has the pages of the declarations and of scripts/errors: if this fails, run npm run docs', () => {
    expect(pages.size).toBe(templates.size);
    for (const [name, page] of pages)
      expect(readFileSync(new URL(`docs/errors/${name}`, root), 'utf8'), name).toBe(page);
    expect(readdirSync(new URL('docs/errors/', root)).sort()).toEqual([...pages.keys()].sort());
  });
});

describe('a page of codes', () => {
  const two = new Map<string, CodeCard>([
    ['a/one', { severity: 'error', summary: 'One.', lenient: 'it is dropped' }],
    ['a/two', { severity: 'note', summary: 'Two | three.' }],
  ]);
  const first =
    '# Title\n\nIntroduction.\n\n## Group\n\n### `a/one`\n\nExplained.\n\n## All\n\n<!-- codes -->\n';

  it('has what a code declares around its explanation, and a table of all codes', () => {
    expect(
      Object.fromEntries(
        errorsPages(
          new Map([
            ['README.md', first],
            ['x.md', '### `a/two`\n'],
          ]),
          two,
        ),
      ),
    ).toEqual({
      'README.md':
        '# Title\n\nIntroduction.\n\n## Group\n\n### `a/one`\n\n**error.** One.\n\nExplained.\n\n`--lenient`: it is dropped.\n\n## All\n\n' +
        '| code | severity | meaning |\n| --- | --- | --- |\n| [`a/one`](README.md#aone) | error | One. |\n| [`a/two`](x.md#atwo) | note | Two \\| three. |\n',
      'x.md': '### `a/two`\n\n**note.** Two | three.\n',
    });
  });

  it('is refused for a code without a section, with two, or without a declaration', () => {
    expect(() => errorsPages(new Map([['README.md', first]]), two)).toThrow('Add to scripts/errors: a/two.');
    expect(() => errorsPages(new Map([['README.md', first + first]]), two)).toThrow(
      'a/one has two sections.',
    );
    expect(() =>
      errorsPages(new Map([['README.md', `${first}### \`b/c\`\n`]]), new Map([...two].slice(0, 1))),
    ).toThrow('No code b/c is declared');
  });
});
