import type { Document } from '../../core/document.ts';
import type { Report } from '../../problems/problem.ts';
import { bomLength, decode } from '../bytes.ts';
import type { Source } from '../format.ts';
import { documentOf, type FoundDocument } from '../found-document.ts';
import { reporterAt } from '../report-at.ts';
import { problem, type StandoffCode } from './codes.ts';

/** Why a file says nothing about coreference. */
export interface Missing {
  readonly message: string;
  readonly expected: string;
  readonly help: string;
}

/** The document of a file of an annotation tool, and what is wrong with it. */
export function standoffDocument(
  source: Source,
  report: Report,
  found: FoundDocument,
  missing?: Missing | undefined,
): Document {
  const reportAt = reporterAt<StandoffCode>(source, report, problem);
  if (missing !== undefined) {
    const { message, expected, help } = missing;
    reportAt(
      'standoff/no-coreference',
      0,
      message,
      expected,
      `${help}; --lenient reads a document without mentions`,
    );
  }
  const document = documentOf(found, {
    isAcross: false,
    outside: ({ at }, length, unit) =>
      reportAt(
        'standoff/span',
        at,
        'The mention has no place within the text.',
        length === 0
          ? 'a start, and an end after it'
          : `a start, and an end after it that is at most ${length} (${unit}s)`,
        'correct the mention; --lenient drops it',
      ),
  });
  reportAt.finish();
  return { ...document, file: source.name, line: 1 };
}

/** The text of a companion file, if it is there. */
export function companionText({ companions }: Source, extension: string): string | undefined {
  const bytes = companions?.get(extension);
  return bytes === undefined ? undefined : decode(bytes.subarray(bomLength(bytes)));
}
