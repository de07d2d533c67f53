import type { Document } from '../core/document.ts';
import type { Mentions } from '../core/mentions.ts';

/** Two 32-bit lanes of a hash. Hashes of documents are added, so that the order of documents does not matter. */
export type Fingerprint = readonly [number, number];

export const noFingerprint: Fingerprint = [0, 0];

export const addFingerprints = (a: Fingerprint, b: Fingerprint): Fingerprint => [
  (a[0] + b[0]) >>> 0,
  (a[1] + b[1]) >>> 0,
];

export const fingerprintText = ([a, b]: Fingerprint): string =>
  a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');

/* Signed 32-bit constants: a cold run interprets this code, and larger numbers would be doubles on the heap. */
const SEEDS = [0x9e3779b9 | 0, 0x7f4a7c15] as const;
const FIRST_FACTOR = 0x85ebca6b | 0;
const SECOND_FACTOR = 0xc2b2ae35 | 0;

/** Mentions per call: V8 compiles a function that is called often sooner than a long loop. */
const BLOCK = 256;

/**
 * Hash of the name of a document, its length, and which spans corefer. Entity labels, words, layout, and the order of
 * entities and mentions do not matter: the hashes of mentions are summed to one of the entity, those of entities to one
 * of the document. Two keys with equal fingerprints are the same test set, barring collisions.
 */
export function fingerprint(document: Document): Fingerprint {
  return [lane(SEEDS[0], document), lane(SEEDS[1], document)];
}

function lane(seed: number, { entities, mentions, length, pairKey }: Document): number {
  const sums = new Int32Array(entities.length);
  for (let from = 0; from < mentions.length; from += BLOCK) addMentions(seed, mentions, from, sums);
  let sum = 0;
  for (let e = 0; e < sums.length; e++) if (sums[e] !== 0) sum = (sum + mix(seed, sums[e])) | 0;
  let h = mix(mix(seed, length), sum);
  for (let i = 0; i < pairKey.length; i++) h = mix(h, pairKey.charCodeAt(i));
  return h >>> 0;
}

/** Adds the hashes of a block of mentions to the sums of their entities. */
function addMentions(
  seed: number,
  { columns, length, pieces }: Mentions,
  from: number,
  sums: Int32Array,
): void {
  const to = Math.min(from + BLOCK, length);
  for (let i = from; i < to; i++) {
    let h = mix(mix(seed, columns[i]), columns[length + i]);
    if (pieces !== undefined) {
      for (let p = pieces.start[i]; p < pieces.start[i + 1]; p++) h = mix(h, pieces.bounds[p]);
    }
    sums[columns[2 * length + i]] += h;
  }
}

/** One step of a multiplicative hash with the finaliser of MurmurHash3. */
function mix(h: number, value: number): number {
  let x = Math.imul(h ^ value, FIRST_FACTOR);
  x = Math.imul(x ^ (x >>> 13), SECOND_FACTOR);
  return x ^ (x >>> 16);
}
