import { bomLength } from '../bytes.ts';
import { firstByte } from '../head-text.ts';
import { JsonCursor } from '../json/cursor.ts';
import { membersOf } from './members.ts';
import { decisiveKeys, keysBeside } from './variants.ts';

/** Keys that are shown in a reason. */
const MAX_SHOWN_KEYS = 4;

/** Why a file is JSON with clusters: the known keys of its first object. The head may end within it. */
export function detectJson(head: Uint8Array): string | undefined {
  const first = firstByte(head);
  if (first !== 123 && first !== 91) return undefined;
  const cursor = new JsonCursor(head, bomLength(head));
  if (first === 91) {
    cursor.peek();
    cursor.at++;
    if (cursor.peek() !== 123) return undefined;
  }
  const keys = [...membersOf(cursor).values.keys()];
  const known = keys.filter((key) => decisiveKeys.has(key) || keysBeside.has(key));
  if (known.length === 0) return undefined;
  const shown = known.slice(0, MAX_SHOWN_KEYS).map((key) => JSON.stringify(key));
  return `it is JSON, and its first object has the key${shown.length > 1 ? 's' : ''} ${shown.join(', ')}`;
}

/** Lines of a file that are searched for a document if the first is none. */
const MAX_SEARCHED_LINES = 20;

/** Why a file whose first lines are broken is JSON lines all the same: a later line is an object with known keys. */
export function detectBrokenJson(head: Uint8Array): string | undefined {
  let number = 1;
  for (let at = 0; number <= MAX_SEARCHED_LINES; number++) {
    const feed = head.indexOf(10, at);
    const line = head.subarray(at, feed < 0 ? head.length : feed);
    const reason = number === 1 || firstByte(line) !== 123 ? undefined : detectJson(line);
    if (reason !== undefined) return `line ${number} is that of JSON lines, and those before it are not`;
    if (feed < 0) return undefined;
    at = feed + 1;
  }
  return undefined;
}
