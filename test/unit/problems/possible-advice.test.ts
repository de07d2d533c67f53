import { describe, expect, it } from 'vitest';
import { problem } from '../../../src/formats/tbf/codes.ts';
import { possibleAdvice } from '../../../src/problems/possible-advice.ts';

describe('possibleAdvice', () => {
  it.each([
    ['complete the line, or pass --lenient to skip it', 'complete the line'],
    ['the file may be cut off; pass --lenient to score what is there', 'the file may be cut off'],
    ['give tables with -t; --lenient skips the mention', 'give tables with -t'],
    ['--lenient skips it; use sub-event names', 'use sub-event names'],
    ['score without sequencing: --no-sequencing', undefined],
    [undefined, undefined],
  ])('makes of %j %j', (help, rest) => {
    expect(possibleAdvice(problem('tbf/span', 'x', { help }), new Set(['-t'])).help).toBe(rest);
  });
});
