import { visible } from '../../problems/render.ts';

/** A table of text, independent of the output format. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** By column; the default is left. */
  readonly align?: readonly ('left' | 'right')[];
  /** Titles above the head, by column: neighbours with the same title share it, and stay together. */
  readonly groups?: readonly string[];
  /** Cells that are highlighted, by row and column: the best of their columns. */
  readonly marked?: readonly (readonly boolean[])[];
  /** Superscripts after cells, by row and column: letters, `*` and `†`. */
  readonly superscripts?: readonly (readonly string[])[];
  /** The column of names of systems, files or documents, which are shortened where the lines are too short. */
  readonly names?: number;
  /** Sets of columns that are left out where the lines are too short, the first one first. */
  readonly spare?: readonly (readonly number[])[];
}

const SUPERSCRIPT_LETTERS: ReadonlyMap<string, string> = new Map(
  Array.from('ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖ', (letter, i): [string, string] => ['abcdefghijklmnop'[i], letter]).concat(
    Array.from('ʳˢᵗᵘᵛʷˣʸᶻ', (letter, i): [string, string] => ['rstuvwxyz'[i], letter]),
  ),
);

/** The table with its superscripts as characters in the cells, for plain text. There is no small q. */
export function withSuperscriptCharacters({ superscripts = [], ...table }: Table): Table {
  const small = (text: string) => Array.from(text, (char) => SUPERSCRIPT_LETTERS.get(char) ?? char).join('');
  return {
    ...table,
    rows: table.rows.map((row, r) =>
      row.map((cell, column) => cell + small(superscripts[r]?.[column] ?? '')),
    ),
  };
}

/** A range of columns under one title. */
export interface ColumnRun {
  readonly title: string;
  readonly columns: readonly number[];
}

/** The given columns as runs of neighbours under the same title. A column without a title is a run of its own. */
export function columnRuns({ groups = [] }: Table, columns: readonly number[]): ColumnRun[] {
  const runs: { title: string; columns: number[] }[] = [];
  for (const column of columns) {
    const title = groups[column] ?? '';
    const last = runs.at(-1);
    if (last !== undefined && title !== '' && last.title === title) last.columns.push(column);
    else runs.push({ title, columns: [column] });
  }
  return runs;
}

/**
 * The highest numbers of each column after the first, by row and column. Numbers that are printed alike are equal, so
 * equal numbers of a column are highlighted together.
 */
export function bestCells(rows: readonly (readonly string[])[]): boolean[][] {
  const best: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      const value = Number(cell);
      if (cell !== '' && column > 0 && !(value <= best[column]) && !Number.isNaN(value)) best[column] = value;
    });
  }
  return rows.map((row) => row.map((cell, column) => cell !== '' && Number(cell) === best[column]));
}

/** Text for a place that must not contain line breaks. */
export const visibleLine = (text: string): string => visible(text.replace(/\s+/g, ' '));
