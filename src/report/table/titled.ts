import type { Facts } from '../../evaluate/index.ts';
import { type Paint, visible } from '../../problems/render.ts';
import { counted } from '../numbers.ts';
import { escapeLatex, type LatexFloat, latexFloat } from './latex.ts';
import { escapeMarkdown, markdownTable } from './markdown.ts';
import type { Table } from './table.ts';
import { textTable } from './text.ts';

/** A table with a heading. */
export interface TitledTable {
  readonly title: string;
  readonly table: Table;
}

/** A table for the terminal below its title. */
export const textWithTitle = ({ title, table }: TitledTable, paint: Paint, columns?: number): string =>
  `${paint.bold(visible(title))}\n${textTable(table, { head: paint.dim, columns })}`;

/** A table below its title, in which names of systems are not markup. */
export const markdownWithTitle = ({ title, table }: TitledTable): string =>
  `### ${escapeMarkdown(title)}\n\n${markdownTable(table)}`;

/** A float with the title as its caption. Notes follow the title; they are LaTeX already. */
export const latexWithTitle = (
  { title, table }: TitledTable,
  { notes = [], ...float }: Omit<LatexFloat, 'caption'> & { readonly notes?: readonly string[] },
): string =>
  latexFloat(withMinusSigns(table), { ...float, caption: [`${escapeLatex(title)}.`, ...notes].join(' ') });

/** A hyphen is shorter than a minus sign. Only cells are numbers; the first column has names. */
const withMinusSigns = (table: Table): Table => ({
  ...table,
  rows: table.rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell : cell.replace(/-(?=\d)/g, '−'))),
  ),
});

/** A corpus and its size. */
export interface CorpusRow {
  /** `key`, `response` or `annotator`. */
  readonly role: string;
  readonly path: string;
  readonly facts: Pick<Facts, 'documents' | 'mentions' | 'entities' | 'singletons'>;
}

/** The corpora of a report and their sizes; the first one is printed in place of a head. */
export function corporaTable(corpora: readonly CorpusRow[]): Table {
  const [head, ...rows] = corpora.map(({ role, path, facts }) => [
    role,
    path,
    counted(facts.documents, 'document'),
    counted(facts.mentions, 'mention'),
    counted(facts.entities, 'entity', 'entities'),
    counted(facts.singletons, 'singleton'),
  ]);
  return {
    head,
    rows,
    align: ['left', 'left', 'right', 'right', 'right', 'right'],
    names: 1,
    // Singletons say the least about a corpus.
    spare: [[5], [2], [4]],
  };
}
