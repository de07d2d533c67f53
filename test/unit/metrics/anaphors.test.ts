import { expect, it } from 'vitest';
import { anaphors, chosenAnaphors } from '../../../src/metrics/anaphors.ts';
import { metricOptions } from '../../../src/metrics/index.ts';
import { plainOptions, scoreOf, sets } from '../../support/sets.ts';

it('counts links to right antecedents, wrong links, missed and spurious anaphors', () => {
  expect(scoreOf(anaphors, sets('abc defg'), sets('ab cd fghi')).counts).toEqual({
    recall: [2, 5],
    precision: [2, 5],
  });
  // c and d exchange their entities: wrong links.
  expect(scoreOf(anaphors, sets('ac bd'), sets('ad bc')).counts).toEqual({
    recall: [0, 2],
    precision: [0, 2],
  });
});

it('is undefined without anaphors', () => {
  expect(scoreOf(anaphors, sets('a b'), sets('a b'))).toMatchObject({
    recall: null,
    precision: null,
    f1: null,
  });
});

it('has a condition on both sides, and needs columns only for attributes of formats', () => {
  expect(chosenAnaphors.resolve('upos=PRON').values).toEqual(['PRON']);
  expect(() => chosenAnaphors.resolve('key:zero=yes')).toThrow(
    'The anaphors of "key:zero=yes" are those of one side.',
  );
  expect(anaphors.columns(plainOptions)).toEqual([]);
  expect(anaphors.columns(metricOptions({ anaphors: 'upos=PRON' }))).toBe('all');
});
