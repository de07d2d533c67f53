// The pages of the site: which files, at which addresses, with which headings. One place for the builder, the navigation and the check.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { navigation } from './navigation.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The pages that are written for the repository as a whole. */
const ROOT_PAGES = ['README', 'CONTRIBUTING', 'CHANGELOG', 'SECURITY', 'CODE_OF_CONDUCT'];

/** Files of pages, relative to the repository. */
export const pages = [
  'site/index.md',
  ...ROOT_PAGES.map((name) => `${name}.md`).filter((path) => existsSync(root + path)),
  ...readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md'))
    .sort(),
];

/** The file of a page on the site. The page of a folder is its index; the README of the repository is the page `start`. */
export const addressOf = (path) => {
  if (path === 'site/index.md') return 'index.md';
  if (path === 'README.md') return 'start.md';
  return path
    .replace(/^docs\//, '')
    .replace(/README\.md$/, 'index.md')
    .toLowerCase();
};

export const textOf = (path) => readFileSync(root + path, 'utf8');

/** The text without code. */
const prose = (text) => text.replace(/^(```+)[\s\S]*?^\1`*$/gm, '').replace(/<!--[\s\S]*?-->/g, '');

/** The address of a heading, as GitHub makes it: the links of docs/ are written for it. */
export const slugify = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

/** What a heading shows: without links, emphasis and code marks. */
const shown = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/\\(.)/g, '$1');

export function anchorsOf(text) {
  const found = new Set();
  for (const [, heading] of prose(text).matchAll(/^#{1,6} +(.*?)(?: +#+)?$/gm)) {
    const slug = slugify(shown(heading));
    let each = slug;
    for (let n = 1; found.has(each); n += 1) each = `${slug}-${n}`;
    found.add(each);
  }
  return found;
}

export const titleOf = (path) => shown(/^# (.*)$/m.exec(prose(textOf(path)))?.[1] ?? path);

/** Targets of links and pictures in the text of a page. */
export const linksOf = (text) =>
  Array.from(
    prose(text)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(<?([^)\s>]+)>?\)/g),
    ([, link]) => link,
  );

const fileOf = (name) => (name.startsWith('/') ? `${name.slice(1)}.md` : `docs/${name}.md`);

/** The pages of each group of the navigation. */
export const groups = navigation.map(({ text, pages: named = [], folder }) => ({
  text,
  folder,
  paths: [
    ...named.map(fileOf).filter((path) => pages.includes(path)),
    ...(folder === undefined
      ? []
      : pages
          .filter((path) => path.startsWith(`docs/${folder}/`))
          .sort((a, b) => Number(b.endsWith('README.md')) - Number(a.endsWith('README.md')))),
  ],
}));
