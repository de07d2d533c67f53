import { describe, expect, it } from 'vitest';
import { toTokens } from '../../../src/convert/to-tokens.ts';
import type { Document, Mention } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { wordsOf } from '../../support/conll.ts';

const document = (rest: Partial<Document>, ...mentions: Mention[]): Document => ({
  id: 'd',
  pairKey: 'd',
  unit: 'character',
  entities: ['1'],
  length: 0,
  sentences: [],
  ...rest,
  mentions: Mentions.of(mentions),
});

describe('documents in tokens', () => {
  it('have the words between blanks, cut at the borders of mentions', () => {
    const text = 'Tom’s 😀dog\n  ran.';
    const points = [...text];
    const at = (word: string) => points.join('').indexOf(word) - (text.indexOf(word) > 6 ? 1 : 0);
    const given = document(
      { text },
      { start: 0, end: 3, entity: 0 },
      { start: at('dog'), end: at('dog') + 3, entity: 0 },
    );
    const found = toTokens(given);
    expect(wordsOf(found)).toEqual(['Tom', '’s', '😀', 'dog', 'ran.']);
    expect(Array.from(found.sentences)).toEqual([0, 4]);
    expect([...found.mentions].map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [3, 4],
    ]);
    expect(found.unit).toBe('token');
  });

  it('keep gaps of words, and have none where only blanks were left out', () => {
    const text = 'the old grey dog';
    const gaps = { start: 0, end: 16, entity: 0, parts: [[0, 3] as const, [13, 16] as const] };
    const blanks = { start: 4, end: 12, entity: 0, parts: [[4, 7] as const, [8, 12] as const] };
    const [a, b] = toTokens(document({ text }, gaps, blanks)).mentions;
    expect(a.parts).toEqual([
      [0, 1],
      [3, 4],
    ]);
    expect(b).toEqual({ start: 1, end: 3, entity: 0 });
  });

  it('leave out mentions of blanks, and move heads', () => {
    const found = toTokens(
      document({ text: 'a  b' }, { start: 1, end: 3, entity: 0 }, { start: 0, end: 4, entity: 0, head: 3 }),
    );
    expect([...found.mentions]).toEqual([{ start: 0, end: 2, entity: 0, head: 1 }]);
  });

  it('have as many tokens as positions where the words are not known', () => {
    expect(toTokens(document({ unit: 'token' }, { start: 4, end: 7, entity: 0 })).length).toBe(7);
    expect(toTokens(document({}, { start: 4, end: 7, entity: 0 }))).toMatchObject({
      unit: 'token',
      length: 7,
    });
  });

  it('have the names of mentions as words', () => {
    const tokens = { length: 2, at: (i: number) => ['"a b"', '[1, 2]'][i] };
    const found = toTokens(document({ unit: 'name', tokens }, { start: 0, end: 1, entity: 0 }));
    expect(found).toMatchObject({ unit: 'token', length: 2 });
    expect([found.tokens?.at(0), found.tokens?.at(1)]).toEqual(['a b', '[1, 2]']);
  });
});
