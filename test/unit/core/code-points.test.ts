import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byCodePoint, CodePoints } from '../../../src/core/code-points.ts';
import { anyCharacter } from '../../support/any-character.ts';

describe('CodePoints', () => {
  it('counts a surrogate pair once and a lone surrogate once', () => {
    const points = new CodePoints('a😀b\ud83dc');
    expect(points.length).toBe(5);
    expect([0, 1, 3, 4, 5, 6].map((offset) => points.fromUnits(offset))).toEqual([0, 1, 2, 3, 4, 5]);
    expect([0, 1, 2, 3, 4, 5].map((offset) => points.toUnits(offset))).toEqual([0, 1, 3, 4, 5, 6]);
  });

  it('takes an offset between the halves of a pair as after it', () => {
    expect(new CodePoints('😀').fromUnits(1)).toBe(1);
  });

  it('agrees with the iteration of a string', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const points = new CodePoints(text);
        let unit = 0;
        [...text].forEach((char, index) => {
          expect(points.toUnits(index)).toBe(unit);
          expect(points.fromUnits(unit)).toBe(index);
          unit += char.length;
        });
        expect(points.length).toBe([...text].length);
      }),
    );
  });
});

describe('byCodePoint', () => {
  it('orders texts by their characters, also beyond U+FFFF', () => {
    expect(['b', '\u{1f600}', '\uff5e', 'ab', '', 'a'].sort(byCodePoint)).toEqual([
      '',
      'a',
      'ab',
      'b',
      '\uff5e',
      '\u{1f600}',
    ]);
    expect(byCodePoint('x\u{1f600}', 'x\u{1f600}')).toBe(0);
  });
});
