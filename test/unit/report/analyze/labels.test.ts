import { expect, it } from 'vitest';
import { errorTypes } from '../../../../src/analyze/error-types.ts';
import { baselineIds, singletonVariants } from '../../../../src/analyze/panels.ts';
import { baselineLabels, errorLabels, singletonLabels } from '../../../../src/report/analyze/labels.ts';

it('a label of an error is the type in words, in the order of the analysis', () => {
  expect(Object.keys(errorLabels)).toEqual(errorTypes);
  for (const type of errorTypes) expect(errorLabels[type].toLowerCase()).toBe(type.replace('-', ' '));
});

it('every baseline and every treatment of singletons has a label', () => {
  expect(Object.keys(baselineLabels)).toEqual(baselineIds);
  expect(Object.keys(singletonLabels)).toEqual(Object.keys(singletonVariants));
});
