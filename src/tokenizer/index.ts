export type { Mismatch, OnMismatch } from './boundaries.ts';
export { DEFAULT_SEPARATORS } from './separators.ts';
export type { Range, Token } from './token.ts';
export { compatibles, type OffsetUnit, offsetUnits, type TokenizeOptions, tokenize } from './tokenize.ts';
