import fc from 'fast-check';
import { expect, it } from 'vitest';
import { score } from '../../../../src/library/score.ts';
import {
  type FractionChoice,
  fractionCaption,
  mentionFractions,
} from '../../../../src/web/playground/mention-fractions.ts';
import { runs } from '../../../support/runs.ts';

const KEY = [['a', 'b', 'c'], ['d', 'e', 'f', 'g'], ['x']];
const RESPONSE = [['a', 'b'], ['c', 'd'], ['f', 'g', 'h', 'i'], ['x']];

const texts = (own: string[][], other: string[][], choice: FractionChoice) =>
  [...mentionFractions(own, other, choice)].map(
    ([name, share]) => `${name} ${share === undefined ? '–' : `${share.num}/${share.den}`}`,
  );

it('has what the other side has of the entity of each mention', () => {
  expect(texts(KEY, RESPONSE, 'bcub').join(' ')).toBe('a 2/3 b 2/3 c 1/3 d 1/4 e 0/4 f 2/4 g 2/4 x 1/1');
  expect(texts(KEY, RESPONSE, 'lea').join(' ')).toBe('a 1/2 b 1/2 c 0/2 d 0/3 e 0/3 f 1/3 g 1/3 x 1/1');
  expect(texts(KEY, RESPONSE, 'muc').join(' ')).toBe('a – b 1/1 c 0/1 d – e 0/1 f 0/1 g 1/1 x –');
  expect(texts(KEY, RESPONSE, '')).toEqual([]);
});

it('says what the fractions are', () => {
  expect(fractionCaption('bcub', 'response')).toBe(
    'the share of its response entity that the key has together with it (precision)',
  );
  expect(fractionCaption('', 'key')).toBe('');
});

/** Two partitions of some of ten mentions. */
const partition = fc
  .array(fc.integer({ min: -1, max: 3 }), { minLength: 10, maxLength: 10 })
  .map((places) =>
    [0, 1, 2, 3]
      .map((entity) => places.flatMap((place, at) => (place === entity ? [`m${at}`] : [])))
      .filter(({ length }) => length > 0),
  );

it('adds up to the scores', () => {
  fc.assert(
    fc.property(partition, partition, (key, response) => {
      const { bcub, muc, lea } = score(key, response);
      const own = (choice: FractionChoice) => mentionFractions(key, response, choice);
      const value = (name: string, choice: FractionChoice) => {
        const share = own(choice).get(name);
        return share === undefined ? 0 : share.num / share.den;
      };
      const sum = (names: readonly string[], choice: FractionChoice) =>
        names.reduce((total, name) => total + value(name, choice), 0);
      const all = key.flat();
      const close = (found: number, wanted: number | null) => {
        if (wanted !== null) expect(found).toBeCloseTo(wanted, 9);
      };
      close(sum(all, 'bcub') / all.length, bcub.recall);
      close(sum(all, 'muc') / (all.length - key.length), muc.recall);
      // The mean over an entity is its part, weighted by its size: again the mean over all mentions.
      close(sum(all, 'lea') / all.length, lea.recall);
    }),
    { numRuns: runs(300) },
  );
});
