import { expect, it } from 'vitest';
import { SystemDots } from '../../../../src/web/charts/system-dots.tsx';
import { markupOf, valuesOf } from '../../../support/markup.ts';

it('has a dot for each defined score, the chosen system by itself', () => {
  const html = markupOf(SystemDots, { values: [0.5, Number.NaN, 0.25], names: ['A', 'B', 'C'], chosen: 2 });
  expect(valuesOf(html, 'd')).toEqual(['M0 10H1000', 'M500 10h0', 'M250 10h0']);
  expect(valuesOf(html, 'aria-label')).toEqual(['A 50.0, B –, C 25.0']);
});
