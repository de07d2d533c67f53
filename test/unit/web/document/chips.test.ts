import { expect, it } from 'vitest';
import { errorTypes } from '../../../../src/analyze/error-types.ts';
import { Chips, chipCounts, chipOrder, chipWord, toggledKinds } from '../../../../src/web/document/chips.tsx';
import { type DifferenceKind, differencesOf, kindNames } from '../../../../src/web/document/differences.ts';
import { markupOf, textsOf } from '../../../support/markup.ts';
import { smallModel } from '../../../support/page-model.ts';

const model = smallModel();
const NONE: ReadonlySet<DifferenceKind> = new Set();
const counts = chipCounts(differencesOf(model), ({ at }) => at.side === 'response');

it('counts differences of each kind, those that are hidden by themselves', () => {
  expect([...counts.shown]).toEqual([
    ['other', 1],
    ['divided-entity', 1],
    ['span', 1],
    ['missing-entity', 1],
  ]);
  expect([...counts.hidden]).toEqual([
    ['conflated-entities', 1],
    ['extra', 1],
    ['extra-entity', 2],
  ]);
});

it('orders kinds by family, marks before entities, dearest first', () => {
  const costs = (dear: Record<string, number>) => ({
    errors: [],
    alone: [],
    share: errorTypes.map((type) => dear[type] ?? 0),
  });
  const all = chipCounts(
    kindNames.map((kind) => ({ kind, at: { side: 'key', mention: 0 } })),
    () => false,
  );
  expect(chipOrder(all, NONE, undefined)).toEqual([
    'missing',
    'extra',
    'missing-entity',
    'extra-entity',
    'span',
    'other',
    'divided-entity',
    'conflated-entities',
  ]);
  expect(
    chipOrder(
      all,
      NONE,
      costs({ 'extra-mention': 2, 'missing-mention': 1, 'conflated-entities': 3, 'extra-entity': 9 }),
    ),
  ).toEqual([
    'extra',
    'missing',
    'extra-entity',
    'missing-entity',
    'span',
    'other',
    'conflated-entities',
    'divided-entity',
  ]);
  expect(chipOrder({ shown: new Map(), hidden: new Map() }, new Set(['span']), undefined)).toEqual(['span']);
});

it('has a chip for each kind in its family, with what is hidden', () => {
  const html = markupOf(Chips, {
    order: chipOrder(counts, NONE, undefined),
    counts,
    chosen: new Set<DifferenceKind>(['span']),
    onToggle() {},
  });
  expect(textsOf(html, 'button')).toEqual([
    '+extra 0 +1 hidden singletons',
    '∅+extra entity 0 +2 hidden singletons',
    '∅−missing entity 1',
    '↔span error 1',
    '≠wrong entity 1',
    '÷divided entity 1',
    '∪conflated entities 0 +1 hidden singletons',
    'show all',
  ]);
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(html).toContain('class="quiet"');
});

it('leaves out "mention" beside a sign', () => {
  expect(
    ['missing', 'extra', 'span', 'missing-entity'].map((kind) => chipWord(kind as DifferenceKind)),
  ).toEqual(['missing', 'extra', 'span error', 'missing entity']);
});

it('chooses a kind, or no longer', () => {
  expect(toggledKinds(new Set(['span']), 'missing')).toBe('span,missing');
  expect(toggledKinds(new Set(['span', 'missing']), 'span')).toBe('missing');
});
