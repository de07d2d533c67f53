import { afterEach, expect, it } from 'vitest';
import { Versus } from '../../../../src/web/documents/versus.tsx';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { ReportColumns } from '../../../../src/web/parts/columns.ts';
import { markupOf, textOf, textsOf, valuesOf } from '../../../support/markup.ts';
import { onlyFirst, pageCorpus } from '../../../support/page-corpus.ts';

const { index } = pageCorpus();

function show(query: string, { shown = index, rows = [0, 1, 2], metric = 'muc' } = {}): string {
  route.value = parseRoute(`#/documents?${query}`);
  return markupOf(Versus, { index: shown, columns: new ReportColumns(shown), rows, metric });
}

/** The labels of the points, and what is said of them. */
const titles = (html: string): string[] => textsOf(html, 'title');
const summary = (html: string): string => textsOf(html, 'p')[2];
const chosen = (html: string): string[] =>
  Array.from(html.matchAll(/<option value="([^"]*)" selected/g), ([, value]) => value);

afterEach(() => {
  route.value = parseRoute('');
});

it('is closed, with no plot, unless the address has an axis', () => {
  expect(show('')).toBe(
    '<details class="versus"><summary>Two systems or two metrics against each other</summary></details>',
  );
  expect(textOf(show('', { shown: onlyFirst(index) }))).toBe('Two metrics against each other');
});

it('compares the first two systems by the metric of the table', () => {
  const html = show('x=');
  expect(chosen(html)).toEqual(['0:muc', '1:muc']);
  expect(titles(html)).toEqual(['doc 10: 100.00, 0.00', 'doc 2: 0.00, 100.00', '<b>3: 100.00, 100.00']);
  expect(summary(html)).toBe('Above the diagonal: 1, below: 1, on it: 1.');
  expect(html).toContain('aria-label="&lt;i>B: MUC against A: MUC, 3 documents"');
});

it('compares the metric of the table with the first other one where there is one system', () => {
  const html = show('x=', { shown: onlyFirst(index) });
  expect(chosen(html)).toEqual(['0:muc', '0:conll']);
  expect(html).toContain('aria-label="CoNLL against MUC, 3 documents"');
  expect(summary(html)).toBe('Above the diagonal: 1, below: 1, on it: 1.');
});

it('takes the axes of the address, and opens documents with the system that goes up', () => {
  const html = show('x=1:bcub&y=0:ceafe');
  expect(chosen(html)).toEqual(['1:bcub', '0:ceafe']);
  expect(titles(html)[1]).toBe('doc 2: 100.00, 66.67');
  expect(valuesOf(html, 'href')).toEqual(['#/d/doc%2010?s=0', '#/d/doc%202?s=0', '#/d/%3Cb%3E3?s=0']);
});

it.each(['2:muc', '0:nothing', '__proto__:muc', '-1:muc', '0'])(
  'takes the usual axis for %s, which is unknown',
  (axis) => {
    expect(chosen(show(`x=${axis}&y=${axis}`))).toEqual(['0:muc', '1:muc']);
  },
);

it('shows only documents that pass the filter and have both scores', () => {
  expect(titles(show('x=', { rows: [2, 1] }))).toEqual(['<b>3: 100.00, 100.00', 'doc 2: 0.00, 100.00']);
  // Without mentions on either side no score is defined.
  const [first, ...others] = index.systems[0].documents;
  const empty = first.map(() => [0, 0, 0, 0] as const);
  const [a, b] = index.systems;
  const shown = { ...index, systems: [{ ...a, documents: [empty, ...others] }, b] };
  expect(titles(show('x=', { shown }))).toHaveLength(2);
});

it('offers every metric of every system', () => {
  const options = textsOf(show('y='), 'option');
  expect(options).toHaveLength(2 * 2 * 8);
  expect([options[0], options[8]]).toEqual(['A: CoNLL', '<i>B: CoNLL']);
  expect(textsOf(show('y=', { shown: onlyFirst(index) }), 'option')[0]).toBe('CoNLL');
});
