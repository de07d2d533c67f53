import { describe, expect, it } from 'vitest';
import { isFormatAttribute, parseCondition } from '../../../../src/core/conditions/condition.ts';

const INFINITY = Number.POSITIVE_INFINITY;

describe('parseCondition', () => {
  it('reads side, name, sign and values', () => {
    expect(parseCondition('key:type=PER,ORG')).toEqual({
      text: 'key:type=PER,ORG',
      side: 'key',
      name: 'type',
      isNegated: false,
      values: ['PER', 'ORG'],
      ranges: [],
    });
    expect(parseCondition('response:zero!=yes')).toMatchObject({
      side: 'response',
      name: 'zero',
      isNegated: true,
      values: ['yes'],
    });
    expect(parseCondition('deprel=nsubj:pass')).toMatchObject({ side: undefined, values: ['nsubj:pass'] });
    expect(parseCondition('gloss=a=b')).toMatchObject({ name: 'gloss', values: ['a=b'] });
  });

  it('reads numbers and ranges of words', () => {
    expect(parseCondition('length=1,2..5,6..,..0').ranges).toEqual([
      { from: 1, to: 1 },
      { from: 2, to: 5 },
      { from: 6, to: INFINITY },
      { from: 0, to: 0 },
    ]);
    expect(parseCondition('type=2..5').ranges).toEqual([]);
  });

  it.each([
    ['zero', 'The condition "zero" is wrong at character 5: there is no "=".'],
    ['=no', 'The condition "=no" is wrong at character 1: the name of an attribute is missing.'],
    ['key:=no', 'The condition "key:=no" is wrong at character 5: the name of an attribute is missing.'],
    ['type=', 'The condition "type=" is wrong at character 6: a value is missing.'],
    ['type=A,,B', 'The condition "type=A,,B" is wrong at character 8: a value is missing.'],
    ['zero=yes,on', 'The condition "zero=yes,on" is wrong at character 10: "on" is not a value of zero.'],
    ['length=1,5..2', 'The condition "length=1,5..2" is wrong at character 10: the range 5..2 is empty.'],
    ['length=..', 'The condition "length=.." is wrong at character 8: ".." is not a number of words.'],
    ['length=two', 'The condition "length=two" is wrong at character 8: "two" is not a number of words.'],
    ['length=1.5', 'The condition "length=1.5" is wrong at character 8: "1.5" is not a number of words.'],
    [
      'key:document=a',
      'The condition "key:document=a" is wrong at character 1: documents are those of both sides.',
    ],
  ])('refuses %s', (text, message) => {
    expect(() => parseCondition(text)).toThrow(message);
  });
});

it('knows which names depend on the format', () => {
  const names = ['zero=no', 'document=a', 'length=1', 'type=PER', 'upos=PRON'].filter((text) =>
    isFormatAttribute(parseCondition(text)),
  );
  expect(names).toEqual(['type=PER', 'upos=PRON']);
});
