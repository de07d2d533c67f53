/** The pages of the site: their links, their navigation, and how headings become addresses. */
import { describe, expect, it } from 'vitest';

interface Pages {
  readonly pages: readonly string[];
  readonly groups: readonly { readonly paths: readonly string[] }[];
  readonly addressOf: (path: string) => string;
  readonly anchorsOf: (text: string) => Set<string>;
  readonly linksOf: (text: string) => string[];
}
const [pagesPath, checkPath]: string[] = ['../../site/pages.mjs', '../../site/check.mjs'];
const { pages, groups, addressOf, anchorsOf, linksOf } = (await import(pagesPath)) as Pages;
const { problems } = (await import(checkPath)) as { problems: () => { wrong: string[]; links: number } };

it('has no dead link, and shows every page in its navigation', () => {
  const { wrong, links } = problems();
  expect(wrong).toEqual([]);
  expect(links).toBeGreaterThan(1000);
});

it('gives every page an address of its own, and names it once in the navigation', () => {
  expect(new Set(pages.map(addressOf)).size).toBe(pages.length);
  const named = groups.flatMap(({ paths }) => paths);
  expect(new Set(named).size).toBe(named.length);
});

describe('a heading', () => {
  it('has the address that GitHub gives it', () => {
    const text = '# B³ and CEAF\n## `output/exists`\n## A *word*, [a link](x.md)\n## Twice\n## Twice\n';
    expect([...anchorsOf(text)]).toEqual([
      'b³-and-ceaf',
      'outputexists',
      'a-word-a-link',
      'twice',
      'twice-1',
    ]);
  });

  it('is not in a block of code, and neither is a link', () => {
    expect([...anchorsOf('```sh\n# no\n```\n# yes\n')]).toEqual(['yes']);
    expect(linksOf('`[a](b.md)` [c](d.md#e)\n```\n[f](g.md)\n```\n')).toEqual(['d.md#e']);
  });
});
