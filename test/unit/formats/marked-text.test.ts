import { expect, it } from 'vitest';
import { MarkedText } from '../../../src/formats/marked-text.ts';

it('joins its pieces, and counts code units and code points', () => {
  const text = new MarkedText();
  expect([`${text}`, text.units, text.length]).toEqual(['', 0, 0]);
  text.add('é😀');
  text.add('');
  text.add('b');
  expect([`${text}`, text.units, text.length]).toEqual(['é😀b', 4, 3]);
});

it('counts a lone surrogate, which is a byte that is not UTF-8, as one', () => {
  const text = new MarkedText();
  text.add('a\udcff\ud83d');
  expect([text.units, text.length]).toEqual([3, 3]);
});
