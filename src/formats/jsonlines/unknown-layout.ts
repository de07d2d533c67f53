import { clip } from '../../problems/clip.ts';
import { bomLength } from '../bytes.ts';
import { firstByte } from '../head-text.ts';
import { JsonCursor } from '../json/cursor.ts';
import { layouts } from '../json-layouts/layouts.ts';
import { membersOf } from './members.ts';
import { variants } from './variants.ts';

const OPEN_LIST = 91;
const OPEN_OBJECT = 123;

/** Members that a message names; further ones are counted. */
const MAX_SHOWN_MEMBERS = 8;

/** A sentence about JSON whose members are not those of any known layout. */
export function unknownLayout(members: Iterable<string>, what: string): string {
  const names = [...members];
  if (names.length === 0) return `${what} is JSON of an unknown layout, without members.`;
  const shown = names.slice(0, MAX_SHOWN_MEMBERS).map((name) => JSON.stringify(clip(name)));
  const more = names.length - shown.length;
  return `${what} is JSON of an unknown layout; its members are ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.${nearestLayout(new Set(names))}`;
}

/** A sentence about the layout that has most members in common, and fewest others; empty if none has any. */
function nearestLayout(members: ReadonlySet<string>): string {
  let [best, count, label] = [0, 0, ''];
  let missing: readonly string[] = [];
  for (const layout of [...variants, ...layouts]) {
    const lacks = layout.has
      .map((member) => [member].flat())
      .filter((alternatives) => !alternatives.some((member) => members.has(member)));
    const shared = layout.has.length - lacks.length;
    if (shared < best || shared === 0 || (shared === best && lacks.length >= count)) continue;
    [best, count, label] = [shared, lacks.length, layout.label];
    missing = lacks.map((alternatives) => alternatives.map((member) => JSON.stringify(member)).join(' or '));
  }
  if (best === 0) return '';
  if (missing.length === 0) return ` The nearest layout is ${label} (--format json-layouts).`;
  return ` The nearest layout is ${label}, which also has ${missing.join(' and ')}.`;
}

/** The same about a file by its first bytes; `undefined` if it is not JSON. */
export function unknownJson(head: Uint8Array): string | undefined {
  const first = firstByte(head);
  if (first !== OPEN_OBJECT && first !== OPEN_LIST) return undefined;
  const cursor = new JsonCursor(head, bomLength(head));
  cursor.peek();
  if (first === OPEN_LIST) cursor.at++;
  const { values, fault } = membersOf(cursor);
  // The head of a long file ends within a value; anything else is not JSON.
  if (fault !== undefined && (values.size === 0 || fault.at < head.length)) return undefined;
  return unknownLayout(values.keys(), 'The file');
}
