import type { TbfDocument } from '../../formats/tbf/model.ts';
import { isFault, tokenIds } from '../../formats/tbf/span.ts';
import type { TokenTable } from '../../formats/token-table/read.ts';
import { tId } from '../../formats/token-table/token-formats.ts';

/**
 * A document with token ids as in the TAC KBP event nugget task definition (2015), section 2.1.5: `t` and the number of
 * the row in the token table, counted from 0, in ascending order. Spans must have been checked before: tokens that are
 * not in the table are left unchanged.
 */
export function withTIds(document: TbfDocument, { tokens }: TokenTable): TbfDocument {
  const rowOf = new Map(tokens.map(({ id }, row) => [id, row]));
  const mentions = document.mentions.map((mention) => {
    const ids = tokenIds(mention.span);
    const rows = isFault(ids) ? [] : ids.map((id) => rowOf.get(id));
    if (rows.length === 0 || rows.includes(undefined)) return mention;
    const sorted = (rows as number[]).sort((a, b) => a - b);
    return { ...mention, span: sorted.map(tId).join() };
  });
  return { ...document, mentions };
}
