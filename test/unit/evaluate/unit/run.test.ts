import { expect, it } from 'vitest';
import { evaluateCorpus, settingsOf } from '../../../../src/evaluate/index.ts';
import { example, fractions, scattered, scoredAt } from '../../../support/scoped.ts';

it('scores the same corpus in the narrower units, too', () => {
  const corpus = scoredAt(example, { metrics: ['ceafe', 'muc'], scope: 'corpus' });
  expect(corpus.narrower?.document.scores.get('muc')?.counts).toEqual({ recall: [1, 1], precision: [1, 2] });
  expect(corpus.narrower?.topic?.scores.get('muc')?.counts).toEqual({ recall: [1, 2], precision: [1, 2] });
  const topic = scoredAt(example, { metrics: ['ceafe', 'muc'], scope: 'topic' });
  expect(fractions(topic, 'muc')).toEqual([1, 2, 1, 2]);
  expect(topic.narrower?.topic).toBeUndefined();
  expect(Array.from(topic.documents, ({ id }) => id)).toEqual(['t0', 't1']);
});

it('counts entities, singletons and entities in several documents by unit', () => {
  const facts = (scope: 'document' | 'topic' | 'corpus') => {
    const { key, spread } = scoredAt(example, { scope });
    return [key.documents, key.mentions, key.entities, key.singletons, spread?.key];
  };
  expect(facts('corpus')).toEqual([3, 6, 3, 1, { acrossDocuments: 2, acrossTopics: 1 }]);
  expect(facts('topic')).toEqual([3, 6, 4, 3, { acrossDocuments: 1, acrossTopics: 1 }]);
  expect(facts('document')).toEqual([3, 6, 5, 4, undefined]);
});

it('drops the singletons of the unit, not those of the document', () => {
  const corpus = { key: 'a1b1 b2 a3', response: 'a1b1 b2b3', topics: 'ab' };
  const mentions = (scope: 'document' | 'corpus') =>
    fractions(scoredAt(corpus, { scope, singletons: 'drop' }), 'mentions');
  expect(mentions('corpus')).toEqual([2, 2, 2, 4]);
  expect(mentions('document')).toEqual([0, 0, 0, 2]);
  expect(scoredAt(corpus, { scope: 'corpus', singletons: 'drop' }).key).toMatchObject({
    entities: 3,
    singletons: 2,
  });
});

it('merges entities in the whole unit that share a span in one of its documents', () => {
  const key = scattered('a1a2b1b2', 'ab');
  const response = scattered('a1b1 a1a2b2', 'ab');
  const result = (duplicates: 'first' | 'merge') =>
    evaluateCorpus(key, response, settingsOf({ scope: 'corpus', duplicates }), () => {}).scores.get('bcub')
      ?.recall;
  expect([result('first'), result('merge')]).toEqual([0.5, 1]);
});

it('is the mean of the scores of units with the macro average, parts included', () => {
  const { scores, parts, narrower } = scoredAt(example, {
    scope: 'topic',
    average: 'macro',
    metrics: ['bcub'],
  });
  // Topic {a b}: recall 2.667 of 4; topic {c}: 2 of 2.
  expect(scores.get('bcub')?.recall).toBeCloseTo((8 / 12 + 1) / 2, 12);
  expect(parts?.get('acrossDocuments')?.get('bcub')).toMatchObject({ recall: 0, documents: 1 });
  expect(narrower?.document.scores.get('bcub')).toMatchObject({ documents: 3 });
});
