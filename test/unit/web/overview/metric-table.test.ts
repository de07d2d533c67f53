import { expect, it } from 'vitest';
import { MetricTable } from '../../../../src/web/overview/metric-table.tsx';
import { markupOf, rowsOf, valuesOf } from '../../../support/markup.ts';
import { indexOf } from '../../../support/page-fixture.ts';
import { smallMade } from '../../../support/page-model.ts';

const index = indexOf(smallMade());
const [system] = index.systems;
const table = (changes = {}, only = index) =>
  markupOf(MetricTable, { index: only, system: { ...system, ...changes } });
const html = table();

it('has recall, precision and F₁ with their fractions, parts below their metric, and the average last', () => {
  // Key: {Ann, She}, {Bob, Bob}, {The man}. Response: {Ann, Bob, She}, {Bob}, {man}, {ran}.
  expect(rowsOf(html).slice(1)).toEqual([
    'Mentions | 80.00 | 4 / 5 | 66.67 | 4 / 6 | 72.73 |',
    'MUC | 50.00 | 1 / 2 | 50.00 | 1 / 2 | 50.00 |',
    'B³ | 60.00 | 3 / 5 | 44.44 | 2.67 / 6 | 51.06 |',
    'CEAFm | 60.00 | 3 / 5 | 50.00 | 3 / 6 | 54.55 |',
    'CEAFe | 48.89 | 1.47 / 3 | 36.67 | 1.47 / 4 | 41.90 |',
    'BLANC | 37.50 |  | 25.00 |  | 30.00 |',
    'coreference links | 50.00 | 1 / 2 | 33.33 | 1 / 3 | 40.00 |',
    'other links | 25.00 | 2 / 8 | 16.67 | 2 / 12 | 20.00 |',
    'LEA | 40.00 | 2 / 5 | 16.67 | 1 / 6 | 23.53 |',
    'CoNLL |  |  |  |  | 47.66 |',
  ]);
  expect(html.match(/<tr class="part">/g)).toHaveLength(2);
});

it('names the bar of each metric, with its interval where there is one', () => {
  const bars = valuesOf(table({ intervals: { muc: [0.25, 0.75], conll: [0.4, 0.5] } }), 'aria-label');
  expect(bars.slice(1, 3)).toEqual(['Mentions: 72.73', 'MUC: 50.00, 95 % interval [25.00, 75.00]']);
  expect(bars.at(-1)).toBe('CoNLL: 47.66, 95 % interval [40.00, 50.00]');
});

it('has no average where one of its parts was not scored', () => {
  const metrics = index.metrics.filter(({ id }) => id !== 'muc');
  expect(rowsOf(table({}, { ...index, metrics })).at(-1)).toMatch(/^LEA /);
});

it('shows undefined scores as a dash, and the name of the system as text', () => {
  const muc = { recall: null, precision: null, f1: null };
  const shown = table({ name: '"><i>', scores: { ...system.scores, muc }, conll: null });
  expect(rowsOf(shown)[2]).toBe('MUC | – |  | – |  | – |');
  expect(rowsOf(shown).at(-1)).toBe('CoNLL |  |  |  |  | – |');
  expect(valuesOf(shown, 'aria-label')[0]).toBe('Scores of &quot;>&lt;i>');
});
