import { expect, it } from 'vitest';
import { standardMetrics } from '../../../../src/metrics/index.ts';
import { entityWords, plainWork, questionOf, symbolWord } from '../../../../src/web/parts/metric-words.ts';

it('has a question for each standard metric', () => {
  for (const { id } of standardMetrics) expect(questionOf(id), id).toMatch(/[?.]$/);
  expect(questionOf('none')).toBe('');
});

it('writes recall and precision out, and names entities as in the text', () => {
  expect(['R', 'P_n', 'F₁'].map(symbolWord)).toEqual(['recall', 'precision of other pairs', 'F₁']);
  expect(entityWords('p(K12) R3, MUCK1')).toBe('p(12) r3, MUCK1');
});

it('leaves the formula of a conclusion out', () => {
  expect(plainWork('2·P·R / (P + R) = 2 · 0.5000 · 0.4000 / (0.5000 + 0.4000)')).toBe(
    '2 · 0.5000 · 0.4000 / (0.5000 + 0.4000)',
  );
  expect(plainWork('R_c, as the key has no non-coreference link')).toBe(
    'recall of coreferent pairs, as the key has no non-coreference link',
  );
});
