import { clip } from '../../problems/clip.ts';
import { type Table, visibleLine } from './table.ts';

/** A table for Markdown, which has one line of titles: the title of a group is put before those of its columns. */
export function markdownTable({
  head,
  rows,
  align = [],
  groups = [],
  marked = [],
  superscripts = [],
}: Table): string {
  const line = (cells: readonly string[]) => `| ${head.map((_, column) => cells[column]).join(' | ')} |`;
  const rule = `|${head.map((_, column) => (align[column] === 'right' ? '---:' : '---')).join('|')}|`;
  const titles = head.map((title, column) => escapeMarkdown(`${groups[column] ?? ''} ${title}`.trim()));
  const body = rows.map((row, r) =>
    head.map((_, column) => {
      const text = escapeMarkdown(row[column] ?? '');
      const small = superscripts[r]?.[column] ?? '';
      const raised = small === '' ? '' : `<sup>${escapeMarkdown(small)}</sup>`;
      return (marked[r]?.[column] ? `**${text}**` : text) + raised;
    }),
  );
  return [line(titles), rule, ...body.map(line)].join('\n');
}

/** Text without markup, on one line. */
export const escapeMarkdown = (text: string): string => visibleLine(text).replace(/[\\|`*_<>[\]]/g, '\\$&');

/** Characters of a name in a code span: a longer one is shortened. */
const MAX_CODE_CHARACTERS = 300;

/** A name as code, in which nothing is markup. Its marks are longer than any run of backticks in it. Not for cells of tables. */
export function markdownCode(text: string): string {
  const shown = clip(visibleLine(text), MAX_CODE_CHARACTERS).trim() || '(no name)';
  const longest = Math.max(0, ...Array.from(shown.matchAll(/`+/g), ([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(shown) ? ' ' : '';
  return `${marks}${space}${shown}${space}${marks}`;
}
