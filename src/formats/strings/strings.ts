import { bomLength } from '../bytes.ts';
import { pairKeyOf } from '../conll/header.ts';
import { defineFormat } from '../format.ts';
import { firstByte } from '../head-text.ts';
import { JsonCursor, JsonFault } from '../json/cursor.ts';
import { membersOf } from '../jsonlines/members.ts';
import { stringsCodes } from './codes.ts';
import { isListOfLists, readStrings } from './read.ts';
import { writeStrings } from './write.ts';

/** JSON whose mentions are strings without positions. See docs/formats/strings.md. */
export const strings = defineFormat({
  id: 'strings',
  label: 'JSON lists of strings',
  holds: [],
  companions: [],
  codes: stringsCodes,
  parameters: [],
  tokenColumns: [],
  wording: {
    sign: 'a JSON file has lists of strings as clusters',
    documentStart: 'a JSON object with lists of strings',
    border: 'line feed',
    naming: 'name them with the key "doc_key" or "id"',
    asking: 'name it as in "doc_key" or "id"',
    noMentions: 'check that the lists are not empty',
  },
  detect(head) {
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
    return lists > 0 && !values.has('tokens') && !values.has('words')
      ? 'it is JSON, and the values of its first object are lists of strings'
      : undefined;
  },
  pairKey: pairKeyOf,
  names: (id) => [id, pairKeyOf(id)],
  read: readStrings,
  write: writeStrings,
});

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
