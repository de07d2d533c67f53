import { freshEngine } from '../engine/engine.ts';
import { FINGERPRINT_FIRST, FINGERPRINT_SECOND } from '../engine/slots.ts';
import type { Document } from './document.ts';

/** Two 32-bit lanes of a hash. Hashes of documents are added, so that the order of documents does not matter. */
export type Fingerprint = readonly [number, number];

/**
 * Hash of the name of a document, its length, and which spans corefer. Entity labels, words, layout, and the order of
 * entities and mentions do not matter: the hashes of mentions are summed to one of the entity, those of entities to one
 * of the document. Two keys with equal fingerprints are the same test set, barring collisions.
 */
export function fingerprint({
  entities,
  mentions,
  length,
  pairKey,
}: Pick<Document, 'entities' | 'mentions' | 'length' | 'pairKey'>): Fingerprint {
  const { columns, pieces } = mentions;
  const engine = freshEngine();
  engine.tasks.fingerprint(
    engine.put(columns),
    mentions.length,
    entities.length,
    length,
    pieces === undefined ? 0 : 1,
    pieces === undefined ? 0 : engine.put(pieces.start),
    pieces === undefined ? 0 : engine.put(pieces.bounds),
    engine.put(codeUnits(pairKey)),
    pairKey.length,
  );
  return [engine.result(FINGERPRINT_FIRST) >>> 0, engine.result(FINGERPRINT_SECOND) >>> 0];
}

const encoder = new TextEncoder();

function codeUnits(text: string): Int32Array {
  const bytes = encoder.encode(text);
  if (bytes.length === text.length) return new Int32Array(bytes); // all ASCII, as nearly all names are
  return Int32Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
}
