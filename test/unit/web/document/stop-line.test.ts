import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { StopLine } from '../../../../src/web/document/stop-line.tsx';
import { markupOf, textOf } from '../../../support/markup.ts';

it('describes the mention under the pointer, or says how to choose one', () => {
  const text = signal<string | undefined>(undefined);
  const line = () => textOf(markupOf(StopLine, { text }));
  expect(line()).toBe('Point at a mention, or move with the arrow keys.');
  text.value = '<mention 3>';
  expect(line()).toBe('<mention 3>');
});
