import { adjudicatedDocument, FreeNames } from '../../agree/adjudicate/documents.ts';
import { withoutSingletons } from '../../evaluate/singletons.ts';
import { writeConll } from '../../formats/conll/write.ts';
import { writeJson } from '../../formats/jsonlines/write.ts';
import { jsonText } from '../../report/json-text.ts';
import type { DocumentState, PageTable } from './questions.ts';

/** The formats that a page writes, with the endings of their files. */
export const savedFormats = {
  conll: { label: 'CoNLL', extension: '.conll', write: writeConll },
  jsonlines: { label: 'JSON lines', extension: '.jsonl', write: writeJson },
} as const;

export type SavedFormat = keyof typeof savedFormats;

/** The annotation of all documents as a file, and what the format could not hold. */
export function savedAnnotation(
  format: SavedFormat,
  names: readonly string[],
  tables: readonly PageTable[],
  states: readonly DocumentState[],
  dropsSingletons: boolean,
): { readonly text: string; readonly losses: readonly string[] } {
  const free = new FreeNames(tables.map(({ table }) => table));
  const documents = tables.map(({ table, slots }, d) => {
    const document = adjudicatedDocument(names, table, slots, states[d].result, free);
    return dropsSingletons ? withoutSingletons(document) : document;
  });
  const losses: string[] = [];
  const text = savedFormats[format].write(documents, ({ message }) => losses.push(message));
  return { text, losses };
}

/** What was decided and what is open, for `--answers`. */
export const savedDecisions = (rule: string, states: readonly DocumentState[]): string =>
  jsonText({
    rule,
    open: states.flatMap(({ result }) => result.open),
    decided: states.flatMap(({ result }) => result.decided),
  });
