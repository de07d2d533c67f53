import { afterEach, expect, it } from 'vitest';
import { eventDocuments } from '../../../../src/web/events/event-documents.tsx';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { markupOf, textOf, valuesOf } from '../../../support/markup.ts';
import { tbf } from '../../../support/nuggets.ts';
import { eventIndexOf } from '../../../support/small-event-index.ts';

afterEach(() => {
  route.value = parseRoute('');
});

const gold = tbf('d2', 'E1 0,4', 'E2 5,9') + tbf('d10', 'E3 0,4') + tbf('<b>', 'E4 0,4');
const system = tbf('d2', 'S1 0,4') + tbf('d10', 'S3 0,4') + tbf('<b>');
const index = eventIndexOf(gold, { A: system });
const at = (query: string) => atIndex(index, query);
const atIndex = (shown: typeof index, query: string) => {
  route.value = parseRoute(`#/documents?${query}`);
  const html = markupOf(eventDocuments.component, { index: shown });
  const rows = html
    .split('<tr class="link">')
    .slice(1)
    .map((row) => textOf(row.split('</a>')[0]));
  return { html, rows };
};

it('lists documents with their counts and F₁, and opens them', () => {
  const { html } = at('');
  expect(html).toContain('href="#/events/d10"');
  // d2: two gold mentions, one of the system: right 1, missing 1; F₁ is 2/3.
  expect(textOf(html)).toContain('d2–21101000' + '66.67');
});

it('sorts by name with numbers as numbers, and by any column', () => {
  expect(at('sort=id').rows).toEqual(['<b>', 'd2', 'd10']);
  expect(at('sort=-id').rows).toEqual(['d10', 'd2', '<b>']);
  expect(at('sort=-gold').rows[0]).toBe('d2');
  expect(at('sort=__proto__').rows).toHaveLength(3);
});

it('filters by name and by numbers, scores in percent', () => {
  expect(at('q=d1').rows).toEqual(['d10']);
  expect(at(`q=${encodeURIComponent('missing>0')}`).rows.toSorted()).toEqual(['<b>', 'd2']);
  expect(at(`q=${encodeURIComponent('f1_span>70')}`).rows).toEqual(['d10']);
  expect(textOf(at('q=nothing').html)).toContain('No document fits the filter.');
});

it('filters by the numbers of another system than the chosen one', () => {
  const two = eventIndexOf(gold, { A: system, B: gold });
  const rowsOf = (query: string) => textOf(atIndex(two, query).html);
  expect(rowsOf(`q=${encodeURIComponent('missing.1>0')}&s=1`)).toContain('2 of 3');
  expect(rowsOf(`q=${encodeURIComponent('missing.2>0')}&s=0`)).toContain('0 of 3');
  expect(rowsOf(`q=${encodeURIComponent('missing.3>0')}`)).toContain('the systems are A, B');
});

it('names the value of each system for screen readers', () => {
  expect(valuesOf(at('sort=id').html, 'aria-label')).toContain('A 66.67');
});
