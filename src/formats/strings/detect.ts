import { bomLength } from '../bytes.ts';
import { firstByte, headText } from '../head-text.ts';
import { JsonCursor, JsonFault } from '../json/cursor.ts';
import { membersOf } from '../jsonlines/members.ts';
import { jsonIn } from './answer.ts';
import { ClusterReader, clusterMember } from './clusters.ts';
import { isListOfEntities, isListOfLists } from './read.ts';

/** Members that hold a text, in which spans have positions. */
const TEXT_MEMBERS = ['tokens', 'words', 'document', 'sentences', 'text'];

/** Clusters that are lists of strings, under "clusters" or "entities" or as the only lists of the first object. */
export function detectStrings(head: Uint8Array): string | undefined {
  const first = firstByte(head);
  if (first !== 123 && first !== 91) return undefined;
  const cursor = new JsonCursor(head, bomLength(head));
  cursor.peek();
  if (first === 91 && isListOfLists(head))
    return holdsStrings(cursor) ? 'it is a JSON list of lists of strings' : undefined;
  if (first === 91 && isListOfEntities(head))
    return holdsStrings(cursor) ? 'it is a JSON list of entities, whose mentions are strings' : undefined;
  if (first === 91) cursor.at++;
  const { values, fault } = membersOf(cursor);
  const member = clusterMember({ values });
  if (member !== undefined) {
    const hasText = member === 'entities' && TEXT_MEMBERS.some((key) => values.has(key));
    cursor.at = values.get(member) as number;
    if (!hasText && holdsStrings(cursor)) return `it is JSON, and its ${member} are lists of strings`;
    if (member === 'clusters') return undefined;
  }
  // A file that is broken here says too little about the rest; the head of a long one ends within a value.
  if (fault !== undefined && fault.at < head.length) return undefined;
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

/** The answer of a language model that no other format fits: JSON with clusters of strings, and a text around it or a few faults. */
export function detectAnswer(head: Uint8Array): string | undefined {
  for (const { json, repairs } of jsonIn(headText(head))) {
    const bytes = new TextEncoder().encode(json);
    if (detectStrings(bytes) !== undefined)
      return `it has JSON with clusters of strings, with ${repairs.join(', ')}`;
  }
  return undefined;
}

/** Whether the first mention of the clusters at the cursor is a string, or an object or list with one. What follows may be cut off. */
function holdsStrings(cursor: JsonCursor): boolean {
  const { at } = cursor;
  try {
    const { clusters } = new ClusterReader(cursor).list();
    return clusters.some(([, strings]) => strings.length > 0);
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault;
    cursor.at = at;
    return beginsWithString(cursor);
  }
}

function beginsWithString(cursor: JsonCursor): boolean {
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
