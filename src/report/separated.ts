/** A way to write rows of values one below the other. */
export interface Separation {
  readonly separator: string;
  /** Makes a value safe to stand between separators. */
  readonly dress: (text: string) => string;
}

export interface SeparatedOptions {
  /** Leave texts as they are: no protection of spreadsheets and terminals. */
  readonly raw?: boolean | undefined;
}

/** RFC 4180. */
export const comma: Separation = {
  separator: ',',
  dress: (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text),
};

/** A tab or line break in a value becomes a blank. */
export const tab: Separation = { separator: '\t', dress: (text) => text.replace(/[\t\r\n]+/g, ' ') };

type Cell = string | number | null | undefined;

/** The head and the rows as lines; what a row lacks is empty. */
export function separated(
  head: readonly string[],
  rows: Iterable<readonly Cell[]>,
  { separator, dress }: Separation,
  { raw = false }: SeparatedOptions = {},
): string {
  const text = (cell: Cell) => (raw || typeof cell !== 'string' ? String(cell ?? '') : harmless(cell));
  const line = (row: readonly Cell[]) => head.map((_, column) => dress(text(row[column]))).join(separator);
  return `${[line(head), ...Array.from(rows, line)].join('\n')}\n`;
}

/**
 * A text that a spreadsheet does not take for a formula, nor a terminal for a command. Spreadsheets look at the first
 * character, some of them after white space, and in some languages also at the full-width forms; an apostrophe before it
 * makes the cell a text.
 */
function harmless(text: string): string {
  const shown = text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g, '\ufffd');
  return /^(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/.test(shown) ? `'${shown}` : shown;
}
