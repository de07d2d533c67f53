import { describe, expect, it } from 'vitest';
import { headToken, isNameTag, tagAt, tagsOf } from '../../../src/core/head-tags.ts';
import { documentWith } from '../../support/documents.ts';

const column = (...values: string[]) => ({ at: (token: number) => values[token] });

describe('the tags of a pair', () => {
  const key = documentWith([], {
    columns: new Map([
      ['xpos', column('NN')],
      ['upos', column('NOUN')],
    ]),
  });
  const response = documentWith([], { columns: new Map([['pos', column('VB')]]) });

  it('are those of the key, universal ones first', () => {
    expect(tagsOf({ key, response })?.at(0)).toBe('NOUN');
  });

  it('are those of the response where the key has none', () => {
    expect(tagsOf({ key: documentWith([]), response })?.at(0)).toBe('VB');
    expect(tagsOf({ key: documentWith([]), response: documentWith([]) })).toBeUndefined();
  });

  it('are empty for mentions that are not in the text', () => {
    const outside = { ...response, outside: new Map([[20, 'word']]) };
    expect(tagsOf({ key, response: outside })?.at(20)).toBe('');
  });
});

it('takes the head, the end of the minimum span, or the last token', () => {
  expect([headToken({ head: 3, end: 9 }), headToken({ minEnd: 5, end: 9 }), headToken({ end: 9 })]).toEqual([
    3, 4, 8,
  ]);
});

it('knows placeholders and names', () => {
  expect(['', '-', '_', '*', 'NN'].map((tag) => tagAt(column(tag), 0))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'NN',
  ]);
  expect([isNameTag('NNPS'), isNameTag('NN'), isNameTag(undefined)]).toEqual([true, false, false]);
});
