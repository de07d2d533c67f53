/** A format for rows of values. */
export interface Separation {
  readonly separator: string;
  /** Escapes a value so that it cannot contain separators. */
  readonly quote: (text: string) => string;
}

export interface SeparatedOptions {
  /** Leave texts as they are: no protection of spreadsheets and terminals. */
  readonly raw?: boolean | undefined;
}

/** RFC 4180. */
export const comma: Separation = {
  separator: ',',
  quote: (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text),
};

/** A tab or line break in a value becomes a blank. */
export const tab: Separation = { separator: '\t', quote: (text) => text.replace(/[\t\r\n]+/g, ' ') };

type Cell = string | number | null | undefined;

/** The head and the rows as lines, with the columns that are shown; missing values are empty. */
export function separated(
  head: readonly string[],
  rows: Iterable<readonly Cell[]>,
  { separator, quote }: Separation,
  { raw = false }: SeparatedOptions = {},
  shown: readonly string[] = head,
): string {
  const columns = shown.map((title) => head.indexOf(title));
  const text = (cell: Cell) => (raw || typeof cell !== 'string' ? String(cell ?? '') : harmless(cell));
  const line = (row: readonly Cell[]) => columns.map((column) => quote(text(row[column]))).join(separator);
  return `${[line(head), ...Array.from(rows, line)].join('\n')}\n`;
}

/**
 * A text that spreadsheets do not interpret as a formula, nor terminals as a control sequence. Spreadsheets check the first
 * character, some of them after white space, and in some locales also full-width forms; a leading apostrophe makes the
 * cell a text.
 */
function harmless(text: string): string {
  const shown = text.replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, '\ufffd');
  return /^(?:[\t\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/.test(shown) ? `'${shown}` : shown;
}
