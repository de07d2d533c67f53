import { expect, it } from 'vitest';
import { EventVerdict } from '../../../../src/web/events/event-verdict.tsx';
import { goldText, systemText } from '../../../support/compared-nuggets.ts';
import { markupOf, textOf } from '../../../support/markup.ts';
import { eventIndexOf } from '../../../support/small-event-index.ts';

const verdict = (systems: Record<string, string>, rest = {}) =>
  textOf(markupOf(EventVerdict, { index: { ...eventIndexOf(goldText, systems), ...rest } }));

it('names the score of a single system, and what costs it most', () => {
  expect(verdict({ A: systemText })).toBe(
    'A scores 25.00 micro F₁ of type+realis.Of the 75.00 points that it misses, wrong attributes cost most: 45.00.',
  );
});

it('says that one document decides nothing', () => {
  expect(verdict({ A: systemText, B: goldText })).toBe(
    'B has the best score, 100.00 micro F₁ of type+realis, on one document.One document cannot decide which system is better.',
  );
});

it('says who wins where the difference is significant', () => {
  const pair = {
    a: 0,
    b: 1,
    difference: -0.75,
    interval: null,
    p: 0.001,
    holm: 0.001,
    documents: [0, 1, 7, 0],
  };
  const ranks = [
    [2, 2],
    [1, 1],
  ];
  const documents = Array.from({ length: 8 }, () => ({}));
  expect(
    verdict(
      { A: systemText, B: goldText },
      { documents, pairs: { 'type+realis': { pairs: [pair], ranks } } },
    ),
  ).toMatch(/^B wins with 100\.00 micro F₁ of type\+realis, 75\.00 points ahead of A\.Significant/);
});

it('has no costs where systems are ranked by another score', () => {
  expect(verdict({ A: systemText }, { main: 'span' })).toBe('A scores 70.00 micro F₁ of span.');
});
