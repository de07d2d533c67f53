import { expect, it } from 'vitest';
import { documentNames } from '../../../src/page/document-names.ts';

it('numbers documents without a name, so that each has its own address', () => {
  expect(documentNames(['', '', 'a', ''])).toEqual(['(document 1)', '(document 2)', 'a', '(document 4)']);
});

it('keeps names, and a single document without one', () => {
  expect(documentNames(['a', 'b'])).toEqual(['a', 'b']);
  expect(documentNames(['a', ''])).toEqual(['a', '']);
});

it('gives no document the name of another', () => {
  expect(documentNames(['(document 2)', '', '((document 2))', ''])).toEqual([
    '(document 2)',
    '(((document 2)))',
    '((document 2))',
    '(document 4)',
  ]);
});

it('tells names apart that an address writes alike', () => {
  expect(documentNames(['\ud800', 'a', '\ud801'])).toEqual([
    '\ud800 (document 1)',
    'a',
    '\ud801 (document 3)',
  ]);
});
