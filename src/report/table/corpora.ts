import type { Facts } from '../../evaluate/index.ts';
import { counted } from '../numbers.ts';
import type { Table } from './table.ts';

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
  return { head, rows, align: ['left', 'left', 'right', 'right', 'right', 'right'] };
}
