import type { Document } from '../core/document.ts';
import type { FormatOptions } from '../formats/index.ts';
import { type Problem, problem, type Report } from '../problems/problem.ts';
import type { LocatedDocument } from './located-document.ts';

/** The document of a response; `undefined` if it cannot be read. It is left out then: its errors are warnings, and a further one says what that means. */
export function readUnlessBroken(
  located: LocatedDocument,
  report: Report,
  options: FormatOptions,
): Document | undefined {
  let isBroken = false;
  const document = readLocated(
    located,
    (entry) => {
      if (isFatal(entry)) isBroken = true;
      report(leftOut(entry, 'document'));
    },
    options,
  );
  if (!isBroken) return document;
  const { id, file, line } = located;
  report(
    problem(
      'document/left-out',
      `${id === '' ? 'A document' : `Document ${id}`} of the response cannot be read, and is scored as if it had no mention.`,
      { document: id, file, line, help: 'mend the file: the scores are too low' },
    ),
  );
  return undefined;
}

/** An error that `--lenient` does not tolerate: what has it cannot be read. */
export const isFatal = ({ severity, lenient }: Problem): boolean =>
  severity === 'error' && lenient === undefined;

/** An error of a document or file that is left out: a warning. */
export const leftOut = (entry: Problem, what: 'document' | 'file'): Problem =>
  isFatal(entry)
    ? { ...entry, severity: 'warning', help: `--lenient: the ${what} is left out, and counts as missing` }
    : entry;

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
