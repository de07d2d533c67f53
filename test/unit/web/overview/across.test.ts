import { expect, it } from 'vitest';
import { AcrossDocuments } from '../../../../src/web/overview/across.tsx';
import { markupOf, rowsOf, textOf } from '../../../support/markup.ts';
import { indexOf } from '../../../support/page-fixture.ts';
import { smallMade } from '../../../support/page-model.ts';

const index = indexOf(smallMade());
const metrics = index.metrics.filter(({ id }) => id === 'muc' || id === 'ceafe');
const score = (num: number, den: number) => ({
  recall: num / den,
  precision: num / den,
  f1: num / den,
  counts: { recall: [num, den] as const, precision: [num, den] as const },
});
const system = {
  conll: 0.5,
  rows: [
    { metric: 'muc', label: 'MUC', score: score(1, 2) },
    { metric: 'muc', level: 'acrossDocuments' as const, label: 'across documents', score: score(0, 4) },
    { metric: 'ceafe', label: 'CEAFe', score: score(3, 4) },
  ],
  byTopic: { muc: 0.25, ceafe: 0.125 },
};
const across = { scope: 'corpus' as const, signature: 'scope:corpus', topics: 2, systems: [system] };

it('is empty where each document is scored by itself', () => {
  expect(markupOf(AcrossDocuments, { index })).toBe('');
});

it('has the score of each metric with its parts, and says which metrics have none', () => {
  const html = markupOf(AcrossDocuments, { index: { ...index, metrics, across } });
  expect(rowsOf(html).slice(1)).toEqual([
    'MUC | 50.00 | 1 / 2 | 50.00 | 1 / 2 | 50.00',
    'across documents | 0.00 | 0 / 4 | 0.00 | 0 / 4 | 0.00',
    'CEAFe | 75.00 | 3 / 4 | 75.00 | 3 / 4 | 75.00',
  ]);
  const text = textOf(html);
  expect(text).toContain('The parts of MUC do not add up to its score');
  expect(text).toContain('CEAFe has no parts: whole entities are aligned.');
  expect(text).toContain('Topic by topic: MUC 25.00 · CEAFe 12.50');
  expect(text).toContain('scope:corpus');
});

it('names systems where there are several, and leaves out one that has no scores', () => {
  const [own] = index.systems;
  const systems = ['A', 'B'].map((name) => ({ ...own, name }));
  const html = markupOf(AcrossDocuments, {
    index: { ...index, metrics, systems, across: { ...across, systems: [undefined, system] } },
  });
  expect(html).not.toContain('<bdi>A</bdi>');
  expect(html).toContain('<bdi>B</bdi>');
});
