import { expect, it } from 'vitest';
import { plainLabels } from '../../../src/formats/plain-labels.ts';

it('keeps labels only if all fit and are distinct', () => {
  const labels = (...list: string[]) => plainLabels(list, /^\d+$/, (i) => `e${i}`);
  expect(labels('3', '1')).toEqual(['3', '1']);
  expect(labels('3', 'x')).toEqual(['e0', 'e1']);
  expect(labels('3', '3')).toEqual(['e0', 'e1']);
});
