import { afterEach, expect, it } from 'vitest';
import { Drawings, drawingOf, drawingsOf, hasWords } from '../../../../src/web/document/drawings.tsx';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { markupOf, textOf, textsOf } from '../../../support/markup.ts';

afterEach(() => {
  hasWords.value = true;
  route.value = parseRoute('');
});

it('offers five drawings, and only alignment and explanation without words', () => {
  expect(drawingsOf(true)).toEqual(['one', 'two', 'diff', 'align', 'explain']);
  expect(drawingsOf(false)).toEqual(['align', 'explain']);
  expect(textsOf(markupOf(Drawings, {}), 'button')).toEqual([
    'Interleaved',
    'Side by side',
    'Differences',
    'Alignment',
    'Explain',
  ]);
  hasWords.value = false;
  expect(textsOf(markupOf(Drawings, {}), 'button')).toEqual(['Alignment', 'Explain']);
});

it('takes the drawing of an address, or the first', () => {
  expect([drawingOf(true, 'two'), drawingOf(true, 'no'), drawingOf(false, 'two')]).toEqual([
    'two',
    'one',
    'align',
  ]);
  route.value = parseRoute('#/d/x?v=diff');
  const pressed = /<button[^>]*aria-pressed="true".*?<\/button>/.exec(markupOf(Drawings, {}))?.[0] ?? '';
  expect(textOf(pressed)).toBe('Differences');
});
