import { expect, it } from 'vitest';
import type { PageDocument } from '../../../../src/page/types.ts';
import { Contributions } from '../../../../src/web/document/contributions.tsx';
import { DocumentModel } from '../../../../src/web/document/model.ts';
import { markupOf, rowsOf, textOf, valuesOf } from '../../../support/markup.ts';
import { pageCorpus } from '../../../support/page-corpus.ts';

const { index, data } = pageCorpus();
const model = new DocumentModel((await data.document(1)) as PageDocument, 0);
const whole = (number: number, shown = index) =>
  markupOf(Contributions, { index: shown, number, system: 0, model });
/** Without the terms, which can be opened below each metric. */
const show = (number: number, shown = index) => whole(number, shown).replace(/<details.*?<\/details>/gs, '');

it('has the fractions of a document and their share of the corpus, metric by metric', () => {
  // System A has 5 of 6 mentions in the corpus, MUC 80.00; in the second document it has one of two mentions.
  expect(rowsOf(show(1)).slice(0, 5)).toEqual([
    'Metric | recall | precision | F₁',
    'Mentions | 50.00 | 100.00 | 66.67',
    'recall 1 / 2 (33.3 % of the corpus)precision 1 / 1 (16.7 % of the corpus)−16.67 to the corpus score',
    'MUC | 0.00 | – | 0.00',
    'recall 0 / 1 (33.3 % of the corpus)precision 0 / 0 (0.0 % of the corpus)−80.00 to the corpus score',
  ]);
});

it('ends with the CoNLL average of the document, where it was scored', () => {
  expect(rowsOf(show(1)).at(-1)).toBe('CoNLL |  |  | 35.56');
  expect(textOf(show(1, { ...index, metrics: index.metrics.slice(0, 2) }))).not.toContain('CoNLL');
});

it('has no fractions of a metric that is the mean of two', () => {
  const rows = rowsOf(show(0));
  const at = rows.findIndex((row) => row.startsWith('BLANC'));
  expect(rows[at + 1]).toMatch(/^[+−]\d+\.\d\d to the corpus score$/);
});

it('says where a score is undefined, and leaves out shares of nothing', () => {
  const [first, ...others] = index.systems;
  const scores = { ...first.scores };
  for (const id of Object.keys(scores)) scores[id] = { recall: null, precision: null, f1: null };
  const systems = [{ ...first, scores }, ...others];
  expect(rowsOf(show(1, { ...index, systems }))[2]).toBe('recall 1 / 2precision 1 / 1undefined here');
});

it('leaves out metrics that the document has no scores of', () => {
  expect(rowsOf(show(99, index))).toEqual(['Metric | recall | precision | F₁', 'CoNLL |  |  | –']);
});

it('offers the terms of every metric', () => {
  expect(valuesOf(whole(1), 'data-metric')).toEqual(index.metrics.map(({ id }) => id));
});
