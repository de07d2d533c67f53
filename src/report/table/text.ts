import { visible } from '../../problems/render.ts';
import { fitColumns, gapBefore, hasMark } from './fit-columns.ts';
import { columnRuns, type Table } from './table.ts';
import { width } from './text-width.ts';

export interface TextStyle {
  /** These highlight the head, single cells and marked cells; they must not change the width. */
  readonly head?: (text: string) => string;
  readonly cell?: (text: string, row: number, column: number) => string;
  readonly mark?: (text: string) => string;
  /** Width of a line in terminal columns; nothing is shortened if absent. */
  readonly columns?: number | undefined;
}

/** Follows a marked number. */
const BEST_MARK = '*';
export const MARK_LEGEND = `${BEST_MARK} best of its column, as printed`;

/** A table for the terminal. Where it is too wide, its columns are printed in several blocks. */
export function textTable(table: Table, style: TextStyle = {}): string {
  const { align = [], marked = [] } = table;
  const { blocks, widths, names } = fitColumns(table, style.columns);
  const same = (text: string) => text;
  const { head: paintHead = same, cell: paintCell = same, mark: paintMark = same } = style;
  const pad = (text: string, column: number) => {
    const space = ' '.repeat(Math.max(0, widths[column] - width(text)));
    return align[column] === 'right' ? space + text : text + space;
  };
  const spaced = (block: readonly number[], cell: (column: number) => string) =>
    block
      .map((column, place) => ' '.repeat(gapBefore(table, block, place)) + cell(column))
      .join('')
      .trimEnd();
  const title = (column: number) => {
    const text = column === table.names ? names[0] : visible(table.head[column]);
    return paintHead(pad(text + (hasMark(table, column) ? ' ' : ''), column));
  };
  const cell = (row: number, column: number) => {
    const text = column === table.names ? names[row + 1] : visible(table.rows[row][column] ?? '');
    if (!hasMark(table, column)) return paintCell(pad(text, column), row, column);
    const isBest = marked[row][column];
    const padded = pad(text + (isBest ? BEST_MARK : ' '), column);
    return isBest ? paintMark(padded) : paintCell(padded, row, column);
  };
  return blocks
    .map((block) =>
      [
        ...(table.groups === undefined ? [] : [paintHead(groupLine(table, block, widths))]),
        spaced(block, title),
        ...table.rows.map((_, row) => spaced(block, (column) => cell(row, column))),
      ].join('\n'),
    )
    .join('\n\n');
}

/** The titles of groups, each in the middle above its columns. */
function groupLine(table: Table, block: readonly number[], widths: readonly number[]): string {
  let line = '';
  let end = 0;
  let place = 0;
  for (const { title, columns } of columnRuns(table, block)) {
    const start = end + gapBefore(table, block, place);
    end = start;
    columns.forEach((column, i) => {
      end += (i === 0 ? 0 : gapBefore(table, block, place + i)) + widths[column];
    });
    place += columns.length;
    const text = visible(title);
    const before = start + Math.floor((end - start - width(text)) / 2);
    line += ' '.repeat(Math.max(0, before - width(line))) + text;
  }
  return line;
}
