import { scoreLine } from './number-format.ts';
import type { ScoredDocument } from './scored-document.ts';

/** Numbers that are added up over documents, in document order. */
export type ReferenceTally = readonly number[];

/** A metric as the reference implements it (docs/compat/scorer-pl.md#metrics). */
export interface ReferenceMetric {
  readonly id: string;
  /** The tally before the first document. */
  readonly zero: ReferenceTally;
  /** Counts one document; throws `Fatal` where the reference crashes. */
  count(document: ScoredDocument): ReferenceTally;
  /** The line above the mention counts of a document when all documents are scored. */
  header(documentName: string): string;
  /** The text that is printed for one document. */
  documentScore(tally: ReferenceTally): string;
  /** The text that is printed for the corpus. */
  totals(tally: ReferenceTally): string;
}

/** A metric with one fraction for recall and one for precision. */
export const fractionMetric = (
  id: string,
  count: (document: ScoredDocument) => readonly [rNum: number, rDen: number, pNum: number, pDen: number],
): ReferenceMetric => ({
  id,
  zero: [0, 0, 0, 0],
  count,
  header: (documentName) => `${documentName}:`,
  documentScore: fractionLine,
  totals: (tally) => `Coreference: ${fractionLine(tally)}`,
});

export const fractionLine = ([rNum, rDen, pNum, pDen]: ReferenceTally): string =>
  scoreLine([rNum, rDen], [pNum, pDen]);

export const addTallies = (a: ReferenceTally, b: ReferenceTally): ReferenceTally =>
  a.map((value, i) => value + b[i]);
