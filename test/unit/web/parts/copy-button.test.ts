import { expect, it } from 'vitest';
import { CopyButton } from '../../../../src/web/parts/copy-button.tsx';
import { markupOf } from '../../../support/markup.ts';

it('is a button with its label, which does not yet say that something was copied', () => {
  const html = markupOf(CopyButton, {
    text: () => 'secret',
    label: 'copy <all>',
    onCopied: () => {},
    title: 'T',
  });
  expect(html).toBe('<button type="button" title="T">copy &lt;all></button>');
});
