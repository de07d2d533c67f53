import { oneLine } from '../text-lines.ts';
import type { TbfDocument, TbfMention } from './model.ts';

/**
 * Writes tbf files: mentions first, then relations, as section 2.1.6 of the TAC KBP event nugget task definition (2015) requires. A line break or
 * TAB inside a column would break the line, so it becomes a blank.
 */
export function writeTbf(documents: Iterable<TbfDocument>): string {
  const lines: string[] = [];
  for (const { id, mentions, relations } of documents) {
    lines.push(`#BeginOfDocument ${oneLine(id)}`);
    for (const mention of mentions) lines.push(columns(mention).map(oneLine).join('\t'));
    for (const { name, id, args } of relations)
      lines.push(`@${[name, id, args.join(',')].map(oneLine).join('\t')}`);
    lines.push('#EndOfDocument');
  }
  return lines.map((line) => `${line}\n`).join('');
}

const columns = ({
  system,
  document,
  id,
  span,
  text,
  type,
  realis,
  extra,
}: TbfMention): readonly string[] => [system, document, id, span, text, type, realis, ...extra];
