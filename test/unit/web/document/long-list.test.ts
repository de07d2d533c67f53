import { h } from 'preact';
import { expect, it } from 'vitest';
import { LongList } from '../../../../src/web/document/long-list.tsx';
import { markupOf, valuesOf } from '../../../support/markup.ts';

const list = (length: number) =>
  markupOf(LongList<number>, {
    items: Array.from({ length }, (_, at) => at),
    item: (at) => h('li', { key: at, id: `item${at}` }),
    height: 10,
  });

it('draws the first 20 items, and gives the other parts the height that theirs will have', () => {
  const html = list(45);
  expect(valuesOf(html, 'id')).toEqual(Array.from({ length: 20 }, (_, at) => `item${at}`));
  expect(valuesOf(html, 'style')).toEqual(['height:200px;', 'height:50px;']);
});

it('has no part for no items, and one for 20', () => {
  expect(list(0)).toBe('');
  expect(list(20).match(/<ul/g)).toHaveLength(1);
});
