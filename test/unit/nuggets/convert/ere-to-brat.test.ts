import { describe, expect, it } from 'vitest';
import { withoutTags } from '../../../../src/nuggets/convert/ere-to-brat.ts';

describe('withoutTags', () => {
  it('blanks one character for one, line breaks inside tags too, and leaves an open tag', () => {
    expect(withoutTags('a<b\nc="😀">d<e')).toBe('a         d<e');
  });

  it('leaves tags that never end', () => {
    const text = '<'.repeat(1000);
    expect(withoutTags(text)).toBe(text);
  });
});
