// Writes src/report/cite/bibliography.ts from docs/references.bib, so that the program has the entries without reading a file.
//
//   npm run docs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** A string as the formatter writes it. */
const quoted = (text) => {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1)}'`;
};

/** The module for a bibliography. */
export function bibliographyModule(bib) {
  const entries = bib.trim().split(/\n\n(?=@)/);
  return `/* Written by \`npm run docs\` from docs/references.bib. */

const entries = [
${entries.map((entry) => `  ${quoted(entry)},\n`).join('')}];

/** The entries of the bibliography in BibTeX, by key. */
export const bibliography: ReadonlyMap<string, string> = new Map(
  entries.map((entry) => [entry.slice(entry.indexOf('{') + 1, entry.indexOf(',')), entry]),
);
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = path('src/report/cite/bibliography.ts');
  const module = bibliographyModule(readFileSync(path('docs/references.bib'), 'utf8'));
  // A file that was written again would be compiled again.
  if (readFileSync(file, 'utf8') !== module) writeFileSync(file, module);
}
