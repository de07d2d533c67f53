import { afterEach, describe, expect, it } from 'vitest';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { Lists, Search, statusOf } from '../../../../src/web/search/search.tsx';
import type { Hit } from '../../../../src/web/search/search-document.ts';
import type { Results } from '../../../../src/web/search/use-search.ts';
import { markupOf, textOf, textsOf, valuesOf } from '../../../support/markup.ts';
import { pageCorpus } from '../../../support/page-corpus.ts';

const { index, data } = pageCorpus();
const hit = (changes: Partial<Hit> = {}): Hit => ({
  text: 'Ann',
  count: 1,
  system: undefined,
  entity: 0,
  mention: 0,
  span: [0, 1],
  ...changes,
});
const results = (changes: Partial<Results> = {}): Results => ({
  query: 'a',
  documents: [],
  entities: [],
  mentions: [],
  share: 1,
  isDone: true,
  ...changes,
});
const found = (document: number, changes?: Partial<Hit>) => ({ document, hit: hit(changes) });

afterEach(() => {
  route.value = parseRoute('');
});

it('is a dialog with an empty field that says what can be searched for', () => {
  const html = markupOf(Search, { index, data });
  expect(html).toMatch(/^<dialog class="search" aria-label="Search">/);
  expect(valuesOf(html, 'placeholder')).toEqual(['documents, entities, mentions']);
  expect(textOf(html)).toContain(
    'Names of documents and entities, and words of mentions. Arrow keys choose, Enter opens.',
  );
  expect(html).not.toContain('class="results"');
});

describe('statusOf', () => {
  it('says that the search begins, how far it is, and what it found', () => {
    expect(statusOf('a', undefined, index)).toBe('Searching …');
    // The results are those of the text before.
    expect(statusOf('ab', results(), index)).toBe('Searching …');
    expect(statusOf('a', results({ isDone: false, share: 0.666 }), index)).toBe(
      '0 documents, 0 entities, 0 different mentions so far, searched 66 %',
    );
    expect(
      statusOf('a', results({ documents: [1], entities: [found(0)], mentions: [found(0)] }), index),
    ).toBe('1 document, 1 entity, 1 mention');
  });

  it('says where it did not search', () => {
    const [first, ...others] = index.documents;
    const short = { ...index, documents: [{ ...first, at: undefined }, ...others] };
    expect(statusOf('a', results({ share: 0.331 }), short)).toBe(
      '0 documents, 0 entities, 0 different mentions, in the first 34 % of the documents, without 1 document whose text was left out',
    );
  });
});

describe('Lists', () => {
  const lists = (changes: Partial<Results>) => markupOf(Lists, { index, results: results(changes) });

  it('has a list for each kind that was found', () => {
    expect(textOf(lists({}))).toBe('');
    const html = lists({ documents: [2], entities: [found(0)] });
    expect(textsOf(html, 'h2')).toEqual(['Documents 1', 'Entities 1']);
    expect(textsOf(lists({ mentions: [found(0)] }), 'h2')).toEqual(['Mentions 1']);
  });

  it('links documents by their names, which are text', () => {
    const html = lists({ documents: [2, 0] });
    expect(textsOf(html, 'li')).toEqual(['<b>3', 'doc 10']);
    expect(valuesOf(html, 'href')).toEqual(['#/d/%3Cb%3E3', '#/d/doc%2010']);
    expect(html).not.toContain('<b>');
  });

  it('keeps the chosen system in the links to documents', () => {
    route.value = parseRoute('#/documents?s=1');
    expect(valuesOf(lists({ documents: [0] }), 'href')).toEqual(['#/d/doc%2010?s=1']);
  });

  it('opens the first mention of a key entity with the system of the address', () => {
    const html = () => lists({ entities: [found(1, { entity: 2, span: [4, 6], count: 1200 })] });
    expect(textsOf(html(), 'li')).toEqual(['Ann1,200 × doc 2']);
    expect(valuesOf(html(), 'href')).toEqual(['#/d/doc%202?e=k:3&amp;m=k:4-6']);
    route.value = parseRoute('#/?s=1');
    expect(valuesOf(html(), 'href')).toEqual(['#/d/doc%202?s=1&amp;e=k:3&amp;m=k:4-6']);
  });

  it('opens what only a system has with this system, and names it', () => {
    const html = lists({ mentions: [found(1, { system: 1, text: '"><u>' })] });
    expect(textsOf(html, 'li')).toEqual(['"><u><i>B, doc 2']);
    expect(valuesOf(html, 'href')).toEqual(['#/d/doc%202?s=1&amp;e=r:1&amp;m=r:0-1']);
    expect(html).not.toMatch(/<[ui]>/);
  });

  it('shows 20 results of a kind, and 120 characters of one', () => {
    const many = Array.from({ length: 1001 }, (_, mention) => found(0, { mention }));
    const html = lists({ mentions: many });
    expect(textsOf(html, 'h2')).toEqual(['Mentions 20 of 1,001']);
    expect(textsOf(html, 'li')).toHaveLength(20);
    const name = (length: number) =>
      textsOf(lists({ entities: [found(0, { text: 'x'.repeat(length) })] }), 'bdi')[0];
    expect([name(120), name(121)]).toEqual(['x'.repeat(120), `${'x'.repeat(119)}…`]);
  });
});
