// Checks the links of the pages, from their sources: files exist, headings exist, every page is in the navigation. Needs no package.
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { anchorsOf, groups, linksOf, pages, root, textOf } from './pages.mjs';

/** Pages of the product, which are put beside those of the site. */
const BESIDE = ['corefeval.html', 'playground.html'];

/** What is wrong, one line each. */
export function problems() {
  const anchors = new Map(pages.map((path) => [path, anchorsOf(textOf(path))]));
  const wrong = [];
  let links = 0;
  for (const path of pages) {
    for (const link of linksOf(textOf(path))) {
      if (/^[a-z]+:/i.test(link)) continue;
      links += 1;
      const [file, anchor] = link.split('#');
      if (path === 'site/index.md' && BESIDE.includes(file.replace(/^\.\//, ''))) continue;
      const target = file === '' ? path : posix.join(posix.dirname(path), decodeURIComponent(file));
      if (!existsSync(root + target)) wrong.push(`${path}: there is no ${target} (${link})`);
      else if (
        anchor !== undefined &&
        anchors.has(target) &&
        !anchors.get(target).has(decodeURIComponent(anchor))
      )
        wrong.push(`${path}: ${target} has no heading for #${anchor}`);
    }
  }
  const shown = new Set(groups.flatMap(({ paths }) => paths));
  for (const path of pages)
    if (path !== 'site/index.md' && !shown.has(path)) wrong.push(`site/navigation.mjs: ${path} is missing`);
  return { wrong, links };
}
