import type { Document, Mention } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { atPositionsOf } from './move-mention.ts';
import { OutsidePlaces } from './outside.ts';

/** Share of the mentions of the shorter list that must be in the other, so that both are lists of the same mentions. */
const MIN_COMMON_SHARE = 0.5;

/**
 * The response at the lines of the key, where both are lists with one mention on each line, named by an id: the order of such lists means nothing. Mentions that the key does not
 * have are in no place of it. Undefined for other documents, and for lists of different mentions.
 */
export function byMentionId(key: Document, response: Document): Document | undefined {
  const ids = idsOf(key);
  const own = ids && idsOf(response);
  if (ids === undefined || own === undefined) return undefined;
  const lines = new Map(ids.map((id, line) => [id, line]));
  const common = new Set(own.filter((id) => lines.has(id))).size;
  if (lines.size < ids.length || common < MIN_COMMON_SHARE * Math.min(ids.length, own.length))
    return undefined;
  const outside = new OutsidePlaces(key, response);
  const list = Array.from(response.mentions, (mention): Mention => {
    const id = own[mention.start];
    const line = lines.get(id);
    return line === undefined ? outside.place(mention, id) : { ...mention, start: line, end: line + 1 };
  });
  return { ...atPositionsOf(key, response), outside: outside.words, mentions: Mentions.of(list) };
}

/** The ids of a document in which every token is one mention and has a digit, as ids have. */
function idsOf({ unit, tokens, length, mentions }: Document): string[] | undefined {
  if (unit !== 'token' || tokens === undefined || length < 2 || mentions.length < length) return undefined;
  const covered = new Set<number>();
  for (const { start, end, parts } of mentions) {
    if (end - start !== 1 || parts !== undefined) return undefined;
    covered.add(start);
  }
  if (covered.size < length) return undefined;
  const ids: string[] = [];
  for (let i = 0; i < length; i++) {
    const id = tokens.at(i);
    if (!/\d/.test(id)) return undefined;
    ids.push(id);
  }
  return ids;
}
