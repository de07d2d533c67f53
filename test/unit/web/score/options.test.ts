import { afterEach, expect, it } from 'vitest';
import { type MatcherId, matchers } from '../../../../src/matching/index.ts';
import { Changed, Choices } from '../../../../src/web/score/options.tsx';
import { options } from '../../../../src/web/score/score-state.ts';
import { markupOf, textOf } from '../../../support/markup.ts';

const before = options.value;
afterEach(() => {
  options.value = before;
});

it('names every option that is not at its default', () => {
  expect(textOf(markupOf(Changed, {}))).toBe('');
  options.value = {
    settings: { metrics: ['all'], singletons: 'drop', duplicates: 'first', average: 'macro', window: 1500 },
    by: [
      { name: 'news', pattern: 'nw/*' },
      { name: 'rest', pattern: '*' },
    ],
    responseFormat: 'jsonlines',
    lenient: true,
  };
  expect(textOf(markupOf(Changed, {}))).toBe(
    'Metrics: all · Singletons: drop · Average: macro · Windows: 1500 · Groups of documents: news=nw/*; rest=* · Format of the responses: jsonlines · Skip what is broken',
  );
});

it('asks for topics only where entities are scored across documents', () => {
  const labels = () =>
    Array.from(markupOf(Choices, {}).matchAll(/<label[^>]*><span>([^<]*)/g), ([, text]) => text);
  expect(labels()).not.toContain('Topics');
  options.value = {
    settings: { scope: 'corpus', match: 'head', zeros: 'dependent' },
    topics: 'folder',
    lenient: false,
  };
  expect(labels()).toContain('Topics');
  expect(textOf(markupOf(Changed, {}))).toBe(
    'Matching: head · Zeros: dependent · Scope: corpus · Topics: folder',
  );
});

it('describes each matcher as the command line does', () => {
  for (const { id, summary } of matchers) {
    options.value = { settings: { match: id as MatcherId }, lenient: false };
    expect(textOf(markupOf(Choices, {}))).toContain(summary);
  }
});

it('has the choices of the command line, with the default of each chosen', () => {
  const html = markupOf(Choices, {});
  expect(Array.from(html.matchAll(/<label[^>]*><span>([^<]*)/g), ([, text]) => text)).toEqual([
    'Metrics',
    'Matching',
    'Zeros',
    'Filter',
    'Singletons',
    'Repeated mentions',
    'Mentions that are not in the text',
    'Average',
    'Scope',
    'Windows',
    'Groups of documents',
    'Format of the key',
    'Format of the responses',
    'Skip what is broken',
  ]);
  expect(Array.from(html.matchAll(/selected>([^<]*)/g), ([, text]) => text)).toEqual([
    'standard',
    'exact',
    'linear',
    'keep',
    'first',
    'count',
    'micro',
    'document',
    'detected',
    'detected',
  ]);
});
