import { columnRuns, type Table, visibleLine } from './table.ts';
import { width } from './text-width.ts';

/** For how many columns of text a table is made. */
export const pageColumns = ['one', 'two'] as const;

export type PageColumns = (typeof pageColumns)[number];

/**
 * Width in points of what a table may fill: the text of the class `article`, which is the narrowest of the common ones, and of its option `twocolumn`, whose columns are `column`
 * wide.
 */
const WIDTHS = { one: { text: 345, column: 345 }, two: { text: 410, column: 200 } } as const;

/** Sizes of tables, the largest first: average width of a character (bold digits are the widest), and the space between columns. */
const SIZES = [
  { command: '\\footnotesize', character: 4.5, gap: 6 },
  { command: '\\scriptsize', character: 4.3, gap: 6 },
  { command: '\\scriptsize', character: 4.3, gap: 4 },
  { command: '\\tiny', character: 3.5, gap: 4 },
] as const;

/** Width of a superscript, in characters of the text. */
const SUPERSCRIPT_WIDTH = 0.7;

type TableSize = (typeof SIZES)[number];

/** A table for LaTeX, with the rules of the package booktabs. One that is wider than the text is printed in blocks. */
export function latexTable(table: Table, size: TableSize = SIZES[0], text: number = WIDTHS.one.text): string {
  const blocks: number[][] = [];
  for (const { columns } of columnRuns(table, [...table.head.keys()].slice(1))) {
    const last = blocks.at(-1);
    if (last !== undefined && points(table, [...last, ...columns], size) <= text) last.push(...columns);
    else blocks.push([0, ...columns]);
  }
  if (blocks.length === 0) blocks.push([0]);
  return blocks.map((block) => tabular(table, block)).join('\n\n\\medskip\n');
}

/** The approximate width of a block. */
function points(
  { head, rows, superscripts = [] }: Table,
  block: readonly number[],
  { character, gap }: TableSize,
): number {
  const longest = (column: number) =>
    rows.reduce(
      (most, row, r) =>
        Math.max(
          most,
          width(row[column] ?? '') + SUPERSCRIPT_WIDTH * (superscripts[r]?.[column] ?? '').length,
        ),
      width(head[column]),
    );
  return block.reduce((sum, column) => sum + character * longest(column) + gap, 0);
}

function tabular(table: Table, block: readonly number[]): string {
  const { head, rows, align = [], groups, marked = [], superscripts = [] } = table;
  const line = (cells: readonly string[]) => `${cells.join(' & ')} \\\\`;
  const titles = block.map((column) => escapeLatex(head[column]));
  const body = rows.map((row, r) =>
    block.map((column) => {
      const text = escapeLatex(row[column] ?? '');
      return (marked[r]?.[column] ? `\\textbf{${text}}` : text) + raised(superscripts[r]?.[column] ?? '');
    }),
  );
  return [
    `\\begin{tabular}{${block.map((column) => (align[column] === 'right' ? 'r' : 'l')).join('')}}`,
    '\\toprule',
    ...(groups === undefined ? [] : groupLines(table, block)),
    line(titles),
    '\\midrule',
    ...body.map(line),
    '\\bottomrule',
    '\\end{tabular}',
  ].join('\n');
}

/** The titles of groups, each with a rule below it. */
function groupLines(table: Table, block: readonly number[]): string[] {
  const cells: string[] = [];
  const rules: string[] = [];
  let column = 1;
  for (const { title, columns } of columnRuns(table, block)) {
    const text = escapeLatex(title);
    cells.push(text === '' ? '' : `\\multicolumn{${columns.length}}{c}{${text}}`);
    if (text !== '') rules.push(`\\cmidrule(lr){${column}-${column + columns.length - 1}}`);
    column += columns.length;
  }
  return [`${cells.join(' & ')} \\\\`, rules.join(' ')];
}

/** A superscript: letters, then marks. */
const raised = (text: string): string =>
  text
    .replace(/[a-z]+/g, '\\textsuperscript{$&}')
    .replaceAll('*', '$^{*}$')
    .replaceAll('†', '$^{\\dagger}$');

export interface LatexFloat {
  /** A name for references, without `tab:`. */
  readonly label: string;
  readonly caption: string;
  /** One if absent. */
  readonly columns?: PageColumns | undefined;
}

/**
 * A table in a float with a caption, in the largest size in which it is not wider than the text; one that is wider in every size is printed in blocks. `table*` is as wide as the page,
 * also in a text of two columns.
 */
export function latexFloat(table: Table, { label, caption, columns = 'one' }: LatexFloat): string {
  const all = [...table.head.keys()];
  const { text, column } = WIDTHS[columns];
  const size = SIZES.find((each) => points(table, all, each) <= text) ?? SIZES[0];
  const environment = columns === 'two' && points(table, all, size) <= column ? 'table' : 'table*';
  return [
    `\\begin{${environment}}[tbp]`,
    '\\centering',
    size.command,
    `\\setlength{\\tabcolsep}{${size.gap / 2}pt}`,
    latexTable(table, size, text),
    `\\caption{${caption}}`,
    `\\label{tab:${label}}`,
    `\\end{${environment}}`,
  ].join('\n');
}

/** A text without blanks, in which lines can be broken at any punctuation. */
export const latexCode = (text: string): string =>
  `\\texttt{${escapeLatex(text).replace(/\\textbar\{\}|\\_|[:,+;=@/]/g, '$&\\allowbreak{}')}}`;

/** Characters with a special meaning in LaTeX, those that old fonts print as others, and those that only some fonts have. */
const LATEX_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...[...'&%$#_{}'].map((char): [string, string] => [char, `\\${char}`]),
  ['\\', '\\textbackslash{}'],
  ['~', '\\textasciitilde{}'],
  ['^', '\\textasciicircum{}'],
  ['|', '\\textbar{}'],
  ['<', '\\textless{}'],
  ['>', '\\textgreater{}'],
  // After the end of a row these would belong to the command that ends it.
  ['[', '{[}'],
  ['*', '{*}'],
  ['α', '$\\alpha$'],
  ['κ', '$\\kappa$'],
  ['γ', '$\\gamma$'],
  ['†', '$\\dagger$'],
  ['³', '$^3$'],
  ['₁', '$_1$'],
  ['–', '\\textendash{}'],
  ['−', '$-$'],
  ['…', '\\dots{}'],
  ['\ufffd', '?'],
]);

export const escapeLatex = (text: string): string =>
  Array.from(visibleLine(text), (char) => LATEX_SPELLINGS.get(char) ?? char)
    .join('')
    .replace(/-(?=-)/g, '-{}')
    .replace(/([?!])(?=`)/g, '$1{}');
