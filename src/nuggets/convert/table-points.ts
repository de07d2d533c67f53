import { CodePoints } from '../../core/code-points.ts';
import type { TokenTable } from '../../formats/token-table/read.ts';
import { InputError } from '../../problems/problem.ts';
import type { OffsetUnit } from '../../tokenizer/index.ts';
import { problem } from '../codes.ts';

const BEYOND_BMP = /[\ud800-\udbff][\udc00-\udfff]/;

/**
 * Converts between the code units of a token table and the code points of brat; undefined if they are equal. A table
 * in code units with characters beyond U+FFFF cannot be converted without the text, and is refused.
 */
export function tablePoints(
  { tokens }: TokenTable,
  text: string | undefined,
  tableOffsets: OffsetUnit,
  document: string,
): CodePoints | undefined {
  if (tableOffsets === 'code-points') return undefined;
  if (text !== undefined) return new CodePoints(text);
  const wide = tokens.find((token) => BEYOND_BMP.test(token.text));
  if (wide === undefined) return undefined;
  const message = `Token "${wide.id}" of document "${document}" has a character beyond U+FFFF, after which the table and brat count differently.`;
  const help =
    'give the directory of the texts with -x, or pass --table-offsets code-points if the table counts code points';
  throw new InputError([problem('brat/no-source', message, { document, help })]);
}
