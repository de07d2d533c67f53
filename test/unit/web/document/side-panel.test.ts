import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { SidePanel, StopLine } from '../../../../src/web/document/side-panel.tsx';
import { markupOf, textOf, textsOf, valuesOf } from '../../../support/markup.ts';

const html = markupOf(SidePanel<'One' | 'Two'>, {
  tabs: ['One', 'Two'],
  tab: 'Two',
  setTab() {},
  children: '<content>',
});

it('selects one of its tabs', () => {
  expect(textsOf(html, 'button')).toEqual(['One', 'Two']);
  expect(valuesOf(html, 'aria-selected')).toEqual(['false', 'true']);
  expect(valuesOf(html, 'role')).toEqual(['tablist', 'tab', 'tab', 'tabpanel']);
});

it('names its content after the selected tab', () => {
  expect(valuesOf(html, 'id')).toEqual(['tab-One', 'tab-Two', 'panel-body']);
  expect(valuesOf(html, 'aria-controls')).toEqual(['panel-body', 'panel-body']);
  expect(valuesOf(html, 'aria-labelledby')).toEqual(['tab-Two']);
  expect(textOf(html.slice(html.indexOf('id="panel-body"') - 5))).toContain('<content>');
});

it('is closed at first on a small screen', () => {
  expect(html).toMatch(/^<aside class="panel" aria-label="Details">/);
});

it('describes the mention under the pointer, or says how to choose one', () => {
  const text = signal<string | undefined>(undefined);
  const line = () => textOf(markupOf(StopLine, { text }));
  expect(line()).toBe('Point at a mention, or move with the arrow keys; x goes to the next mark.');
  text.value = '<mention 3>';
  expect(line()).toBe('<mention 3>');
});
