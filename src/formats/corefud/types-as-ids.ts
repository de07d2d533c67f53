import type { Document } from '../../core/document.ts';
import { clip } from '../../problems/clip.ts';

/** A file with at most this many names in place of ids, and on average at least this many mentions of each, has types there. */
const MAX_TYPES = 40;
const MIN_MENTIONS_PER_TYPE = 3;

/** Names that are types, however few mentions they have. */
const KNOWN_TYPES =
  /^(?:per|pers|person|loc|location|place|gpe|org|organi[sz]ation|fac|facility|time|date|event|abstract|object|animal|plant|substance|quantity|misc|product|veh|vehicle|wea|weapon|work|norp|money|percent)$/i;

/**
 * What is wrong with the ids of a document without `global.Entity` whose mentions are `(person)`, `(place)`: they are types, and all persons would be one entity. Types are few, have letters
 * alone and many mentions each. Undefined for any other document.
 */
export function typesAsIds({
  entities,
  mentions,
}: Pick<Document, 'entities' | 'mentions'>): string | undefined {
  if (entities.length === 0 || entities.length > MAX_TYPES) return undefined;
  if (!entities.every((name) => /^[\p{L}_]+$/u.test(name))) return undefined;
  const isRepeated = mentions.length >= MIN_MENTIONS_PER_TYPE * entities.length;
  if (!isRepeated && !entities.every((name) => KNOWN_TYPES.test(name))) return undefined;
  const shown = entities.slice(0, 5).map((name) => clip(name, 20));
  const more = entities.length > shown.length ? ', …' : '';
  return `${mentions.length} mentions have ${entities.length === 1 ? 'one name' : `${entities.length} names`} without a number (${shown.join(', ')}${more}), and no line says which fields a mention has: these are types, not ids of entities.`;
}
