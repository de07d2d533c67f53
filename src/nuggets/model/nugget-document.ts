import type { TbfDocument, TbfMention, TbfRelation } from '../../formats/tbf/model.ts';
import type { Extent } from '../../matching/extent.ts';

/** A mention, ready to be compared. */
export interface Nugget {
  readonly mention: TbfMention;
  readonly extent: Extent;
  /** The extent with invisible words. */
  readonly written: Extent;
  /** One value per attribute of the run, in the form that is compared. */
  readonly values: readonly string[];
}

/** The mentions of a cluster, by index in the document. */
export interface Cluster {
  readonly members: readonly number[];
  readonly line?: number | undefined;
}

/** One document of one side, read and checked. */
export interface NuggetDocument {
  readonly id: string;
  readonly nuggets: readonly Nugget[];
  /** Disjoint. */
  readonly clusters: readonly Cluster[];
  /** Relations other than coreference, with the indices of the mentions that each argument refers to. */
  readonly relations: readonly ResolvedRelation[];
}

export interface ResolvedRelation {
  readonly relation: TbfRelation;
  readonly args: readonly (readonly number[])[];
}

export const emptyDocument = (id: string): NuggetDocument => ({
  id,
  nuggets: [],
  clusters: [],
  relations: [],
});

/** A tbf file. */
export interface NuggetFile {
  readonly name: string;
  readonly documents: readonly TbfDocument[];
}
