import { expect, it } from 'vitest';
import { mor } from '../../../src/metrics/mor.ts';
import { plainOptions, sets, tableOf } from '../../support/sets.ts';

const table = tableOf(sets('ab'), sets('ab'));

it('is the share of the words that the best pairing has in common', () => {
  const documentCounts = { sharedWords: 3, keyWords: 4, responseWords: 6 };
  const counts = mor.count({ table: { ...table, documentCounts } }, plainOptions);
  expect(mor.score(counts, plainOptions)).toMatchObject({
    recall: 0.75,
    precision: 0.5,
    counts: { recall: [3, 4], precision: [3, 6] },
  });
});

it('is undefined where nothing is known about words', () => {
  const counts = mor.count({ table: { ...table, documentCounts: undefined } }, plainOptions);
  expect(mor.score(counts, plainOptions)).toMatchObject({ recall: null, precision: null, f1: null });
});
