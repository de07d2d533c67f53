import { h } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { App, SystemSwitch } from '../../../../src/web/frame/app.tsx';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import type { View } from '../../../../src/web/frame/view.ts';
import { markupOf, textOf, valuesOf } from '../../../support/markup.ts';

interface Index {
  readonly title: string;
  readonly version: string;
  readonly signature: string;
  readonly systems: readonly { readonly name: string }[];
}

const index: Index = {
  title: '<b>T</b>',
  version: '1.2.3',
  signature: 'corefeval|x',
  systems: [{ name: 'A' }, { name: 'B' }],
};
const view = (id: string, rest: Partial<View<Index, undefined>> = {}): View<Index, undefined> => ({
  id,
  label: () => `tab ${id}`,
  component: () => h('h1', {}, `view ${id}`),
  ...rest,
});
const views = [
  view(''),
  view('documents', { systems: 'one' }),
  view('empty', { isAvailable: () => false }),
  view('d', { within: 'documents' }),
];
const app = (shown?: string) =>
  markupOf(App<Index, undefined>, { index, views, help: { intro: '', signs: [], keys: [] }, shown });

afterEach(() => {
  route.value = parseRoute('');
});

describe('App', () => {
  it('shows the view of the address, and the first for one that is unknown or has nothing to show', () => {
    const at = (hash: string) => {
      route.value = parseRoute(hash);
      return /<h1>([^<]*)/.exec(app())?.[1];
    };
    expect(['', '#/documents', '#/nowhere', '#/empty', '#/__proto__'].map(at)).toEqual([
      'view ',
      'view documents',
      'view ',
      'view ',
      'view ',
    ]);
  });

  it('shows a view that is asked for whatever the address is', () => {
    route.value = parseRoute('#/documents');
    expect(app('')).toContain('<h1>view </h1>');
  });

  it('has a tab for each view that has something to show, and keeps the system', () => {
    route.value = parseRoute('#/d/x?s=1&m=k:1-2');
    const [, ...hrefs] = valuesOf(app(), 'href');
    expect(hrefs).toEqual(['#/', '#/documents?s=1', '#/d']);
    expect(app()).toContain('<a href="#/documents?s=1" aria-current="page">');
  });

  it('has the title, the signature and the version as text', () => {
    const text = textOf(app());
    expect(text).toContain('<b>T</b>');
    expect(text).toContain('signature corefeval|x');
    expect(text).toContain('corefeval 1.2.3. Nothing on this page is loaded from or sent to a network.');
  });
});

afterEach(() => {
  route.value = parseRoute('');
});

const chosen = (html: string) => /<option[^>]* selected>([^<]*)/.exec(html)?.[1];
const switchOf = (systems: 'one' | 'all' | undefined, names = ['A', '<b>B</b>']) =>
  markupOf(SystemSwitch, {
    systems: names.map((name) => ({ name })),
    view: systems === undefined ? {} : { systems },
  });

it('shows the system of the address; without one the first, or all where a view has that', () => {
  expect([chosen(switchOf('one')), chosen(switchOf('all'))]).toEqual(['A', 'all']);
  route.value = parseRoute('#/errors?s=1');
  expect([chosen(switchOf('one')), chosen(switchOf('all'))]).toEqual(['&lt;b>B&lt;/b>', '&lt;b>B&lt;/b>']);
  route.value = parseRoute('#/errors?s=7');
  expect(chosen(switchOf('one'))).toBe('A');
});

it('is not shown for one system, or in a view that has no choice', () => {
  expect([switchOf('one', ['A']), switchOf(undefined)]).toEqual(['', '']);
});
