import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { LoadedDocument } from '../../../../src/web/document/loaded-document.tsx';

it('says that a document is loading until it is there', () => {
  const data = { index: {}, document: async () => 'text' };
  const children = (content: string) => h('p', {}, content);
  const html = renderToString(
    h(LoadedDocument<object, string>, { data, number: 0, onChange() {}, children }),
  );
  expect(html).toBe('<p class="note">Loading …</p>');
});
