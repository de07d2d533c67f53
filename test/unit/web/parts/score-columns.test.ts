import { expect, it } from 'vitest';
import { ScoreCells, ScoreHeads } from '../../../../src/web/parts/score-columns.tsx';
import { markupOf, textsOf } from '../../../support/markup.ts';

const score = {
  recall: 0.5,
  precision: 0.25,
  f1: 1 / 3,
  counts: { recall: [1, 2], precision: [1, 4] },
} as const;
const heads = (props: Parameters<typeof ScoreHeads>[0]) =>
  textsOf(markupOf<Parameters<typeof ScoreHeads>[0]>(ScoreHeads, props), 'th');
const cells = (props: Parameters<typeof ScoreCells>[0]) => textsOf(markupOf(ScoreCells, props), 'td');

it('have a head for each cell', () => {
  expect(heads({})).toEqual(['Recall', 'Recall as a fraction', 'Precision', 'Precision as a fraction', 'F₁']);
});

it('have recall, precision and F₁ in percent, with the fractions that there are', () => {
  expect(cells({ score })).toEqual(['50.00', '1 / 2', '25.00', '1 / 4', '33.33']);
  expect(cells({ score: { ...score, counts: undefined } })).toEqual(['50.00', '', '25.00', '', '33.33']);
});

it('have a column for indices where a metric has one, and an index is never below F₁', () => {
  const index = { recall: null, precision: null, f1: null, index: 0.75 };
  expect(heads({ hasIndex: true }).slice(-2)).toEqual(['F₁', 'Index']);
  expect(cells({ score, hasIndex: true }).slice(-2)).toEqual(['33.33', '']);
  expect(cells({ score: index, hasIndex: true })).toEqual(['', '', '', '', '', '75.00']);
  expect(cells({ score: { ...index, index: null }, hasIndex: true }).at(-1)).toBe('–');
});
