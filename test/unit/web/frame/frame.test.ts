import { expect, it } from 'vitest';
import { Header } from '../../../../src/web/frame/frame.tsx';
import { markupOf, textOf, valuesOf } from '../../../support/markup.ts';

const tabs = [
  { id: '', label: 'Overview' },
  { id: 'documents', label: 'Documents 3', params: { s: '1' } },
];

it('links to the views, keeps the parameters of each, and marks the current one', () => {
  const html = markupOf(Header, { title: 'T', tabs, current: 'documents' });
  expect(valuesOf(html, 'href')).toEqual(['#main', '#/', '#/documents?s=1']);
  expect(html).toContain('<a href="#/documents?s=1" aria-current="page">');
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

it('shows the title as text, and no navigation without tabs', () => {
  const html = markupOf(Header, { title: '<b>T</b>', tabs: [], current: '' });
  expect(textOf(html)).toContain('<b>T</b>');
  expect(html).not.toContain('<nav');
});

it('has the switch before the buttons and further buttons after them', () => {
  const text = textOf(
    markupOf(Header, { title: 'T', tabs: [], current: '', lead: 'LEAD', children: 'MORE' }),
  );
  expect(text).toMatch(/LEAD.*Light or darkMORE$/);
});
