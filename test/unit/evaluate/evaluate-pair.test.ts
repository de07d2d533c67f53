import { describe, expect, it } from 'vitest';
import type { AlignedPair } from '../../../src/core/aligned-pair.ts';
import { evaluatePair } from '../../../src/evaluate/evaluate-pair.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { documentWith } from '../../support/documents.ts';

const settings = settingsOf({ metrics: ['mentions'] });
const key = documentWith([
  ['a', '1', '3'],
  ['b', '5'],
]);
const response = documentWith([['x', '1', '7']], { id: 'r' });

describe('evaluatePair', () => {
  it('counts a pair, and passes on how it was aligned', () => {
    const pairs: AlignedPair[] = [];
    const result = evaluatePair(
      key,
      response,
      settings,
      () => {},
      'name',
      (pair) => pairs.push(pair),
    );
    expect(result).toMatchObject({
      id: 'name',
      key: { mentions: 3, singletons: 1 },
      response: { mentions: 2 },
    });
    expect([...result.counts]).toEqual([1, 3, 1, 2]);
    expect(pairs.map(({ twins }) => [...twins])).toEqual([[0, -1]]);
  });

  it('counts a missing response as one without mentions', () => {
    const { id, counts } = evaluatePair(key, undefined, settings, () => {});
    expect([id, ...counts]).toEqual(['d', 0, 3, 0, 0]);
  });

  it('has the fingerprint of the key alone', () => {
    const [a, b] = [response, undefined].map(
      (other) => evaluatePair(key, other, settings, () => {}).fingerprint,
    );
    expect(a).toEqual(b);
    expect(evaluatePair(response, key, settings, () => {}).fingerprint).not.toEqual(a);
  });
});
