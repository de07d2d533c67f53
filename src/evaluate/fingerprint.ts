import type { Document } from '../core/document.ts';
import { freshEngine } from '../engine/engine.ts';

/** Two 32-bit lanes of a hash that is added up over documents, so that their order does not matter. */
export type Fingerprint = readonly [number, number];

export const noFingerprint: Fingerprint = [0, 0];

export const addFingerprints = (a: Fingerprint, b: Fingerprint): Fingerprint => [
  (a[0] + b[0]) >>> 0,
  (a[1] + b[1]) >>> 0,
];

export const fingerprintText = ([a, b]: Fingerprint): string =>
  a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');

/**
 * A number for what a document says: its name, its length, and which spans corefer. Entity labels, their order, the order
 * of mentions, words and layout do not matter: sums over mentions make a number for an entity, sums over entities
 * one for the document. Two keys with the same fingerprint are, as good as certainly, the same test set.
 */
export function fingerprint({ entities, mentions, length, pairing }: Document): Fingerprint {
  const engine = freshEngine();
  const { columns, pieces } = mentions;
  const at = engine.put(columns);
  const [pieceStart, bounds] =
    pieces === undefined ? [0, 0] : [engine.put(pieces.start), engine.put(pieces.bounds)];
  const lane = (seed: number) => {
    const corefers = engine.tasks.corefers(seed, at, mentions.length, entities.length, pieceStart, bounds);
    let h = mix(mix(seed, length), corefers);
    for (let i = 0; i < pairing.length; i++) h = mix(h, pairing.charCodeAt(i));
    return h >>> 0;
  };
  return [lane(0x9e3779b9), lane(0x7f4a7c15)];
}

/** One step of a multiplicative hash with a murmur finish. */
export function mix(h: number, value: number): number {
  let x = Math.imul(h ^ value, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
