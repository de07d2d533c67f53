import { expect, it } from 'vitest';
import { conllAverage, hasConllParts } from '../../../src/metrics/conll.ts';

const score = (f1: number | null) => ({ recall: null, precision: null, f1 });

it('is the mean of three scores, whatever else there is', () => {
  const scores = new Map([
    ['muc', score(0.25)],
    ['bcub', score(0.5)],
    ['ceafe', score(0.75)],
    ['lea', score(0)],
  ]);
  expect(conllAverage(scores)).toBe(0.5);
});

it('is undefined where a part is missing or undefined', () => {
  const scores = new Map([
    ['muc', score(0.25)],
    ['bcub', score(0.5)],
  ]);
  expect(conllAverage(scores)).toBeNull();
  expect(conllAverage(scores.set('ceafe', score(null)))).toBeNull();
});

it('needs all three metrics', () => {
  const metrics = ['ceafe', 'lea', 'muc'].map((id) => ({ id }));
  expect(hasConllParts(metrics)).toBe(false);
  expect(hasConllParts([...metrics, { id: 'bcub' }])).toBe(true);
});
