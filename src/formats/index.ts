import { conll } from './conll/conll.ts';
import type { Format } from './format.ts';

/** Every format, once, in the order in which a file is tried. */
export const formats: readonly Format[] = [conll];

export type { DocumentStart, Format, ReadOptions, Source } from './format.ts';
export type { TbfDocument, TbfMention, TbfRelation } from './tbf/model.ts';
export { readTbf, type TbfSource } from './tbf/read.ts';
export { writeTbf } from './tbf/write.ts';
export { readTokenTable, type Token, type TokenTable, type TokenTableOptions } from './token-table/read.ts';
export { type TokenFormat, tokenFormats } from './token-table/token-formats.ts';
export { conll };
