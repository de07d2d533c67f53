import { describe, expect, it } from 'vitest';
import { jsonIn } from '../../../../src/formats/strings/answer.ts';

const found = (text: string) => [...jsonIn(text)].map(({ json, repairs }) => [json, ...repairs]);

describe('jsonIn', () => {
  it.each([
    ['{"a": [1, "b"]}', ['{"a":[1,"b"]}']],
    ['See: [["Tom"]].', ['[["Tom"]]', 'text around it']],
    ['[1,]', ['[1]', 'a comma before a closing bracket']],
    [`{'a': 'Tom\\'s "x"', 'b': 'Ann's'}`, ['{"a":"Tom\'s \\"x\\"","b":"Ann\'s"}', 'single quotes']],
    ['["a\nb"]', ['["a\\u000ab"]', 'a line break in a string']],
    ['[None, True, -1.5e3]', ['[null,true,-1.5e3]', 'words of Python']],
    ['["\\u0041\\""]', ['["\\u0041\\""]']],
  ])('reads %s', (text, expected) => {
    expect(found(text)).toEqual([expected]);
    expect(() => JSON.parse(expected[0])).not.toThrow();
  });

  it('finds several pieces, and none in prose or in what is cut off', () => {
    expect(found('[1] and {"a": 2}').map(([json]) => json)).toEqual(['[1]', '{"a":2}']);
    expect(found('Tom [the boy] left {')).toEqual([]);
    expect(found('{"a": ["b"')).toEqual([]);
    expect(found('[1,,2]')).toEqual([]);
    expect(found('[1}')).toEqual([]);
    expect(found('['.repeat(100_000))).toEqual([]);
  });
});
