import { describe, expect, it } from 'vitest';
import { JsonCursor } from '../../../../src/formats/json/cursor.ts';
import { membersOf, nameAt } from '../../../../src/formats/jsonlines/members.ts';
import { bytesOf } from '../../../support/conll.ts';

const find = (text: string) => {
  const cursor = new JsonCursor(bytesOf(text));
  return { ...membersOf(cursor), at: cursor.at };
};

describe('membersOf', () => {
  it('has the offset of each value', () => {
    const { values, at, fault } = find('{"a": [1, {"b": 2}], "__proto__" :  3,"b":4} ');
    expect([...values]).toEqual([
      ['a', 6],
      ['__proto__', 36],
      ['b', 42],
    ]);
    expect([at, fault]).toEqual([44, undefined]);
    expect(find('{}')).toMatchObject({ values: new Map(), id: '', at: 2 });
  });

  it.each([
    ['{"x": {"id": "no"}, "doc_id": "b", "doc_key": "a"}', 'b'],
    ['{"id": 0017, "doc_key": "a"}', '0017'],
    ['{"id": -1.50e3}', '-1.50e3'],
    ['{"id": null, "gutenberg_key": "g"}', 'g'],
    ['{"id": ["x"]}', ''],
    ['{"id": ""}', ''],
  ])('takes the first name in %s: %j', (text, id) => expect(find(text).id).toBe(id));

  it('does not take a key twice', () => {
    const { values, fault } = find('{"a": 1, "\\u0061": 2}');
    expect([[...values], fault?.message, fault?.at]).toEqual([
      [['a', 6]],
      'the key "a" occurs twice in an object',
      9,
    ]);
  });

  it('has the members before a fault', () => {
    const { values, id, fault } = find('{"id": "d", "a": 1, "b": [1 2]}');
    expect([[...values.keys()], id, fault?.at, fault?.expected]).toEqual([
      ['id', 'a', 'b'],
      'd',
      28,
      '"," or "]" after an item of a list',
    ]);
    expect(find('[1]').fault).toMatchObject({
      at: 0,
      message: 'found a list here',
      expected: 'a document: an object',
    });
  });

  it('skips the values that the caller does not take', () => {
    const cursor = new JsonCursor(bytesOf('{"a": [1], "b": [2], "id": "x"}'));
    const asked: string[] = [];
    const { values, id } = membersOf(cursor, (key) => {
      asked.push(`${key} ${cursor.at}`);
      if (key === 'a') return false;
      cursor.skip();
      return true;
    });
    expect([asked, values.size, id]).toEqual([['a 6', 'b 16'], 3, 'x']);
  });
});

describe('nameAt', () => {
  it('reads strings and numbers, and leaves the cursor at anything else', () => {
    const names = ['"\\u0041"', ' 12', '-3', 'null', '[1]', ''].map((text) => {
      const cursor = new JsonCursor(bytesOf(text));
      return [nameAt(cursor), cursor.at];
    });
    expect(names).toEqual([
      ['A', 8],
      ['12', 3],
      ['-3', 2],
      [undefined, 0],
      [undefined, 0],
      [undefined, 0],
    ]);
  });
});
