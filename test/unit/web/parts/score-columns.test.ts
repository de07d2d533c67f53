import { expect, it } from 'vitest';
import { ScoreCells, ScoreHeads } from '../../../../src/web/parts/score-columns.tsx';
import { markupOf, textsOf } from '../../../support/markup.ts';

const score = {
  recall: 0.5,
  precision: 0.25,
  f1: 1 / 3,
  counts: { recall: [1, 2], precision: [1, 4] },
} as const;
const cells = (props: Parameters<typeof ScoreCells>[0]) => textsOf(markupOf(ScoreCells, props), 'td');

it('have a head for each cell', () => {
  expect(textsOf(markupOf(ScoreHeads, {}), 'th')).toEqual([
    'Recall',
    'Recall as a fraction',
    'Precision',
    'Precision as a fraction',
    'F₁',
  ]);
});

it('have recall, precision and F₁ in percent, with the fractions that there are', () => {
  expect(cells({ score })).toEqual(['50.00', '1 / 2', '25.00', '1 / 4', '33.33']);
  expect(cells({ score: { ...score, counts: undefined } })).toEqual(['50.00', '', '25.00', '', '33.33']);
});

it('show another value in place of F₁, also one that is undefined', () => {
  expect(cells({ score, value: 0.75 }).at(-1)).toBe('75.00');
  expect(cells({ score, value: null }).at(-1)).toBe('–');
});
