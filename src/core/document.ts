import type { FileRef } from '../problems/problem.ts';
import type { Attributes, MentionExtras } from './mention-columns.ts';
import type { Mentions } from './mentions.ts';

/** A half-open range of tokens (or of characters, where the document is measured in characters). */
export type Span = readonly [start: number, end: number];

/** One mention of an entity in a document. */
export interface Mention extends MentionExtras {
  /** First token. */
  readonly start: number;
  /** One past the last token: the end of the hull where the mention has gaps. */
  readonly end: number;
  /** Index into `Document.entities`. */
  readonly entity: number;
  /** The pieces of a discontinuous mention in text order; absent where `[start, end)` says it all. */
  readonly parts?: readonly Span[] | undefined;
  /** 1-based line of the file where the mention was completed, for messages. */
  readonly line?: number | undefined;
  /** What the format says about the mention, by name: type, part of speech, … */
  readonly attributes?: Attributes | undefined;
}

/** The words of a document, decoded only when somebody asks. */
export interface Words {
  readonly length: number;
  at(index: number): string;
  /** If two texts have one, they are the same (words and sentence breaks) if it is, as good as certainly. */
  readonly digest?: number | undefined;
}

/**
 * One annotated document. Entity names are opaque labels, scoped to the document; an entity is known by its
 * index in `entities`, in the order of first appearance.
 */
export interface Document {
  /** The name as it is written. */
  readonly id: string;
  /** Two documents are the same if this is the same: the name, less what carries no meaning. */
  readonly pairKey: string;
  readonly entities: readonly string[];
  readonly mentions: Mentions;
  /** Number of tokens (or characters). */
  readonly length: number;
  /** First token of each sentence; empty where the format knows no sentences. */
  readonly sentences: ArrayLike<number>;
  /** Absent where the format carries no words. */
  readonly words?: Words | undefined;
  /** Where the document begins in its file, for messages. */
  readonly file?: FileRef | undefined;
  readonly line?: number | undefined;
}
