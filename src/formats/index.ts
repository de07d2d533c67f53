import { conll } from './conll.ts';
import type { Format } from './format.ts';

/** Every format, once, in the order in which a file is tried. */
export const formats: readonly Format[] = [conll];

export type { DocumentBegin, Format, ReadOptions, Source } from './format.ts';
export { readTbf, type TbfSource } from './tbf.ts';
export type { TbfDocument, TbfMention, TbfRelation } from './tbf-model.ts';
export { writeTbf } from './tbf-write.ts';
export { type TokenFormat, tokenFormats } from './token-formats.ts';
export { readTokenTable, type Token, type TokenTable, type TokenTableOptions } from './token-table.ts';
export { conll };
