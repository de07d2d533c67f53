import { columnRuns, type Table, visibleLine } from './table.ts';
import { width } from './text-width.ts';

/** Width of the text of the class `article`, in points: the narrowest of the common ones. */
const TEXT_WIDTH_POINTS = 345;
/** Average width of a character in `\footnotesize` (bold digits are the widest), and the space around a column. */
const CHARACTER_POINTS = 4.5;
const COLUMN_GAP_POINTS = 6;

/** A table for LaTeX, with the rules of the package booktabs. One that is wider than the text is printed in blocks. */
export function latexTable(table: Table): string {
  const blocks: number[][] = [];
  for (const { columns } of columnRuns(table, [...table.head.keys()].slice(1))) {
    const last = blocks.at(-1);
    if (last !== undefined && points(table, [...last, ...columns]) <= TEXT_WIDTH_POINTS)
      last.push(...columns);
    else blocks.push([0, ...columns]);
  }
  if (blocks.length === 0) blocks.push([0]);
  return blocks.map((block) => tabular(table, block)).join('\n\n\\medskip\n');
}

/** The approximate width of a block. */
function points({ head, rows }: Table, block: readonly number[]): number {
  const longest = (column: number) =>
    rows.reduce((most, row) => Math.max(most, width(row[column] ?? '')), width(head[column]));
  return block.reduce((sum, column) => sum + CHARACTER_POINTS * longest(column) + COLUMN_GAP_POINTS, 0);
}

function tabular(table: Table, block: readonly number[]): string {
  const { head, rows, align = [], groups, marked = [] } = table;
  const line = (cells: readonly string[]) => `${cells.join(' & ')} \\\\`;
  const titles = block.map((column) => escapeLatex(head[column]));
  const body = rows.map((row, r) =>
    block.map((column) => {
      const text = escapeLatex(row[column] ?? '');
      return marked[r]?.[column] ? `\\textbf{${text}}` : text;
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

/** A float with a caption. `table*` is as wide as the page, also in a text of two columns. */
export const latexFloat = (content: string, caption: string): string =>
  [
    '\\begin{table*}[tbp]',
    '\\centering',
    '\\footnotesize',
    '\\setlength{\\tabcolsep}{3pt}',
    content,
    `\\caption{${caption}}`,
    '\\end{table*}',
  ].join('\n');

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
