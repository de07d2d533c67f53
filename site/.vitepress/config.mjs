import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { addressOf, groups, pages, root, slugify, titleOf } from '../pages.mjs';

const { repository, version, description } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const home = repository.url.replace(/^git\+|\.git$/g, '');
const withoutEnd = (address) => `/${address.replace(/(?:index)?\.md$/, '')}`;

/** Links between files of the repository become links between pages of the site; those to files that are no pages lead to the repository. */
function linkPages(markdown) {
  const parse = markdown.core.process.bind(markdown.core);
  markdown.core.process = (state) => {
    parse(state);
    const path = sourceOf.get(state.env.relativePath) ?? state.env.relativePath;
    // Signatures in colours would be half of the size of the site.
    if (path?.startsWith('docs/api/'))
      for (const token of state.tokens) if (token.type === 'fence') token.info = 'txt';
    for (const token of state.tokens.flatMap(({ children }) => children ?? [])) {
      const link = token.type === 'link_open' ? token.attrGet('href') : null;
      if (link === null || path === undefined || /^(?:[a-z]+:|#|\/)/i.test(link)) continue;
      const [file, anchor] = link.split('#');
      const target = posix.join(posix.dirname(path), decodeURIComponent(file));
      if (pages.includes(target)) {
        token.attrSet('href', withoutEnd(addressOf(target)) + (anchor === undefined ? '' : `#${anchor}`));
      } else if (existsSync(root + target)) {
        token.attrSet('href', `${home}/blob/main/${target}`);
        token.attrSet('target', '_blank');
        token.attrSet('rel', 'noreferrer');
      }
    }
  };
}

/** The file of a page by its address on the site. */
const sourceOf = new Map(pages.map((path) => [addressOf(path), path]));

const linkTo = (path) => ({ text: titleOf(path), link: withoutEnd(addressOf(path)) });

/** Beside a page: all groups with their pages, those of folders with their first page. Beside a page of a folder: the pages of the folder, and the other groups. */
const folders = groups.flatMap(({ folder }) => (folder === undefined ? [] : [folder]));
const isOf = (folder, path) => path.startsWith(`docs/${folder}/`);
const firstOf = (folder, paths) => paths.filter((path) => !isOf(folder, path) || path.endsWith('README.md'));
const sidebarBeside = (shown) =>
  groups.map(({ text, paths, folder }) => {
    if (shown === undefined) return { text, items: firstOf(folder, paths).map(linkTo) };
    return folder === shown ? { text, items: paths.map(linkTo) } : { ...linkTo(paths[0]), text };
  });
const sidebar = Object.fromEntries([
  ...folders.map((folder) => [`/${folder}/`, sidebarBeside(folder)]),
  ['/', sidebarBeside(undefined)],
]);

/** Pages outside of this folder do not find its packages. */
const vueOfTheSite = {
  name: 'vue-of-the-site',
  enforce: 'pre',
  resolveId(source, _, { ssr }) {
    if (source !== 'vue' && source !== 'vue/server-renderer') return null;
    if (ssr) return { id: source, external: true };
    return this.resolve(source, fileURLToPath(import.meta.url), { skipSelf: true });
  },
};

/** Bars of two entities, as on the pages of the product. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect x="1" y="2" width="9" height="3" rx="1.5" fill="#1348dc"/><rect x="6" y="6.5" width="9" height="3" rx="1.5" fill="#d37812"/><rect x="1" y="11" width="9" height="3" rx="1.5" fill="#1348dc"/></svg>',
)}`;

export default defineConfig({
  title: 'corefeval',
  description,
  lang: 'en',
  head: [['link', { rel: 'icon', href: ICON }]],
  srcDir: root,
  // Everything that is no page of the list.
  srcExclude: ['!(docs|site)/**/*', 'site/*/**', 'AGENTS.md'],
  rewrites: (path) => addressOf(path),
  outDir: `${root}site/dist`,
  cacheDir: `${root}site/.vitepress/cache`,
  // What all pages have in common is in one file.
  metaChunk: true,
  ignoreDeadLinks: [/(?:corefeval|playground)(?:\.html)?$/],
  markdown: {
    html: false,
    anchor: { slugify },
    headers: { slugify },
    config: linkPages,
  },
  // Nothing is loaded from another host: the fonts are those of the system.
  vite: {
    publicDir: false,
    plugins: [vueOfTheSite],
    build: { chunkSizeWarningLimit: 1500 },
  },
  themeConfig: {
    search: { provider: 'local', options: { detailedView: true } },
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Metrics', link: '/metrics' },
      { text: 'Formats', link: '/formats/' },
      { text: 'Command line', link: '/cli/' },
      { text: 'Library', link: '/api/' },
      { text: `v${version}`, link: '/changelog' },
      { text: 'Source', link: home },
    ],
    sidebar,
    outline: { level: [2, 3] },
    editLink: { pattern: `${home}/edit/main/:path` },
  },
});
