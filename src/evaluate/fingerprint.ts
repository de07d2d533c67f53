import type { Document } from '../core/document.ts';
import { mentionHash } from '../core/mention-hash.ts';

/** Two 32-bit lanes of a hash. Hashes of documents are added, so that the order of documents does not matter. */
export type Fingerprint = readonly [number, number];

export const noFingerprint: Fingerprint = [0, 0];

export const addFingerprints = (a: Fingerprint, b: Fingerprint): Fingerprint => [
  (a[0] + b[0]) >>> 0,
  (a[1] + b[1]) >>> 0,
];

export const fingerprintText = ([a, b]: Fingerprint): string =>
  a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');

/**
 * Hash of the name of a document, its length, and which spans corefer. Entity labels, words, layout, and the order of
 * entities and mentions do not matter: the hashes of mentions are summed to one of the entity, those of entities to one
 * of the document. Two keys with equal fingerprints are the same test set, barring collisions.
 */
export const fingerprint = (document: Document): Fingerprint => mentionHash(document, document.pairKey);
