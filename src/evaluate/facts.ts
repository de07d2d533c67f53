import { type Document, noEdits, type WordEdits } from '../core/document.ts';

/** Sizes of one side of a document or corpus. */
export interface Facts extends WordEdits {
  readonly documents: number;
  readonly tokens: number;
  /** Length of texts whose positions are characters. */
  readonly characters: number;
  readonly mentions: number;
  readonly entities: number;
  /** Entities of one mention. */
  readonly singletons: number;
  /** Mentions that cross a sentence break. */
  readonly crossing: number;
  /** Mentions that repeat a span of their own entity. */
  readonly repeated: number;
  /** Mentions whose span another entity has as well. */
  readonly shared: number;
}

export const noFacts: Facts = {
  documents: 0,
  tokens: 0,
  characters: 0,
  mentions: 0,
  entities: 0,
  singletons: 0,
  crossing: 0,
  repeated: 0,
  shared: 0,
  ...noEdits,
};

export const addFacts = (a: Facts, b: Facts): Facts => ({
  documents: a.documents + b.documents,
  tokens: a.tokens + b.tokens,
  characters: a.characters + b.characters,
  mentions: a.mentions + b.mentions,
  entities: a.entities + b.entities,
  singletons: a.singletons + b.singletons,
  crossing: a.crossing + b.crossing,
  repeated: a.repeated + b.repeated,
  shared: a.shared + b.shared,
  altered: a.altered + b.altered,
  dropped: a.dropped + b.dropped,
  invented: a.invented + b.invented,
  unaligned: a.unaligned + b.unaligned,
});

/** The facts of a document after repeats were resolved. Entities without mentions are not counted. */
export function documentFacts(
  { mentions, length, unit, edits = noEdits }: Document,
  counted: Pick<Facts, 'entities' | 'singletons' | 'crossing' | 'repeated' | 'shared'>,
): Facts {
  return {
    documents: 1,
    tokens: unit === 'token' ? length : 0,
    characters: unit === 'character' ? length : 0,
    mentions: mentions.length,
    entities: counted.entities,
    singletons: counted.singletons,
    crossing: counted.crossing,
    repeated: counted.repeated,
    shared: counted.shared,
    altered: edits.altered,
    dropped: edits.dropped,
    invented: edits.invented,
    unaligned: edits.unaligned,
  };
}
