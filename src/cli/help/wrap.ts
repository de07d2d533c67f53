import { terminalColumns } from '../terminal.ts';

/** Columns of a continued line of an example. */
const EXAMPLE_INDENT = 6;

/** Help whose lines fit a terminal; unlimited without a width. An example is continued after a backslash, so that it can still be copied. */
export function wrapHelp(text: string, columns: number | undefined): string {
  if (columns === undefined) return text;
  return text
    .split('\n')
    .map((line) => (line.length <= columns ? line : wrapped(line, columns)))
    .join('\n');
}

/** Writes help to standard output. */
export function writeHelp(text: string): void {
  process.stdout.write(wrapHelp(text, terminalColumns('stdout')));
}

function wrapped(line: string, columns: number): string {
  if (/^ +\$ /.test(line)) return fill(line, columns - 2, EXAMPLE_INDENT).join(' \\\n');
  return fill(line, columns, hangingIndent(line)).join('\n');
}

/** Below the text of a term, if the line is a term and its text: `  -h, --help    show this help`. */
const hangingIndent = (line: string): number =>
  (/^ *\S.*?\S {2,}(?=\S)/.exec(line) ?? /^ */.exec(line) ?? [''])[0].length;

/** A line cut at blanks into lines of at most some columns; a longer word has a line of its own. */
function fill(line: string, columns: number, indent: number): string[] {
  const start = hangingIndent(line);
  const [head, ...words] = [line.slice(0, start), ...line.slice(start).split(' ')];
  const lines: string[] = [];
  let open = head;
  let isBegun = false;
  for (const word of words) {
    if (isBegun && open.length + 1 + word.length > columns) {
      lines.push(open);
      open = `${' '.repeat(indent)}${word}`;
    } else {
      open += isBegun ? ` ${word}` : word;
    }
    isBegun = true;
  }
  return [...lines, open];
}
