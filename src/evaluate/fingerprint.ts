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
export function fingerprint({ entities, mentions, length, pairKey }: Document): Fingerprint {
  const sums = [new Int32Array(entities.length), new Int32Array(entities.length)] as const;
  for (let from = 0; from < mentions.length; from += BLOCK) addMentions(mentions, from, ...sums);
  return [hashOf(SEEDS[0], sums[0], length, pairKey), hashOf(SEEDS[1], sums[1], length, pairKey)];
}

/** Adds the hashes of a block of mentions to the sums of their entities, for both lanes. */
function addMentions(
  { columns, length, pieces }: Mentions,
  from: number,
  first: Int32Array,
  second: Int32Array,
): void {
  const to = Math.min(from + BLOCK, length);
  for (let i = from; i < to; i++) {
    const start = columns[i];
    const end = columns[length + i];
    const entity = columns[2 * length + i];
    let a = mix(mix(SEEDS[0], start), end);
    let b = mix(mix(SEEDS[1], start), end);
    if (pieces !== undefined) {
      for (let p = pieces.start[i]; p < pieces.start[i + 1]; p++) {
        a = mix(a, pieces.bounds[p]);
        b = mix(b, pieces.bounds[p]);
      }
    }
    first[entity] += a;
    second[entity] += b;
  }
}

/** One lane of the hash of a document, from the sums of its entities. */
function hashOf(seed: number, sums: Int32Array, length: number, pairKey: string): number {
  let sum = 0;
  for (let e = 0; e < sums.length; e++) if (sums[e] !== 0) sum = (sum + mix(seed, sums[e])) | 0;
  let h = mix(mix(seed, length), sum);
  for (let i = 0; i < pairKey.length; i++) h = mix(h, pairKey.charCodeAt(i));
  return h >>> 0;
}

/** One step of a multiplicative hash with the finaliser of MurmurHash3. */
function mix(h: number, value: number): number {
  let x = Math.imul(h ^ value, FIRST_FACTOR);
  x = Math.imul(x ^ (x >>> 13), SECOND_FACTOR);
  return x ^ (x >>> 16);
}
