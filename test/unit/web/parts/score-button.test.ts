import { expect, it } from 'vitest';
import { ScoreButton } from '../../../../src/web/parts/score-button.tsx';
import { markupOf, textOf } from '../../../support/markup.ts';

const toggle = () => {};

it('marks the best score by weight, sign and word', () => {
  const html = markupOf(ScoreButton, { value: 0.70451, isBest: true, isOpen: false, toggle });
  expect(textOf(html)).toBe('70.45• best');
  expect(html).toContain('class="cell best" aria-expanded="false"');
});

it('shows a dash for an undefined score, and whether its details are open', () => {
  const html = markupOf(ScoreButton, { value: null, isBest: false, isOpen: true, toggle });
  expect(textOf(html)).toBe('–');
  expect(html).toContain('class="cell" aria-expanded="true"');
});
