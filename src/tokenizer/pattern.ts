import type { CharSet } from './char-set.ts';

/** A regular expression as a tree. */
export type Pattern =
  | { readonly kind: 'set'; readonly set: CharSet }
  | { readonly kind: 'sequence'; readonly items: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly items: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly item: Pattern; readonly min: number; readonly max: number };

export const oneOf = (set: CharSet): Pattern => ({ kind: 'set', set });
export const sequence = (...items: readonly Pattern[]): Pattern => ({ kind: 'sequence', items });
export const choice = (...items: readonly Pattern[]): Pattern => ({ kind: 'choice', items });
