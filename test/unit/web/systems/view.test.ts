import { expect, it } from 'vitest';
import type { PageIndex } from '../../../../src/page/types.ts';
import { groupsOf } from '../../../../src/web/systems/recall-precision.tsx';
import { pairsSentence, systems } from '../../../../src/web/systems/view.tsx';
import { markupOf, rowsOf, textOf } from '../../../support/markup.ts';
import { onlyFirst, pageCorpus } from '../../../support/page-corpus.ts';

const { index } = pageCorpus();
const tested = (holm: number): PageIndex => ({
  ...index,
  pairs: {
    conll: {
      pairs: [{ a: 0, b: 1, difference: -0.0162, interval: null, p: holm, holm, documents: [1, 0, 2, 0] }],
      ranks: [
        [1, 2],
        [1, 2],
      ],
    },
  },
});
const show = (shown: PageIndex) => markupOf(systems.component, { index: shown });

it('has a tab from two systems on', () => {
  expect([systems.label?.(index), systems.isAvailable?.(index)]).toEqual(['Systems 2', true]);
  expect(systems.isAvailable?.(onlyFirst(index))).toBe(false);
});

it('says how many pairs differ', () => {
  expect(pairsSentence(tested(0.01), 'conll')).toBe('The two systems differ significantly.');
  expect(pairsSentence(tested(0.4), 'conll')).toBe('The two systems do not differ significantly.');
  expect(pairsSentence(index, 'conll')).toBe('The pairs of systems were not tested here.');
});

it('has points above the diagonal and documents below, a frame where nothing is significant', () => {
  expect(rowsOf(show(tested(0.4))).slice(0, 3)).toEqual([
    'System | <i>B | A',
    '<i>B | 80.00 | +1.62n.s.',
    'A | 33 % | 78.38',
  ]);
  expect(show(tested(0.4))).toContain('<td class="empty">');
  expect(show(tested(0.01))).toContain('<td class="filled f1">');
});

it('has recall and precision, and the means of documents as the text of the heat map', () => {
  const html = show(index);
  expect(textOf(html)).toContain('Recall and precision of B³');
  expect(rowsOf(html).at(-1)).toBe('A | 72.6 | 78.38');
});

it('gives points that are close one label', () => {
  const point = (system: number, x: number, y: number) => ({ system, x, y });
  const groups = groupsOf([point(0, 0.5, 0.5), point(1, 0.51, 0.505), point(2, 0.8, 0.5)], 0.02);
  expect(groups.map((group) => group.map(({ system }) => system))).toEqual([[0, 1], [2]]);
});
