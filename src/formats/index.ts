import { conll } from './conll.ts';
import type { Format } from './format.ts';

/** Every format, once, in the order in which a file is tried. */
export const formats: readonly Format[] = [conll];

export type { DocumentBegin, Format, ReadOptions, Source } from './format.ts';
export { conll };
