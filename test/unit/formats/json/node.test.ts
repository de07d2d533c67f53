import { expect, it } from 'vitest';
import { JsonCursor } from '../../../../src/formats/json/cursor.ts';
import { JsonNode } from '../../../../src/formats/json/node.ts';
import { bytesOf } from '../../../support/conll.ts';

const node = (text: string) => new JsonNode(new JsonCursor(bytesOf(text)), 0);
const expecting = (expected: string) => expect.objectContaining({ expected });

it('reads members in any order, and more than once', () => {
  const object = node('{"b": [1, 2, 3], "a": "x", "n": null, "t": true, "__proto__": 7}');
  expect(object.need('a').string()).toBe('x');
  expect(object.need('b').indices(2, 'numbers')).toEqual([1, 2]);
  expect(object.need('b').items().length).toBe(3);
  expect(object.need('b').first()?.label()).toBe('1');
  expect(object.need('t').isTrue()).toBe(true);
  expect(object.member('n')).toBeUndefined();
  expect(object.member('c')).toBeUndefined();
  expect(object.need('__proto__').index()).toBe(7);
  expect([object.is('object'), object.is('list'), object.need('a').is('string')]).toEqual([
    true,
    false,
    true,
  ]);
});

it('has faults with their places', () => {
  expect(() => node('{"a": 1}').need('b')).toThrow(expecting('an object with "b"'));
  expect(() => node('{"a": 1, "a": 2}').members()).toThrow(expecting('each key once'));
  expect(() => node('[1]').indices(2, 'a pair')).toThrow(expecting('a pair'));
  expect(() => node('["a", 1]').strings()).toThrow(expect.objectContaining({ at: 6 }));
  expect(node('[]').first()).toBeUndefined();
});
