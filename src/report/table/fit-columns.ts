import { visible } from '../../problems/render.ts';
import { columnRuns, type Table } from './table.ts';
import { shortened, width } from './text-width.ts';

/** A table as it is printed: blocks of columns one below the other, and the widths of columns. */
export interface FittedTable {
  readonly blocks: readonly (readonly number[])[];
  readonly widths: readonly number[];
  /** The texts of the column of names, with its title first. */
  readonly names: readonly string[];
}

/** The column that a mark can follow. */
export const hasMark = ({ marked = [] }: Table, column: number): boolean => marked.some((row) => row[column]);

/** Blanks before the column at a place of a block. The place for a mark separates columns, too. */
export function gapBefore(table: Table, block: readonly number[], place: number): number {
  if (place === 0) return 0;
  const [left, right] = [block[place - 1], block[place]];
  const isBorder = table.groups !== undefined && table.groups[left] !== table.groups[right];
  return (hasMark(table, left) ? 1 : 2) + (isBorder ? 1 : 0);
}

/** Names that are cut to fewer columns are hard to distinguish; columns are left out, or moved below, before that. */
const MIN_LEGIBLE_COLUMNS = 14;
const MIN_NAME_COLUMNS = 8;

/**
 * Fits a table into lines of a given number of terminal columns: names are shortened down to 14 columns, then the spare columns are
 * left out, then the other columns are printed in several blocks, each with the names, and at last names are shortened
 * further.
 */
export function fitColumns(table: Table, available = Infinity): FittedTable {
  const widths = columnWidths(table);
  const { names } = table;
  const texts =
    names === undefined ? [] : [table.head, ...table.rows].map((row) => visible(row[names] ?? ''));
  const floor = names === undefined ? 0 : Math.min(widths[names], MIN_LEGIBLE_COLUMNS);
  /** Columns that a block leaves to the names. */
  const room = (block: readonly number[]) => available - lineWidth(table, widths, block, names);
  let shown = table.head.map((_, column) => column);
  for (const columns of table.spare ?? []) {
    if (room(shown) >= floor) break;
    shown = shown.filter((column) => !columns.includes(column));
  }
  const blocks = room(shown) >= floor ? [shown] : blocksOf(table, shown, (block) => room(block) >= floor);
  if (names === undefined) return { blocks, widths, names: texts };
  const short = shortNames(texts, Math.max(MIN_NAME_COLUMNS, Math.min(...blocks.map(room))));
  const most = short.reduce((columns, name) => Math.max(columns, width(name)), 0);
  return { blocks, widths: widths.with(names, most), names: short };
}

/** Width of the lines of a block; the column of names does not count. */
function lineWidth(
  table: Table,
  widths: readonly number[],
  block: readonly number[],
  names: number | undefined,
): number {
  return block.reduce(
    (sum, column, place) => sum + gapBefore(table, block, place) + (column === names ? 0 : widths[column]),
    0,
  );
}

/** Blocks of as many runs of columns as fit; each block begins with the columns up to the names. */
function blocksOf(
  table: Table,
  columns: readonly number[],
  fits: (block: readonly number[]) => boolean,
): number[][] {
  const first = columns.indexOf(table.names ?? 0) + 1;
  const lead = columns.slice(0, first);
  const blocks: number[][] = [];
  for (const run of columnRuns(table, columns.slice(first))) {
    const longer = [...(blocks.at(-1) ?? lead), ...run.columns];
    if (blocks.length > 0 && fits(longer)) blocks[blocks.length - 1] = longer;
    else blocks.push([...lead, ...run.columns]);
  }
  return blocks.length === 0 ? [lead] : blocks;
}

function columnWidths(table: Table): number[] {
  const widths = table.head.map((title, column) =>
    table.rows.reduce(
      (most, row) => Math.max(most, width(visible(row[column] ?? ''))),
      width(visible(title)),
    ),
  );
  widths.forEach((_, column) => {
    if (hasMark(table, column)) widths[column]++;
  });
  for (const { title, columns } of columnRuns(table, [...widths.keys()])) {
    const missing = width(visible(title)) - lineWidth(table, widths, columns, undefined);
    if (missing > 0) widths[columns[0]] += missing;
  }
  return widths;
}

/** Shortened names. If two of them would look alike, what all names start with is left out. */
function shortNames(names: readonly string[], columns: number): readonly string[] {
  const start = commonStart(names);
  const whole = names.map((name) => shortened(name, columns));
  const rest = names.map((name) => shortened(`…${name.slice(start)}`, columns));
  const distinct = new Set(names).size;
  return [whole, rest].find((short) => new Set(short).size === distinct) ?? whole;
}

/** Number of UTF-16 units that all texts start with. Half of a character does not count. */
function commonStart(texts: readonly string[]): number {
  const chars = Array.from(texts[0] ?? '');
  let length = 0;
  for (const char of chars) {
    if (!texts.every((text) => text.startsWith(char, length))) break;
    length += char.length;
  }
  return length;
}
