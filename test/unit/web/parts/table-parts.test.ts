import { h } from 'preact';
import { expect, it } from 'vitest';
import { TableParts } from '../../../../src/web/parts/table-parts.tsx';
import { markupOf, valuesOf } from '../../../support/markup.ts';

const rows = (length: number, height?: number) =>
  markupOf(TableParts<number>, {
    items: Array.from({ length }, (_, at) => at),
    row: (at) => h('tr', { key: at, id: `row${at}` }),
    ...(height === undefined ? {} : { height }),
  });

it('draws the first 50 rows, and gives the other parts the height that theirs will have', () => {
  const html = rows(120, 10);
  expect(html.match(/<tbody>/g)).toHaveLength(3);
  expect(valuesOf(html, 'id')).toEqual(Array.from({ length: 50 }, (_, at) => `row${at}`));
  expect(valuesOf(html, 'style')).toEqual(['height:500px;', 'height:200px;']);
});

it('has parts of another size where that is asked for', () => {
  const html = markupOf(TableParts<number>, {
    items: [1, 2, 3],
    row: (at) => h('tr', { key: at, id: `row${at}` }),
    size: 2,
  });
  expect(valuesOf(html, 'id')).toEqual(['row1', 'row2']);
  expect(valuesOf(html, 'style')).toEqual(['height:33px;']);
});

it('has no body for no rows, and one for 50', () => {
  expect(rows(0)).toBe('');
  expect(rows(50).match(/<tbody>/g)).toHaveLength(1);
  expect(valuesOf(rows(51), 'style')).toEqual(['height:33px;']);
});
