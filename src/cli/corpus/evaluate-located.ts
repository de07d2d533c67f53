import type { Document } from '../../core/document.ts';
import { evaluatePair, type PairResult, type Settings } from '../../evaluate/index.ts';
import type { FormatOptions } from '../../formats/index.ts';
import type { Report } from '../../problems/problem.ts';
import type { LocatedDocument } from './located-document.ts';
import type { DocumentPair } from './pair-files.ts';

/** Reads the two documents of a pair and scores them. */
export function evaluateLocated(
  { id, key, response }: DocumentPair,
  settings: Settings,
  report: Report,
  options: FormatOptions,
): PairResult {
  const keyDocument = readLocated(key, report, options);
  const responseDocument = response === undefined ? undefined : readLocated(response, report, options);
  return evaluatePair(keyDocument, responseDocument, settings, report, id);
}

/** The document, and on the way to `report` what was met in reading it, now or before. */
export function readLocated(located: LocatedDocument, report: Report, options: FormatOptions): Document {
  if (located.read !== undefined) {
    for (const entry of located.read.problems) report(entry);
    return located.read.document;
  }
  const { store, format } = located.home;
  const source = { name: located.file, bytes: store.read(located.start, located.end) };
  const [document] = [...format.read(source, report, options)]; // to the end: what follows is reported, too
  return document;
}
