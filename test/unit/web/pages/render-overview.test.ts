import { expect, it } from 'vitest';
import { renderOverview } from '../../../../src/web/pages/render-overview.tsx';
import { textOf } from '../../../support/markup.ts';
import { hard, indexOf } from '../../../support/page-fixture.ts';

const index = indexOf(hard());
const html = renderOverview(index);

it('has the scores of every system as text', () => {
  for (const { conll } of index.systems) {
    expect(conll).not.toBeNull();
    expect(textOf(html)).toContain((100 * (conll as number)).toFixed(2));
  }
  expect(textOf(html)).toContain(index.signature);
});

it('has names from files as text, never as markup', () => {
  expect(textOf(html)).toContain('it"s <b>A</b>');
  expect(html).not.toContain('<b>A');
  expect(html).not.toContain('<script');
});

it('has one heading of the first order', () => {
  expect(html.match(/<h1/g)).toHaveLength(1);
});
