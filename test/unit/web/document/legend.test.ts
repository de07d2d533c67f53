import { afterEach, expect, it } from 'vitest';
import { Legend } from '../../../../src/web/document/legend.tsx';
import { hasLegend } from '../../../../src/web/frame/settings.ts';
import { markupOf, textOf } from '../../../support/markup.ts';

const legend = (more: object = {}) =>
  markupOf(Legend, { isBoth: true, hasSingletons: true, hiddenMarks: 0, hasTint: false, ...more });

afterEach(() => {
  hasLegend.value = true;
});

it('says how to read the drawing', () => {
  expect(textOf(legend())).toBe(
    'wordsabove: key, below: response; same colour and number: right2≠2 in the key, r1 in the response×Close the legend singletons tint five largest',
  );
  expect(textOf(legend({ isBoth: false }))).toMatch(/^one column for each side; same colour/);
});

it('can be closed, and keeps its switches', () => {
  hasLegend.value = false;
  expect(textOf(legend())).toBe(' singletons tint five largest');
});

it('says how many marks of singletons are hidden', () => {
  expect(textOf(legend({ hasSingletons: false, hiddenMarks: 2 }))).toContain('singletons (2 marks hidden)');
  expect(legend().match(/checked/g)).toHaveLength(1);
});
