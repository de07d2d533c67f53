import { expect, it } from 'vitest';
import { isBest, ranked, ScoreButton } from '../../../../src/web/parts/leaderboard.tsx';
import { markupOf, textOf } from '../../../support/markup.ts';

const scores = [0.2, null, 0.7, 0, 0.7];
const scoreOf = (system: number, column: string) => (column === 'f1' ? scores[system] : null);

it('ranks systems best first, equal ones in their order, undefined scores last', () => {
  expect(ranked(5, 'f1', scoreOf)).toEqual([2, 4, 0, 3, 1]);
});

it('marks all systems that no other is better than, and none without a score', () => {
  expect(scores.map((_, system) => isBest(5, system, 'f1', scoreOf))).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
  expect(isBest(5, 0, 'other', scoreOf)).toBe(false);
});

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
