import { expect, it } from 'vitest';
import { LateTokens } from '../../../src/core/late-tokens.ts';

it('tokens are read again once, when a word or a line is needed', () => {
  let times = 0;
  const readAgain = () => {
    times++;
    return { length: 2, at: (index: number) => `word${index}`, lineAt: (index: number) => index + 5 };
  };
  const tokens = new LateTokens({ length: 2, digest: 7 }, readAgain);
  expect([tokens.length, tokens.digest, times]).toEqual([2, 7, 0]);
  expect([tokens.at(1), tokens.lineAt(1), tokens.at(0), times]).toEqual(['word1', 6, 'word0', 1]);
});
