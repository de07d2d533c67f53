import type { Document } from '../core/document.ts';

/** Two 32-bit lanes of a hash. Hashes of documents are added, so that the order of documents does not matter. */
export type Fingerprint = readonly [number, number];

export const noFingerprint: Fingerprint = [0, 0];

export const addFingerprints = (a: Fingerprint, b: Fingerprint): Fingerprint => [
  (a[0] + b[0]) >>> 0,
  (a[1] + b[1]) >>> 0,
];

export const fingerprintText = ([a, b]: Fingerprint): string =>
  a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');

const SEEDS = [0x9e3779b9, 0x7f4a7c15] as const;

/**
 * Hash of the name of a document, its length, and which spans corefer. Entity labels, words, layout, and the order of
 * entities and mentions do not matter: the hashes of mentions are summed to one of the entity, those of entities to one
 * of the document. Two keys with equal fingerprints are the same test set, barring collisions.
 */
export function fingerprint(document: Document): Fingerprint {
  return [lane(SEEDS[0], document), lane(SEEDS[1], document)];
}

function lane(seed: number, { entities, mentions, length, pairKey }: Document): number {
  const { starts, ends, entities: entityOf, pieces } = mentions;
  const sums = new Int32Array(entities.length);
  for (let i = 0; i < starts.length; i++) {
    let h = mix(mix(seed, starts[i]), ends[i]);
    if (pieces !== undefined) {
      for (let p = pieces.start[i]; p < pieces.start[i + 1]; p++) h = mix(h, pieces.bounds[p]);
    }
    sums[entityOf[i]] += h;
  }
  let sum = 0;
  for (let e = 0; e < sums.length; e++) if (sums[e] !== 0) sum = (sum + mix(seed, sums[e])) | 0;
  let h = mix(mix(seed, length), sum);
  for (let i = 0; i < pairKey.length; i++) h = mix(h, pairKey.charCodeAt(i));
  return h >>> 0;
}

/** One step of a multiplicative hash with the finaliser of MurmurHash3. */
function mix(h: number, value: number): number {
  let x = Math.imul(h ^ value, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
