import { expect, it } from 'vitest';
import { Strip, StripAxis } from '../../../../src/web/charts/strip.tsx';
import { markupOf, textsOf, valuesOf } from '../../../support/markup.ts';

it('names the score, its interval and the number of documents', () => {
  const html = markupOf(Strip, {
    values: [0.5, null, 0.7],
    domain: [0, 1],
    height: 30,
    score: 0.6,
    interval: [0.5, 0.7],
    name: 'A',
  });
  expect(valuesOf(html, 'aria-label')).toEqual([
    'A: 60.00, 95 % interval [50.00, 70.00]; scores of 3 documents',
  ]);
  expect(html).toContain('class="band"');
});

it('has no band without an interval, and no line without a score', () => {
  const html = markupOf(Strip, { values: [], domain: [0, 1], height: 30, score: null, name: 'A' });
  expect(html).not.toContain('class="band"');
  expect(html).not.toContain('class="score"');
});

it('has an axis in percent', () => {
  expect(textsOf(markupOf(StripAxis, { domain: [0.5, 0.8] }), 'text')).toEqual(['50', '60', '70', '80']);
});
