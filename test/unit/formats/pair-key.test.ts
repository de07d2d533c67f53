import { describe, expect, it } from 'vitest';
import { pairKeyOf } from '../../../src/formats/pair-key.ts';

describe('a pair key', () => {
  it('is the same for part 000, part 0 and no part', () => {
    const pairings = ['(a); part 000', '(a); part 0', '(a);', '(a)', 'a', 'a;', 'a_part_000'].map(pairKeyOf);
    expect(new Set(pairings)).toEqual(new Set(['a#0']));
  });

  it('is the same for a part, and the name of a file that is written for it', () => {
    expect(pairKeyOf('nw/a_part_012')).toBe(pairKeyOf('(nw/a); part 12'));
    expect(pairKeyOf('_part_1')).toBe('_part_1#0');
  });

  it('differs for other parts and names', () => {
    const pairings = ['(a); part 0', '(a); part 1', '(a); part 10', '(a); part x', '(b)', '(A)'].map(
      pairKeyOf,
    );
    expect(new Set(pairings).size).toBe(6);
  });

  it.each(['()', 'x', '(a); part', '(a); part 0'])('takes a name to its end: %s, many blanks, x', (start) => {
    const header = `${start}${' '.repeat(4000)}x`;
    expect(pairKeyOf(header)).toContain('#');
  });
});
