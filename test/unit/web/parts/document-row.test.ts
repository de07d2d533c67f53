import { expect, it } from 'vitest';
import { DocumentRow } from '../../../../src/web/parts/document-row.tsx';
import { markupOf, textOf, valuesOf } from '../../../support/markup.ts';

const row = (id: string) =>
  markupOf(DocumentRow, { id, to: { view: 'd', id, params: { s: '1' } }, children: null });

it('links the name of a document to its view, as text', () => {
  expect(textOf(row('<b>'))).toBe('<b>');
  expect(valuesOf(row('a/b c'), 'href')).toEqual(['#/d/a%2Fb%20c?s=1']);
});

it('names a document that has no name', () => {
  expect(textOf(row(''))).toBe('(without a name)');
});
