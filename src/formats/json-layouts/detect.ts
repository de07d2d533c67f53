import { bomLength } from '../bytes.ts';
import { firstByte } from '../head-text.ts';
import { JsonCursor, JsonFault } from '../json/cursor.ts';
import { JsonNode } from '../json/node.ts';
import { membersOf } from '../jsonlines/members.ts';
import { decisiveKeys, idKeys, variantOf } from '../jsonlines/variants.ts';
import { hasMembers, type JsonLayout } from './layout.ts';
import { layouts } from './layouts.ts';

/** Why a file is JSON of a data set or a tool: the members of its first object. The head may end within it. */
export function detectLayout(head: Uint8Array): string | undefined {
  const first = firstByte(head);
  if (first !== 123 && first !== 91) return undefined;
  const cursor = new JsonCursor(head, bomLength(head));
  cursor.peek();
  if (first === 91) {
    cursor.at++;
    if (cursor.peek() !== 123) return undefined;
  }
  const object = new JsonNode(cursor, cursor.at);
  const { values, fault } = membersOf(cursor);
  const has = (member: string) => values.has(member);
  const isOther = variantOf(has) !== undefined;
  const isCut = fault !== undefined && fault.at >= head.length;
  const layout =
    layouts.find((one) => hasMembers(one, has) && fitsHead(one, object, !isOther)) ??
    (isCut && !isOther ? layouts.find((one) => hasOwnMember(one, has)) : undefined);
  if (layout === undefined) return undefined;
  const seen = layout.has.flat().filter(has);
  const names = seen.map((member) => JSON.stringify(member)).join(', ');
  return `it is JSON, and its first object has the members of ${layout.label}: ${names}`;
}

/** Whether a layout fits what is there of an object; `otherwise` if that cannot be seen. */
function fitsHead(layout: JsonLayout, object: JsonNode, otherwise: boolean): boolean {
  try {
    return layout.fits?.(object) ?? true;
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault;
    return otherwise;
  }
}

/** Whether one of the members that are there is of this layout alone. */
const hasOwnMember = (layout: JsonLayout, has: (member: string) => boolean): boolean =>
  layout.has.some((member) => typeof member === 'string' && has(member) && ownMembers.has(member));

/** Members that only one layout has. */
const ownMembers: ReadonlySet<string> = new Set(
  layouts
    .flatMap(({ has }) => has.flat())
    .filter(
      (member, _, all) =>
        all.indexOf(member) === all.lastIndexOf(member) && !decisiveKeys.has(member) && !idKeys.has(member),
    ),
);
