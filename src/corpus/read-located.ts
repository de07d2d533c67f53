import type { Document } from '../core/document.ts';
import type { FormatOptions } from '../formats/index.ts';
import type { Report } from '../problems/problem.ts';
import type { LocatedDocument } from './located-document.ts';

/** The document, after reporting the problems found in reading it. */
export function readLocated(located: LocatedDocument, report: Report, options: FormatOptions): Document {
  let isCut = false;
  const watch: Report = (entry) => {
    if (entry.cutsText) isCut = true;
    report(entry);
  };
  const document = readUnwatched(located, watch, options);
  return isCut ? { ...document, isCut } : document;
}

function readUnwatched(located: LocatedDocument, report: Report, options: FormatOptions): Document {
  if (located.kind === 'read') {
    for (const entry of located.problems) report(entry);
    return located.document;
  }
  const { store, format, companions, traits } = located.source;
  const bytes = store.read(located.start, located.end);
  // All documents are taken from the reader, so that problems after the first are reported too.
  const [document] = [...format.read({ name: located.file, bytes, companions, traits }, report, options)];
  return document;
}
