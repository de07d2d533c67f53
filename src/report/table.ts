import { visible } from '../problems/render.ts';

/** A table of text, independent of the output format. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** By column; the default is left. */
  readonly align?: readonly ('left' | 'right')[];
}

/** Width of a text in terminal columns: wide East Asian characters and emoji take two, combining marks none. */
export function width(text: string): number {
  if (/^[ -~\u00a1-\u00ac\u00ae-\u024f]*$/.test(text)) return text.length; // Latin text needs no lookup
  let columns = 0;
  for (const char of text) {
    if (/\p{Mark}|\p{Cf}/u.test(char)) continue;
    columns +=
      /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Emoji_Presentation}|[\uff01-\uff60\u3000-\u303e]/u.test(
        char,
      )
        ? 2
        : 1;
  }
  return columns;
}

/** A table for the terminal. `style` highlights the head and single cells; it must not change their width. */
export function textTable(
  table: Table,
  style: {
    head?: (text: string) => string;
    cell?: (text: string, row: number, column: number) => string;
  } = {},
): string {
  const { align = [] } = table;
  const head = table.head.map(visible);
  const rows = table.rows.map((row) => row.map(visible));
  const widths = head.map((title, column) =>
    rows.reduce((most, row) => Math.max(most, width(row[column] ?? '')), width(title)),
  );
  const pad = (text: string, column: number) => {
    const space = ' '.repeat(widths[column] - width(text));
    return align[column] === 'right' ? space + text : text + space;
  };
  const line = (cells: readonly string[], paint: (text: string, column: number) => string) =>
    widths
      .map((_, column) => paint(pad(cells[column] ?? '', column), column))
      .join('  ')
      .trimEnd();
  return [
    line(head, (text) => style.head?.(text) ?? text),
    ...rows.map((row, r) => line(row, (text, column) => style.cell?.(text, r, column) ?? text)),
  ].join('\n');
}

/** A table for Markdown. */
export function markdownTable({ head, rows, align = [] }: Table): string {
  const line = (cells: readonly string[]) =>
    `| ${head.map((_, column) => escapeMarkdown(cells[column] ?? '')).join(' | ')} |`;
  const rule = `|${head.map((_, column) => (align[column] === 'right' ? '---:' : '---')).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const escapeMarkdown = (text: string): string => oneLine(text).replace(/[\\|`*_<>[\]]/g, '\\$&');

/** Text for a place that must not contain line breaks. */
export const oneLine = (text: string): string => visible(text.replace(/\s+/g, ' '));

/** A table for LaTeX, with the rules of the package booktabs. */
export function latexTable({ head, rows, align = [] }: Table): string {
  const line = (cells: readonly string[]) =>
    `${head.map((_, column) => escapeLatex(cells[column] ?? '')).join(' & ')} \\\\`;
  const columns = head.map((_, column) => (align[column] === 'right' ? 'r' : 'l')).join('');
  return [
    `\\begin{tabular}{${columns}}`,
    '\\toprule',
    line(head),
    '\\midrule',
    ...rows.map(line),
    '\\bottomrule',
    '\\end{tabular}',
  ].join('\n');
}

const LATEX: ReadonlyMap<string, string> = new Map([
  ...[...'&%$#_{}'].map((char): [string, string] => [char, `\\${char}`]),
  ['\\', '\\textbackslash{}'],
  ['~', '\\textasciitilde{}'],
  ['^', '\\textasciicircum{}'],
  ['³', '$^3$'],
  ['–', '--'],
]);

const escapeLatex = (text: string): string =>
  Array.from(oneLine(text), (char) => LATEX.get(char) ?? char).join('');
