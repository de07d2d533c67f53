import { afterEach, expect, it } from 'vitest';
import { Changed, Choices, SelectRow } from '../../../../src/web/score/options.tsx';
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

it('has the choices of the command line, with the default of each chosen', () => {
  const html = markupOf(Choices, {});
  expect(Array.from(html.matchAll(/<label[^>]*><span>([^<]*)/g), ([, text]) => text)).toEqual([
    'Metrics',
    'Filter',
    'Singletons',
    'Repeated mentions',
    'Mentions that are not in the text',
    'Average',
    'Windows',
    'Groups of documents',
    'Format of the key',
    'Format of the responses',
    'Skip what is broken',
  ]);
  expect(Array.from(html.matchAll(/selected>([^<]*)/g), ([, text]) => text)).toEqual([
    'standard',
    'keep',
    'first',
    'count',
    'micro',
    'detected',
    'detected',
  ]);
});

it('explains the chosen value', () => {
  const html = markupOf(SelectRow, {
    label: 'score',
    value: 'b',
    choices: [
      ['a', 'A'],
      ['b', 'B'],
    ],
    meaning: 'the second',
    onChange: () => {},
  });
  expect(html).toContain('<span>score</span>');
  expect(html).toContain(
    '<option value="b" selected>B</option></select><span class="soft">the second</span>',
  );
});
