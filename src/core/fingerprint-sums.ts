import type { Fingerprint } from './fingerprint.ts';

export const noFingerprint: Fingerprint = [0, 0];

export const addFingerprints = (a: Fingerprint, b: Fingerprint): Fingerprint => [
  (a[0] + b[0]) >>> 0,
  (a[1] + b[1]) >>> 0,
];

/** A fingerprint in a signature. */
export const fingerprintText = ([a, b]: Fingerprint): string =>
  a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');
