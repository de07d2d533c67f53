import { expect, it } from 'vitest';
import { errorWords } from '../../../../src/report/vocabulary.ts';
import { Sign } from '../../../../src/web/parts/sign.tsx';
import { markupOf, textOf, valuesOf } from '../../../support/markup.ts';

it('has the ground of its family and its word on hover, and may have a count', () => {
  const html = markupOf(Sign, { of: errorWords['divided-entity'], count: '3' });
  expect(textOf(html)).toBe('÷3');
  expect([valuesOf(html, 'class'), valuesOf(html, 'title')]).toEqual([
    ['sign clustering'],
    ['divided entity'],
  ]);
});

it('draws nothing for what is right', () => {
  expect(markupOf(Sign, { of: undefined })).toBe('');
});
