import { expect, it } from 'vitest';
import { CostBar, CostNumbers, type Costs } from '../../../../src/web/charts/cost-bar.tsx';
import { markupOf, textOf, valuesOf } from '../../../support/markup.ts';

const costs: Costs = {
  kept: 0.7,
  lost: [
    ['detection', 0.25],
    ['boundary', -0.01],
    ['clustering', 0.06],
  ],
};

it('has what is kept first, then what is lost; a negative share has no width', () => {
  const html = markupOf(CostBar, { costs, name: 'A' });
  expect(valuesOf(html, 'x')).toEqual(['0.0', '700.0', '950.0', '950.0']);
  expect(valuesOf(html, 'width')).toEqual(['214', '697.0', '247.0', '0.0', '57.0']);
  expect(valuesOf(html, 'aria-label')).toEqual([
    'A: kept 70.00, detection 25.00, boundary -1.00, clustering 6.00',
  ]);
});

it('has the numbers', () => {
  expect(textOf(markupOf(CostNumbers, { costs }))).toBe('70.0 keptdetection 25.0boundary -1.0clustering 6.0');
});
