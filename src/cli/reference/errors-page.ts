import type { CodeCard } from '../../problems/problem.ts';

/** Codes with their cards. */
export type Cards = ReadonlyMap<string, CodeCard>;

const SECTION_HEADING = /^### `([^`]+)`\n/;

/** The pages of docs/errors from their templates, by name. Every code must have one section. */
export function errorsPages(templates: ReadonlyMap<string, string>, cards: Cards): Map<string, string> {
  const pages = new Map<string, string>();
  for (const [name, template] of templates)
    for (const code of codesIn(template)) {
      if (pages.has(code)) throw new RangeError(`${code} has two sections.`);
      pages.set(code, name);
    }
  const missing = [...cards.keys()].filter((code) => !pages.has(code));
  if (missing.length > 0) throw new RangeError(`Add to scripts/errors: ${missing.join(', ')}.`);
  const table = codeTable(cards, (code) => pages.get(code) as string);
  return new Map(Array.from(templates, ([name, template]) => [name, errorsPage(template, cards, table)]));
}

/** The codes that have a section in a template, in their order. */
const codesIn = (template: string): string[] =>
  Array.from(template.matchAll(new RegExp(SECTION_HEADING, 'gm')), ([, code]) => code);

/**
 * A page of docs/errors from its template in scripts/errors, which has the headings and explains each code. What a code declares is added: its
 * severity, its summary, and what `--lenient` does. `<!-- codes -->` becomes the table of all codes.
 */
function errorsPage(template: string, cards: Cards, table: string): string {
  const sections = template.split(/^(?=#{2,3} )/m).map((section) => {
    const code = SECTION_HEADING.exec(section)?.[1];
    return code === undefined ? section : codeSection(section, code, cards.get(code));
  });
  return `${sections.join('').replace('<!-- codes -->', table).trimEnd()}\n`;
}

function codeSection(section: string, code: string, card: CodeCard | undefined): string {
  if (card === undefined) throw new RangeError(`No code ${code} is declared: remove its section.`);
  const { severity, summary, lenient } = card;
  const text = section.replace(SECTION_HEADING, '').trim();
  return [
    `### \`${code}\``,
    `**${severity}.** ${summary}`,
    ...(text === '' ? [] : [text]),
    ...(lenient === undefined ? [] : [`\`--lenient\`: ${lenient}.`]),
    '',
  ].join('\n\n');
}

/** A table of all codes by name; `pageOf` names the page with the section of a code, as a link from docs/errors. */
function codeTable(cards: Cards, pageOf: (code: string) => string): string {
  const rows = [...cards]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { severity, summary }]) => {
      const anchor = code.replaceAll('/', '');
      return `| [\`${code}\`](${pageOf(code)}#${anchor}) | ${severity} | ${summary.replaceAll('|', '\\|')} |`;
    });
  return ['| code | severity | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
