import type { Document } from '../core/document.ts';
import type { Report } from '../problems/problem.ts';
import { evaluatePair } from './evaluate-pair.ts';
import { pairDocuments } from './pair-documents.ts';
import type { Settings } from './settings.ts';
import { type CorpusResult, Tally } from './tally.ts';

/** Scores the documents of a response against those of a key; all of them are kept in memory. */
export function evaluateCorpus(
  key: Iterable<Document>,
  response: Iterable<Document>,
  settings: Settings,
  report: Report,
  options: { readonly perDocument?: boolean } = {},
): CorpusResult {
  const tally = new Tally(settings, options);
  for (const [keyDocument, responseDocument] of pairDocuments([...key], [...response], report)) {
    tally.add(evaluatePair(keyDocument, responseDocument, settings, report));
  }
  return tally.result();
}
