import { bomLength } from '../bytes.ts';
import { pairKeyOf } from '../conll/header.ts';
import { defineFormat } from '../format.ts';
import { firstByte } from '../head-text.ts';
import { JsonCursor } from '../json/cursor.ts';
import { membersOf } from '../jsonlines/members.ts';
import { scorchCodes } from './codes.ts';
import { readScorch } from './read.ts';
import { writeScorch } from './write.ts';

const TYPES: ReadonlySet<string> = new Set(['clusters', 'graph']);

/** Scorch: one document in a file, whose mentions are names. See docs/formats/scorch.md. */
export const scorch = defineFormat({
  id: 'scorch',
  label: 'Scorch JSON',
  extension: '.json',
  holds: [],
  companions: [],
  codes: scorchCodes,
  parameters: [],
  tokenColumns: [],
  wording: {
    sign: 'a Scorch file has "type": "clusters" or "type": "graph"',
    documentStart: 'a JSON object with "type": "clusters" or "type": "graph"',
    border: 'file',
    naming: 'documents of this format have no names; put each into a file of its own',
    asking: 'documents of this format have no names',
    noMentions: 'check that "clusters" or "mentions" is not empty',
  },
  detect(head) {
    if (firstByte(head) !== 123) return undefined;
    const cursor = new JsonCursor(head, bomLength(head));
    const { values, fault } = membersOf(cursor);
    const at = values.get('type');
    // The head may end within the value.
    if (at === undefined || (fault !== undefined && [...values.keys()].at(-1) === 'type')) return undefined;
    cursor.at = at;
    const type = cursor.peek() === 34 ? cursor.string() : '';
    return TYPES.has(type) ? `it is JSON, and has "type": "${type}"` : undefined;
  },
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readScorch,
  write: writeScorch,
  writtenUnits: ['token', 'character', 'name'],
});
