/**
 * One document of a scorer that looks mentions up: equal mentions of both sides have the same number. Entities list the
 * numbers of their mentions; a mention may be in several entities, of which lookups find the last.
 */
export interface ScoredDocument {
  readonly key: readonly Int32Array[];
  readonly response: readonly Int32Array[];
  /** Entity of a mention by its number, −1 without one. */
  readonly keyEntity: Int32Array;
  readonly responseEntity: Int32Array;
  /** The number under which a mention is looked up on the other side: one table for both directions. */
  readonly lookup: Int32Array;
}

export function scoredDocument(
  key: readonly Int32Array[],
  response: readonly Int32Array[],
  mentions: number,
  aligned: Iterable<readonly [number, number]>,
): ScoredDocument {
  const lookup = Int32Array.from({ length: mentions }, (_, mention) => mention);
  const different = [...aligned].filter(([k, r]) => k !== r);
  for (const [k, r] of different) lookup[k] = r;
  for (const [k, r] of different) lookup[r] = k;
  return {
    key,
    response,
    keyEntity: lastEntity(key, mentions),
    responseEntity: lastEntity(response, mentions),
    lookup,
  };
}

function lastEntity(entities: readonly Int32Array[], mentions: number): Int32Array {
  const entityOf = new Int32Array(mentions).fill(-1);
  entities.forEach((members, entity) => {
    for (const mention of members) entityOf[mention] = entity;
  });
  return entityOf;
}

/** The same document with key and response exchanged. */
export const exchanged = (document: ScoredDocument): ScoredDocument => ({
  key: document.response,
  response: document.key,
  keyEntity: document.responseEntity,
  responseEntity: document.keyEntity,
  lookup: document.lookup,
});
