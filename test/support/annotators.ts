import { type AnnotatedTable, type Annotator, annotationTables } from '../../src/agree/annotations.ts';
import { settingsOf } from '../../src/evaluate/settings.ts';
import { sets } from './sets.ts';

/** Annotators from set notation: for each document the chains, or `-` where the document is missing. */
export const annotators = (texts: Readonly<Record<string, readonly string[]>>): Annotator[] =>
  Object.entries(texts).map(([name, documents]) => ({
    name,
    documents: documents.flatMap((text, d) => (text === '-' ? [] : [{ id: `d${d}`, entities: sets(text) }])),
  }));

/** The documents `d0`, `d1`, … of such annotators, with all markings. */
export function tablesOf(texts: Readonly<Record<string, readonly string[]>>): AnnotatedTable[] {
  const { matcher } = settingsOf();
  const options = { matcher, duplicates: 'first', singletons: 'keep', mentionKey: undefined } as const;
  return annotationTables(annotators(texts), options, () => {});
}
