import { expect, it } from 'vitest';
import { rootOf } from '../../../../src/formats/xml/root.ts';
import { bytesOf } from '../../../support/conll.ts';

it.each([
  ['<Document doc_id="x">', 'Document'],
  [' \n<?xml version="1.0"?>\n<!-- <no/> --><!DOCTYPE a [<!ELEMENT a ANY>]>\n<a>', 'a'],
  ['<?xml version="1.0"?> text', ''],
  ['{"a": "<b>"}', ''],
  ['< a>', ''],
])('of %j is %j', (text, expected) => {
  expect(rootOf(bytesOf(text))).toBe(expected);
});

it('belongs to the bytes that it is asked for', () => {
  const [a, b] = ['<a>', '<b>'].map(bytesOf);
  expect([rootOf(a), rootOf(b), rootOf(a)]).toEqual(['a', 'b', 'a']);
});
