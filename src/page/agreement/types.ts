import type { AdjudicationRule } from '../../agree/adjudicate/rows.ts';
import type { TitledTable } from '../../report/table/titled.ts';

/** The data of a page of annotators, in JSON. */
export interface AgreementIndex {
  readonly title: string;
  readonly version: string;
  readonly signature: string;
  /** The annotators. */
  readonly systems: readonly { readonly name: string }[];
  /** What the numbers say, the main sentence first. */
  readonly sentences: readonly string[];
  readonly tables: readonly TitledTable[];
  /** Which decisions are asked for at first. */
  readonly rule: AdjudicationRule;
  /** Whether mentions that are left alone are left out of the annotation that is saved. */
  readonly dropsSingletons: boolean;
  readonly documents: readonly AgreementDocument[];
}

/** A document with the annotation of each annotator; `null` for one who does not have it. */
export interface AgreementDocument {
  readonly id: string;
  /** Empty where no format has words. */
  readonly words: readonly string[];
  /** Words without a blank before them. */
  readonly glued: readonly number[];
  readonly emptyNodes: readonly number[];
  readonly length: number;
  /** First words of the sentences, and of the rows in which the text is shown. */
  readonly sentences: readonly number[];
  readonly rows: readonly number[];
  readonly sides: readonly (AgreementSide | null)[];
}

export interface AgreementSide {
  readonly entities: readonly string[];
  /** Start, end, entity and the pieces of each mention. */
  readonly mentions: readonly (readonly number[])[];
}
