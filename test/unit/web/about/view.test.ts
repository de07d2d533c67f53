import { expect, it } from 'vitest';
import { errorWords } from '../../../../src/report/vocabulary.ts';
import { aboutView } from '../../../../src/web/about/view.tsx';
import { markupOf, textOf, textsOf } from '../../../support/markup.ts';

const texts = {
  intro: 'Bars are <entities>.',
  signs: [[errorWords['divided-entity'], 'in parts']],
  keys: [['n N', 'next, previous mention']],
} as const;
const view = aboutView(texts);
const index = { title: 'T', version: '1.2.3', signature: 'metrics:muc|key:<b>:x|plain', systems: [] };
const html = markupOf(view.component, { index });

it('has a tab, but no key and no systems', () => {
  expect([view.id, view.label?.(index), view.key, view.systems]).toEqual([
    'about',
    'About',
    undefined,
    undefined,
  ]);
});

it('names the version that wrote the page', () => {
  expect(textsOf(html, 'h1')).toEqual(['About this page']);
  expect(textsOf(html, 'p')[0]).toMatch(/^Written by corefeval 1\.2\.3\. The file contains its data, /);
});

it('lists the parts of the signature with all that follows the first colon', () => {
  const list = html.slice(html.indexOf('<dl class="signatureparts"'), html.indexOf('</dl>'));
  expect(textsOf(list, 'dt')).toEqual(['metrics', 'key', 'plain']);
  expect(textsOf(list, 'dd')).toEqual(['muc', '<b>:x', '']);
  expect(html).not.toContain('<b>:x');
});

it('explains the signs and keys of its page', () => {
  expect(textOf(html)).toContain('Bars are <entities>.');
  expect(html).toContain('<kbd>n</kbd><kbd>N</kbd></dt><dd>next, previous mention</dd>');
  expect(html).toContain(
    '<b class="sign clustering" aria-hidden="true" title="divided entity">÷</b></dt><dd>divided entity: in parts</dd>',
  );
});
