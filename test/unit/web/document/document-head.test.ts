import { afterEach, describe, expect, it } from 'vitest';
import { DocumentHead, leaveSystem, UnknownDocument } from '../../../../src/web/document/document-head.tsx';
import { forgetTarget, show, target } from '../../../../src/web/document/selection.ts';
import { markupOf, textOf, textsOf, valuesOf } from '../../../support/markup.ts';

afterEach(forgetTarget);

it('forgets the place in the text and everything pinned when another system is chosen', () => {
  show({ side: 'response', mention: 3 });
  expect(leaveSystem(['e', 'm', 'x'])()).toEqual({ e: '', m: '', x: '' });
  expect(target.value).toBeUndefined();
});

describe('UnknownDocument', () => {
  const ids = ['news 10', 'News 2', '<b>', 'x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7'];
  const html = (id: string) => markupOf(UnknownDocument, { ids, id, view: 'd' });
  const links = (id: string) => textsOf(html(id), 'a').slice(0, -1);

  it('offers names that contain the asked one, or are part of it, in natural order', () => {
    expect(links('NEWS')).toEqual(['News 2', 'news 10']);
    expect(links('news 2.conll')).toEqual(['News 2']);
  });

  it('offers the first eight documents where no name is near', () => {
    expect(links('unknown')).toEqual(ids.slice(0, 8));
    expect(links('')).toEqual(ids.slice(0, 8));
  });

  it('offers at most eight near names', () => {
    const many = Array.from({ length: 12 }, (_, at) => `a${12 - at}`);
    const found = textsOf(markupOf(UnknownDocument, { ids: many, id: 'a', view: 'd' }), 'a');
    expect(found).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'All documents']);
  });

  it('has hostile names as text, and links to the view and to all documents', () => {
    expect(textOf(html('<b>!'))).toContain('There is no document “<b>!” here. Perhaps one of these:<b>All');
    expect(html('<b>!')).not.toContain('<b>');
    expect(valuesOf(html('<b>!'), 'href')).toEqual(['#/d/%3Cb%3E', '#/documents']);
  });
});

describe('DocumentHead', () => {
  const head = (ids: readonly string[], number: number) =>
    markupOf(DocumentHead, { ids, number, view: 'd', pinned: ['e'], children: '47.66' });
  /** Whether there is no previous, and no next document. */
  const ends = (html: string) => (html.match(/<button[^>]*>/g) ?? []).map((each) => / disabled/.test(each));

  it('has the name and what belongs to it', () => {
    expect(textOf(head(['a', '<i>'], 1))).toBe('‹Previous document›Next document<i>47.66');
    expect(textsOf(head([''], 0), 'h1')).toEqual(['(no name)']);
    expect(valuesOf(head(['a.x', 'b.x'], 0), 'title')).toEqual([
      'Previous document ([)',
      'Next document (])',
      'a.x',
    ]);
    expect(textsOf(head(['a.x', 'b.x'], 0), 'h1')).toEqual(['a']);
  });

  it('has no step beyond the first and last document', () => {
    const ids = ['a', 'b', 'c'];
    expect(ids.map((_, number) => ends(head(ids, number)))).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    expect(ends(head(['a'], 0))).toEqual([true, true]);
  });
});
