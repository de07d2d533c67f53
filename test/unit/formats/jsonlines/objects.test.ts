import { describe, expect, it } from 'vitest';
import { JsonCursor } from '../../../../src/formats/json/cursor.ts';
import type { Layout } from '../../../../src/formats/jsonlines/layout.ts';
import { objectsOf } from '../../../../src/formats/jsonlines/objects.ts';
import { bytesOf } from '../../../support/conll.ts';

/** The objects of a text as `start id`, and the place and the expectation of a fault. */
function objects(text: string, layout: Layout) {
  const cursor = new JsonCursor(bytesOf(text));
  return Array.from(objectsOf(cursor, layout), ({ start, id, fault }) => {
    cursor.at = 0; // the caller may move it
    return `${start} ${id}${fault === undefined ? '' : ` fault at ${fault.at}: ${fault.expected}`}`;
  });
}

describe('objects on lines', () => {
  it('are read one by one, after byte-order marks and blanks', () => {
    expect(objects('{"id": "a"}\n\n  {"id": "b"}\r\n\ufeff{"id": "c"}', 'lines')).toEqual([
      '0 a',
      '15 b',
      '31 c',
    ]);
  });

  it('have a fault of their own, and the next line is read', () => {
    expect(objects('{"id": "a", "x": [\n{"id": "b"} 1\n7\n{"id": "c"}', 'lines')).toEqual([
      '0 a fault at 18: a value',
      '19 b fault at 31: the end of the line',
      '33  fault at 33: a document: an object',
      '35 c',
    ]);
  });

  it('leave the cursor at the end of the bytes', () => {
    const cursor = new JsonCursor(bytesOf('{"id": "a"}\n{}'));
    expect([...objectsOf(cursor, 'lines')]).toHaveLength(2);
    expect([cursor.at, cursor.end]).toEqual([14, 14]);
  });
});

describe('objects in any other layout', () => {
  it('are the items of a list, or follow each other', () => {
    expect(objects('[{"id": "a"},\n {"id": "b"}] {"id": "c"}\n{"id": "d"}[]', 'whole')).toEqual([
      '1 a',
      '15 b',
      '28 c',
      '40 d',
    ]);
    expect(objects('[]', 'whole')).toEqual([]);
  });

  it('end at a fault', () => {
    expect(objects('[{"id": "a"}, {"id" 1}, {"id": "c"}]', 'whole')).toEqual([
      '1 a',
      '14  fault at 20: ":" after the key',
    ]);
    expect(objects('[{"id": "a"} {"id": "b"}]', 'whole')).toEqual([
      '1 a',
      '13  fault at 13: "," or "]" after an item of a list',
    ]);
    expect(objects('{"id": "a"} 5 {"id": "c"}', 'whole')).toEqual([
      '0 a',
      '12  fault at 12: a document: an object',
    ]);
  });
});
