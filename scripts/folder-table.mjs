// Writes the table of folders in docs/architecture.md from scripts/folders.json, the ordered list that test/unit/architecture.test.ts checks.
//
//   npm run docs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

const TABLE = /(?<=<!-- folders -->\n\n)[\s\S]*?(?=\n\n<!-- end of folders -->)/;

/** The page with a table of the folders, in their order. */
export function withFolderTable(page, folders) {
  const rows = folders.map(({ folder, is, mayNot }) => `| \`${folder}\` | ${is} | ${mayNot} |`);
  return page.replace(
    TABLE,
    ['| folder | what it is | what it may not do |', '|---|---|---|', ...rows].join('\n'),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const page = path('docs/architecture.md');
  const folders = JSON.parse(readFileSync(path('scripts/folders.json'), 'utf8'));
  writeFileSync(page, withFolderTable(readFileSync(page, 'utf8'), folders));
}
