/** A way to write rows of values one below the other. */
export interface Separation {
  readonly separator: string;
  /** Makes a value safe to stand between separators. */
  readonly dress: (text: string) => string;
}

/** RFC 4180. */
export const comma: Separation = {
  separator: ',',
  dress: (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text),
};

/** A tab or line break in a value becomes a blank. */
export const tab: Separation = { separator: '\t', dress: (text) => text.replace(/[\t\r\n]+/g, ' ') };

/** The head and the rows as lines; what a row lacks is empty. */
export function separated(
  head: readonly string[],
  rows: Iterable<readonly (string | number | null | undefined)[]>,
  { separator, dress }: Separation,
): string {
  const line = (row: readonly (string | number | null | undefined)[]) =>
    head.map((_, column) => dress(String(row[column] ?? ''))).join(separator);
  return `${[line(head), ...Array.from(rows, line)].join('\n')}\n`;
}
