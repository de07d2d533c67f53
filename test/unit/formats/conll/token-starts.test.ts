import { expect, it } from 'vitest';
import { TokenStarts } from '../../../../src/formats/conll/token-starts.ts';

it('has the offset of each word, and the first token of each sentence', () => {
  const tokens = new TokenStarts();
  for (const word of [10, 20]) tokens.add(word);
  tokens.endSentence();
  tokens.add(35);
  expect([tokens.words, tokens.sentences, tokens.length]).toEqual([[10, 20, 35], [0, 2], 3]);
});

it('has no sentence without a word', () => {
  const tokens = new TokenStarts();
  for (let i = 0; i < 3; i++) tokens.endSentence();
  expect(tokens.sentences).toEqual([]);
  tokens.add(0);
  for (let i = 0; i < 3; i++) tokens.endSentence();
  expect([tokens.sentences, tokens.length]).toEqual([[0], 1]);
});
