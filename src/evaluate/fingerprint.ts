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
  const { columns, pieces } = mentions;
  const name = codesOf(pairing);
  const engine = freshEngine();
  const columnsAt = engine.put(columns);
  const nameAt = engine.put(name);
  const piecesAt = pieces === undefined ? 0 : engine.put(pieces.start);
  const boundsAt = pieces === undefined ? 0 : engine.put(pieces.bounds);
  const lane = (seed: number) =>
    engine.tasks.fingerprint(
      seed,
      columnsAt,
      mentions.length,
      entities.length,
      piecesAt,
      boundsAt,
      length,
      nameAt,
      name.length,
    ) >>> 0;
  return [lane(0x9e3779b9), lane(0x7f4a7c15)];
}

function codesOf(text: string): Int32Array {
  const codes = new Int32Array(text.length);
  for (let i = 0; i < text.length; i++) codes[i] = text.charCodeAt(i);
  return codes;
}
