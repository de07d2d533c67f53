import { expect, it } from 'vitest';
import { marks } from '../../../../src/page/types.ts';
import { signOf, wordOf } from '../../../../src/web/document/marks.ts';

it('gives a mark the same sign and word by its name and its code', () => {
  marks.forEach((mark, code) => {
    expect([signOf(code), wordOf(code)]).toEqual([signOf(mark), wordOf(mark)]);
  });
});

it('has a sign for every error and none for what is right', () => {
  expect(marks.map(signOf)).toEqual(['', '−', '+', '↔', '≠']);
  expect(marks.map(wordOf)).toEqual(['right', 'missing', 'spurious', 'other boundary', 'other entity']);
});
