import { describe, expect, it } from 'vitest';
import { groupPattern, groupRequest, groupRequestTexts } from '../../../src/evaluate/group-request.ts';
import { UsageError } from '../../../src/problems/problem.ts';

describe('groupRequest', () => {
  it('reads patterns in their order; the first = ends the name', () => {
    expect(groupRequest(['news=nw/*', 'rest=*=*'])).toEqual([
      { name: 'news', pattern: 'nw/*' },
      { name: 'rest', pattern: '*=*' },
    ]);
  });

  it.each(['folder', 'genre'])('reads the word %s', (word) => expect(groupRequest([word])).toBe(word));

  it('is undefined without texts', () => expect(groupRequest([])).toBeUndefined());

  it.each([[['folder', 'genre']], [['a=b', 'genre']], [['folder', 'a=b']], [['folder', 'folder']]])(
    'refuses several kinds: %j',
    (texts) => {
      expect(() => groupRequest(texts)).toThrow(
        new UsageError('There can be one kind of groups: patterns, folder or genre.'),
      );
    },
  );

  it.each(['x', '=x', 'x=', ''])('refuses "%s"', (text) => {
    expect(() => groupRequest([text])).toThrow(
      `Expected NAME=PATTERN, folder or genre, such as news='nw/*', but found "${text}".`,
    );
    expect(() => groupPattern(text)).toThrow(
      `Expected NAME=PATTERN, such as news='nw/*', but found "${text}".`,
    );
  });

  it('is written as it was read', () => {
    for (const texts of [['folder'], ['genre'], ['a=b*', 'a=c', 'd==']])
      expect(groupRequestTexts(groupRequest(texts) ?? [])).toEqual(texts);
  });
});
