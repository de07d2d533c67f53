import { describe, expect, it } from 'vitest';
import { wrapHelp } from '../../../../src/cli/help/wrap.ts';

describe('wrapHelp', () => {
  it('leaves lines that fit, and all lines without a width', () => {
    const long = 'a '.repeat(60);
    expect(wrapHelp(long, undefined)).toBe(long);
    expect(wrapHelp('a b\n  $ c d\n', 7)).toBe('a b\n  $ c d\n');
  });

  it('continues text below its beginning, and a description below the description', () => {
    expect(wrapHelp('one two three four', 9)).toBe('one two\nthree\nfour');
    expect(wrapHelp('  one two three', 9)).toBe('  one two\n  three');
    expect(wrapHelp('  -x, --long  does one thing', 20)).toBe(
      '  -x, --long  does\n              one\n              thing',
    );
  });

  it('continues an example after a backslash, so that it can be copied', () => {
    expect(wrapHelp('  $ corefeval score key.conll response.conll -q', 30)).toBe(
      '  $ corefeval score \\\n      key.conll \\\n      response.conll -q',
    );
  });

  it('does not cut words', () => {
    expect(wrapHelp(`a ${'x'.repeat(30)} b`, 10)).toBe(`a\n${'x'.repeat(30)}\nb`);
  });
});
