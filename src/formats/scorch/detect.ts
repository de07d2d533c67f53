import { bomLength } from '../bytes.ts';
import { firstByte } from '../head-text.ts';
import { JsonCursor } from '../json/cursor.ts';
import { membersOf } from '../jsonlines/members.ts';

const TYPE_VALUES: ReadonlySet<string> = new Set(['clusters', 'graph']);

/** An object whose "type" is one of the two that Scorch knows. */
export function detectScorch(head: Uint8Array): string | undefined {
  if (firstByte(head) !== 123) return undefined;
  const cursor = new JsonCursor(head, bomLength(head));
  const { values, fault } = membersOf(cursor);
  const at = values.get('type');
  // The head may end within the value.
  if (at === undefined || (fault !== undefined && [...values.keys()].at(-1) === 'type')) return undefined;
  cursor.at = at;
  const type = cursor.peek() === 34 ? cursor.string() : '';
  return TYPE_VALUES.has(type) ? `it is JSON, and has "type": "${type}"` : undefined;
}
