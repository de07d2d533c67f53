import type { Document } from '../core/document.ts';
import { freshEngine } from '../engine/engine.ts';

/** How much there is of everything, on one side. */
export interface Facts {
  readonly documents: number;
  readonly tokens: number;
  readonly mentions: number;
  readonly entities: number;
  /** Entities of one mention. */
  readonly singletons: number;
  /** Mentions that reach over a sentence break. */
  readonly crossing: number;
  /** Repeats of a mention within an entity. */
  readonly repeated: number;
  /** Mentions whose span another entity has too. */
  readonly shared: number;
}

export const noFacts: Facts = {
  documents: 0,
  tokens: 0,
  mentions: 0,
  entities: 0,
  singletons: 0,
  crossing: 0,
  repeated: 0,
  shared: 0,
};

export const addFacts = (a: Facts, b: Facts): Facts => ({
  documents: a.documents + b.documents,
  tokens: a.tokens + b.tokens,
  mentions: a.mentions + b.mentions,
  entities: a.entities + b.entities,
  singletons: a.singletons + b.singletons,
  crossing: a.crossing + b.crossing,
  repeated: a.repeated + b.repeated,
  shared: a.shared + b.shared,
});

/** The facts of a document after repeats were resolved. */
export function factsOf(
  { mentions, entities, sentences, length }: Document,
  repeats: { repeated: number; shared: number },
): Facts {
  const engine = freshEngine();
  const lost = engine.tasks.countFacts(
    engine.put(mentions.columns),
    mentions.length,
    entities.length,
    engine.put(sentences),
    sentences.length,
  );
  if (lost >= 0) throw new RangeError(`Expected mention ${lost} to be in one of the entities`);
  return {
    documents: 1,
    tokens: length,
    mentions: mentions.length,
    entities: engine.told(0),
    singletons: engine.told(1),
    crossing: engine.told(2),
    ...repeats,
  };
}
