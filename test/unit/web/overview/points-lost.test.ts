import { expect, it } from 'vitest';
import type { PageIndex } from '../../../../src/page/types.ts';
import { PointsLost } from '../../../../src/web/overview/points-lost.tsx';
import { markupOf, rowsOf, textOf, valuesOf } from '../../../support/markup.ts';
import { onlyFirst, pageCorpus } from '../../../support/page-corpus.ts';

const { index } = pageCorpus();

/** Shares by type: span errors, conflated, extra mentions, extra entities, divided, missing mentions, missing entities. */
function analysed(...shares: readonly (readonly (number | null)[])[]): PageIndex {
  const systems = index.systems.map((system, s) => ({
    ...system,
    analysis: { errors: [], share: shares[s], alone: [] },
  }));
  return { ...index, costs: 'muc', systems };
}

const costly = analysed([0.02, 0.01, 0.03, 0.04, 0.05, 0.02, 0.03], [0, 0, 0, 0, 0, 0.2, null]);
const html = markupOf(PointsLost, { index: costly });

it('adds the lost points up by what the types are about, and has the score that is left', () => {
  // A: 3 + 4 + 2 + 3 points to detection, 2 to boundaries, 1 + 5 to clustering.
  expect(rowsOf(html)).toEqual([
    'System | Bar | detection | boundary | clustering | MUC',
    'A |  | 12.00 | 2.00 | 6.00 | 80.00',
    '<i>B |  | 20.00 | 0.00 | 0.00 | 80.00',
  ]);
  expect(html).not.toContain('<i>');
  expect(textOf(html)).toContain('Points of MUC that are lost to missing and extra mentions,');
});

it('draws the parts beside each other, on the scale of the system that lost most', () => {
  const parts = html.match(/<rect[^>]*>/g) ?? [];
  // 20 points are 260 units wide, with one unit between parts.
  expect(
    parts.map((part) => [...valuesOf(part, 'class'), ...valuesOf(part, 'x'), ...valuesOf(part, 'width')]),
  ).toEqual([
    ['detection', '0.0', '155.0'],
    ['boundary', '156.0', '25.0'],
    ['clustering', '182.0', '77.0'],
    ['detection', '0.0', '259.0'],
    ['boundary', '260.0', '0.0'],
    ['clustering', '260.0', '0.0'],
  ]);
});

it('draws nothing for a part that is negative', () => {
  const gained = markupOf(PointsLost, { index: onlyFirst(analysed([-0.1, 0, 0, 0, 0.1, 0, 0])) });
  expect(rowsOf(gained)[1]).toMatch(/^A \| {2}\| 0\.00 \| [-−]10\.00 \| 10\.00 \| 80\.00$/);
  const parts = gained.match(/<rect[^>]*>/g) ?? [];
  expect(parts.flatMap((part) => valuesOf(part, 'x'))).toEqual(['0.0', '0.0', '0.0']);
  expect(parts.flatMap((part) => valuesOf(part, 'width'))).toEqual(['0.0', '0.0', '259.0']);
});

it('lists the best system first, as the leaderboard does', () => {
  // B³ of A is 78.46, of <i>B 80.
  const shares = [0, 0, 0, 0, 0, 0.2, 0];
  const bcub = markupOf(PointsLost, { index: { ...analysed(shares, shares), costs: 'bcub' } });
  expect(rowsOf(bcub).map((row) => row.split(' | ')[0])).toEqual(['System', '<i>B', 'A']);
  expect(valuesOf(bcub, 'href')[0]).toBe('#/errors?s=1');
});

it('opens the errors of a system, or of the types of a column', () => {
  expect(valuesOf(html, 'href').slice(0, 4)).toEqual([
    '#/errors?s=0',
    '#/errors?s=0&amp;t=missing-mention,missing-entity,extra-mention,extra-entity',
    '#/errors?s=0&amp;t=span-error',
    '#/errors?s=0&amp;t=divided-entity,conflated-entities',
  ]);
  expect(valuesOf(markupOf(PointsLost, { index: onlyFirst(costly) }), 'href')[0]).toBe('#/errors');
});

it('is nothing where errors were not analysed, or no point is lost', () => {
  expect(markupOf(PointsLost, { index })).toBe('');
  const none = [0, 0, 0, 0, 0, 0, 0];
  expect(markupOf(PointsLost, { index: analysed(none, none) })).toBe('');
});
