import { describe, expect, it } from 'vitest';
import { alignTexts } from '../../../../src/evaluate/project/align-texts.ts';
import { type CharacterStream, streamOf } from '../../../../src/evaluate/project/character-stream.ts';
import { wordList } from '../../../support/documents.ts';

/** Words between blanks as tokens. */
const ofTokens = (text: string) =>
  streamOf({ unit: 'token', tokens: wordList(...text.split(' ')) }) as CharacterStream;
const ofText = (text: string) => streamOf({ unit: 'character', text }) as CharacterStream;
const aligned = (key: string, response: string, hasTokens = true) =>
  alignTexts(ofTokens(response), ofTokens(key), hasTokens);
const edits = ({ altered, dropped, invented }: ReturnType<typeof alignTexts>) => [altered, dropped, invented];

describe('alignTexts', () => {
  // Characters of the key: The 0–3, big 3–6, dog 6–9, slept 9–14, here 14–18; of the response: dog 3–6, snored 6–12, here 12–16, now 16–19.
  const alignment = aligned('The big dog slept here', 'The dog snored here now');

  it('counts words that were altered, dropped and invented, and lists them in order', () => {
    expect(edits(alignment)).toEqual([1, 1, 1]);
    expect(alignment.words).toBe(5);
    expect(alignment.first).toEqual([
      { key: 'big', response: undefined, at: 3 },
      { key: 'slept', response: 'snored', at: 6 },
      { key: undefined, response: 'now', at: 16 },
    ]);
  });

  it('has the range of the key from the first to the last aligned word', () => {
    expect(alignment.rangeOf([3, 6])).toEqual([6, 9]);
    expect(alignment.rangeOf([0, 6])).toEqual([0, 9]);
    expect(alignment.rangeOf([6, 12])).toEqual([9, 14]);
    expect(alignment.rangeOf([12, 19])).toEqual([14, 18]);
    expect(alignment.rangeOf([16, 19])).toBeUndefined();
  });

  it('aligns a part of an altered word with the whole word', () => {
    expect(alignment.rangeOf([7, 8])).toEqual([9, 14]);
    expect(alignment.rangeOf([4, 5])).toEqual([7, 8]);
  });

  it('finds no edit where words are divided in another way', () => {
    const divided = aligned("I can not see Tom 's dog", "I cannot see Tom's dog");
    expect(edits(divided)).toEqual([0, 0, 0]);
    expect(divided.rangeOf([1, 7])).toEqual([1, 7]);
  });

  it('aligns an altered word with the whole token, if positions are tokens', () => {
    expect(aligned('colour/size x', 'color/size x').rangeOf([0, 5])).toEqual([0, 11]);
    expect(aligned('colour/size x', 'color/size x', false).rangeOf([0, 5])).toEqual([0, 6]);
  });

  it('lists ten edits and counts all', () => {
    const words = (letter: string) => Array.from({ length: 12 }, (_, i) => `${letter}${i}`).join(' ');
    const changed = aligned(words('a'), words('b'));
    expect(edits(changed)).toEqual([12, 0, 0]);
    expect(changed.first).toHaveLength(10);
    expect(changed.first[9]).toEqual({ key: 'a9', response: 'b9', at: 18 });
  });

  it('drops or invents everything where a side is empty', () => {
    const nothing = alignTexts(ofText(''), ofText('a b'), false);
    expect(edits(nothing)).toEqual([0, 2, 0]);
    expect(nothing.rangeOf([0, 0])).toBeUndefined();
    expect(edits(alignTexts(ofText('a b'), ofText(''), false))).toEqual([0, 0, 2]);
  });
});
