import { describe, expect, it } from 'vitest';
import { byWidth } from '../../../src/tokenizer/by-width.ts';
import { re } from '../../../src/tokenizer/re.ts';

const widths = (pattern: Parameters<typeof byWidth>[0]) => {
  const map = byWidth(pattern);
  return map && [...map.keys()].sort((a, b) => a - b);
};

describe('byWidth', () => {
  it('knows the widths of a choice, a sequence and a bounded repeat', () => {
    expect(widths(re`abc`)).toEqual([3]);
    expect(widths(re`a|bc|de`)).toEqual([1, 2]);
    expect(widths(re`('|&apos;)(s|re)`)).toEqual([2, 3, 7, 8]);
    expect(widths(re`(ab){1,3}c?`)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('knows no widths of a pattern without bound', () => {
    expect(widths(re`a*`)).toBeUndefined();
    expect(widths(re`a(b|c+)`)).toBeUndefined();
  });
});
