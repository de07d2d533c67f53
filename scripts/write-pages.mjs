import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

/** Writes generated pages, by name, to a folder that has no others: a page that is no longer written is removed. */
export function writePages(folder, pages) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!pages.has(name)) rmSync(folder + name);
  for (const [name, text] of pages) writeFileSync(folder + name, text);
}
