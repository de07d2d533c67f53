import { expect, it } from 'vitest';
import { patternParameter, textParameter, textsParameter } from '../../../src/core/text-parameter.ts';
import { UsageError } from '../../../src/problems/problem.ts';

const card = { name: 'x', flag: 'x', placeholder: 'name', meaning: 'a name', expected: 'a name' };

it('a text is not empty', () => {
  const parameter = textParameter(card);
  expect([undefined, 'a', '__proto__'].map((value) => parameter.resolve(value))).toEqual([
    undefined,
    'a',
    '__proto__',
  ]);
  expect(parameter).toMatchObject({ takes: 'text', preset: undefined });
  expect(parameter.text('a')).toBe('a');
  for (const bad of ['', 3, ['a']])
    expect(() => parameter.resolve(bad as string)).toThrow(
      `\`x\` must be a name, but is ${JSON.stringify(bad)}.`,
    );
});

it('texts are a list', () => {
  const parameter = textsParameter(card);
  expect(parameter.resolve(['a', 'b'])).toEqual(['a', 'b']);
  expect(parameter.resolve(undefined)).toBeUndefined();
  expect([parameter.text(['a', 'b']), parameter.text(undefined)]).toEqual(['a,b', '']);
  for (const bad of ['a', [''], [1]])
    expect(() => parameter.resolve(bad as string[])).toThrow('`x` must be a list: a name, but is');
});

it('a pattern matches whole texts, and says what is wrong with it', () => {
  const parameter = patternParameter({ ...card, expected: 'a pattern' });
  expect(parameter.resolve('C\\d+')?.matches('C12')).toBe(true);
  expect(parameter.resolve(undefined)).toBeUndefined();
  expect(() => parameter.resolve('')).toThrow('`x` must be a pattern, but is "".');
  const error = (() => {
    try {
      return parameter.resolve('(');
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(error).toBeInstanceOf(UsageError);
  expect([(error as UsageError).message, (error as UsageError).help]).toEqual([
    '`x` must be a pattern, but is "(".',
    'It is not one: "(" without ")".',
  ]);
});
