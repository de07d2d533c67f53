export type { Mismatch, OnMismatch } from './boundaries.ts';
export { DEFAULT_SEPARATORS } from './separators.ts';
export { type OffsetUnit, offsetUnits, type Range, type Token } from './token.ts';
export { compatibles, type TokenizeOptions, tokenize } from './tokenize.ts';
