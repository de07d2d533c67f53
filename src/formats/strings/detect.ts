import { bomLength } from '../bytes.ts';
import { firstByte } from '../head-text.ts';
import { JsonCursor, JsonFault } from '../json/cursor.ts';
import { membersOf } from '../jsonlines/members.ts';
import { isListOfLists } from './read.ts';

/** Clusters that are lists of strings, under "clusters" or as the only lists of the first object. */
export function detectStrings(head: Uint8Array): string | undefined {
  const first = firstByte(head);
  if (first !== 123 && first !== 91) return undefined;
  const cursor = new JsonCursor(head, bomLength(head));
  cursor.peek();
  if (first === 91 && isListOfLists(head))
    return holdsStrings(cursor) ? 'it is a JSON list of lists of strings' : undefined;
  if (first === 91) cursor.at++;
  const { values } = membersOf(cursor);
  const at = values.get('clusters');
  if (at !== undefined) {
    cursor.at = at;
    return holdsStrings(cursor) ? 'it is JSON, and its clusters are lists of strings' : undefined;
  }
  // Other members are names and notes; the lists are of strings only.
  let lists = 0;
  for (const start of values.values()) {
    cursor.at = start;
    const c = cursor.peek();
    if (c === 123) return undefined;
    if (c !== 91) continue;
    cursor.at++;
    if (cursor.peek() !== 34 && cursor.peek() !== 93) return undefined;
    if (cursor.peek() === 34) lists++;
  }
  return lists > 0 && !['tokens', 'words', 'document'].some((key) => values.has(key))
    ? 'it is JSON, and the values of its first object are lists of strings'
    : undefined;
}

/** Whether the first mention of the clusters at the cursor is a string. */
function holdsStrings(cursor: JsonCursor): boolean {
  try {
    const isObject = cursor.peek() === 123;
    for (
      let more = isObject ? cursor.openObject() : cursor.openList();
      more;
      more = isObject ? cursor.nextMember() : cursor.nextItem()
    ) {
      if (isObject) cursor.key();
      if (cursor.openList()) return cursor.peek() === 34;
    }
    return false;
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault;
    return false;
  }
}
