import { expect, it } from 'vitest';
import { SortHead } from '../../../../src/web/parts/sort-head.tsx';
import { markupOf, textOf, valuesOf } from '../../../support/markup.ts';

const head = (name: string, sort: string, isNumber = true) =>
  markupOf(SortHead, { name, text: '<i>x</i>', isNumber, sort });

it('names the order of the column by which rows are sorted', () => {
  expect(valuesOf(head('tokens', 'tokens'), 'aria-sort')).toEqual(['ascending']);
  expect(valuesOf(head('tokens', '-tokens'), 'aria-sort')).toEqual(['descending']);
  expect(valuesOf(head('tokens', '-mentions'), 'aria-sort')).toEqual(['none']);
  expect(textOf(head('tokens', '-tokens'))).toMatch(/<i>x<\/i> ▼$/);
  expect(textOf(head('tokens', 'tokens'))).toMatch(/<i>x<\/i> ▲$/);
});

it('aligns numbers, not names', () => {
  expect(head('tokens', '')).toContain('class="number"');
  expect(head('id', '', false)).not.toContain('class="number"');
  const wide = markupOf(SortHead, { name: 's1', text: 'x', isNumber: true, sort: '', isWide: true });
  expect(wide).toContain('class="number wide"');
});
