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
  /** The pieces of a discontinuous mention in text order; absent where `[start, end)` is enough. */
  readonly parts?: readonly Span[] | undefined;
  /** 1-based line of the file where the mention was completed, for messages. */
  readonly line?: number | undefined;
  /** What the format says about the mention, by name: type, part of speech, … */
  readonly attributes?: Attributes | undefined;
}

/** The tokens of a document. Words are decoded on demand. */
export interface Tokens {
  readonly length: number;
  /** The word of a token. */
  at(index: number): string;
  /** The 1-based line of a token in the file of its document, where tokens have lines of their own. */
  lineAt?(index: number): number | undefined;
  /** Hash of words and sentence breaks: equal digests mean equal texts, barring collisions. */
  readonly digest?: number | undefined;
  /** Character ranges of the tokens in the source text, where the format has them. */
  readonly offsets?: ArrayLike<Span> | undefined;
  /** Indices of the tokens that are empty nodes: no character of the text belongs to them. */
  readonly emptyNodes?: ReadonlySet<number> | undefined;
  /** The numbers of empty nodes after the word before them, where the format has them: 2 for `3.2`. */
  readonly nodeNumbers?: ReadonlyMap<number, number> | undefined;
  /** The places of the tokens from `length` on: empty nodes of a response that the key lacks. */
  readonly added?: readonly AddedToken[] | undefined;
}

/** The place of a token that the text of the key lacks, in the positions of the key. */
export interface AddedToken {
  /** Index of its sentence; −1 where there are no sentences. */
  readonly sentence: number;
  /** A number between the positions of its neighbours. */
  readonly order: number;
}

/** A column of the tokens, such as part of speech or speaker. Values are decoded on demand. */
export interface TokenColumn {
  /** The value of a token as it is written; empty where the token has none. */
  at(index: number): string;
}

/** How the words of a text that a program rewrote differ from those of the text that it was given. */
export interface WordEdits {
  /** Words that were replaced. */
  readonly altered: number;
  /** Words of the given text that are missing. */
  readonly dropped: number;
  /** Words that are not in the given text. */
  readonly invented: number;
  /** Mentions none of whose words is in the given text. */
  readonly unaligned: number;
}

export const noEdits: WordEdits = { altered: 0, dropped: 0, invented: 0, unaligned: 0 };

/** The type of relations from an anaphor to the entities that it refers to together. */
export const SPLIT_ANTECEDENT = 'SplitAnte';

/** The type of relations from a bridging anaphor to its anchor; a kind may follow, as in `Bridge:part`. */
export const BRIDGE = 'Bridge';

/** A relation other than identity: bridging, split antecedents, discourse deixis. */
export interface Relation {
  /** As the format names it. */
  readonly type: string;
  /** Index into `Document.entities`. Entities keep their indices when mentions are filtered. */
  readonly from: number;
  /** Indices into `Document.entities`; several for a split antecedent. */
  readonly to: readonly number[];
  /** The mention that is the anaphor, by its `relationEnd`; absent where it is not known. */
  readonly fromMention?: number | undefined;
  /** The mention that is the anchor, by its `relationEnd`, in formats in which anchors are mentions. */
  readonly toMention?: number | undefined;
}

/** Relations between entities that have other indices now; an end of a relation that is gone is −1, and absent from `to`. */
export const movedRelations = (
  relations: readonly Relation[] | undefined,
  indexOf: (entity: number) => number,
): readonly Relation[] | undefined =>
  relations?.map((relation) => ({
    ...relation,
    from: indexOf(relation.from),
    to: relation.to.map(indexOf).filter((entity) => entity >= 0),
  }));

/**
 * One annotated document. Entity names are opaque labels, scoped to the document; an entity is identified by its
 * index in `entities`, in the order of first appearance.
 */
export interface Document {
  /** The name as it is written. */
  readonly id: string;
  /** Equal for two documents that belong together: the name without its insignificant parts. */
  readonly pairKey: string;
  /**
   * What positions of mentions count: tokens, characters (Unicode code points) of `text`, or nothing: then each mention has its own name, the
   * token at its position, and two mentions are the same if their names are.
   */
  readonly unit: 'token' | 'character' | 'name';
  readonly entities: readonly string[];
  /** Indices of the entities whose names are not in the file: the reader made them up, so equal ones in two documents mean nothing. */
  readonly unnamed?: ReadonlySet<number> | undefined;
  readonly mentions: Mentions;
  /** Number of tokens (or characters); 0 where the format does not state it. */
  readonly length: number;
  /** First token of each sentence; empty where the format has no sentences. */
  readonly sentences: ArrayLike<number>;
  /** Absent where the format has no words. */
  readonly tokens?: Tokens | undefined;
  /** The text in which characters are counted; absent where positions are tokens, or the text is not known. */
  readonly text?: string | undefined;
  /**
   * Present where a program rewrote the text of the file, as language models do, so that it must be aligned to the text of the key; counted when that is done. With names
   * instead of positions, the names are the words of the mentions.
   */
  readonly edits?: WordEdits | undefined;
  /**
   * The words of mentions that are in no place of the text, by their starts: such a mention of a response has a position after the end of the text, one for each. Present
   * where a response was brought to the positions of its key.
   */
  readonly outside?: ReadonlyMap<number, string> | undefined;
  /** The requested token columns that are in the file, by name (`ReadOptions.columns`). */
  readonly columns?: ReadonlyMap<string, TokenColumn> | undefined;
  readonly relations?: readonly Relation[] | undefined;
  /** Mentions that are marked as not referring; they belong to no entity, whatever their index of an entity is. */
  readonly nonReferring?: Mentions | undefined;
  /** The ids of mentions, in the order of `mentions`, of formats in which tags have some; and whether there is nothing but tags, without the running text. */
  readonly tags?: { readonly ids: readonly (string | undefined)[]; readonly isBag: boolean } | undefined;
  /** The sentences that mentions without positions name, in the order of `mentions`, counted from 0 or 1. */
  readonly saidSentences?: readonly (number | undefined)[] | undefined;
  /** Names of the members of a JSON object that were taken for entities because they are lists of strings. */
  readonly guessedMembers?: readonly string[] | undefined;
  /** Whether the format says that the first word of a mention without a head is its head. */
  readonly hasFirstWordsAsHeads?: boolean | undefined;
  /** Whether the reader gave up before the end of the document: its text is not compared with that of another. */
  readonly isCut?: boolean | undefined;
  /** Where a file holds several documents as one: the name of the block that this one was cut from. */
  readonly block?: string | undefined;
  /** The file and the line at which the document starts, for messages. */
  readonly file?: FileRef | undefined;
  readonly line?: number | undefined;
}
