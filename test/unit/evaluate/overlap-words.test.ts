import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countWords } from '../../../src/evaluate/overlap-words.ts';
import { documentWith } from '../../support/documents.ts';
import { runs } from '../../support/runs.ts';

const sideArbitrary = fc
  .array(fc.tuple(fc.nat(12), fc.nat(6)), { maxLength: 6 })
  .map((spans) => documentWith([['a', ...spans.map(([first, more]) => `${first}-${first + more}`)]]));

it('has at least half of the words of the best pairing where it pairs greedily, and says so', () => {
  fc.assert(
    fc.property(sideArbitrary, sideArbitrary, (key, response) => {
      const [best, greedy] = [countWords({ key, response }), countWords({ key, response }, 0)];
      expect(greedy.sharedWords).toBeLessThanOrEqual(best.sharedWords ?? 0);
      expect(2 * (greedy.sharedWords ?? 0)).toBeGreaterThanOrEqual(best.sharedWords ?? 0);
      expect([greedy.keyWords, greedy.responseWords]).toEqual([best.keyWords, best.responseWords]);
      expect(best.greedyWords).toBeUndefined();
    }),
    { numRuns: runs(300) },
  );
  const [key, response] = [documentWith([['a', '0-3', '5']]), documentWith([['a', '1-4', '5']])];
  expect(countWords({ key, response }, 0)).toEqual({
    keyWords: 5,
    responseWords: 5,
    sharedWords: 4,
    greedyWords: 1,
  });
});

it('is bounded where thousands of mentions overlap each other', () => {
  const nested = (shift: number) =>
    documentWith([['a', ...Array.from({ length: 5000 }, (_, i) => `${i}-${20_000 - i - shift}`)]]);
  const { keyWords = 0, sharedWords = 0, greedyWords } = countWords({ key: nested(0), response: nested(1) });
  expect(greedyWords).toBe(1);
  expect(sharedWords).toBe(keyWords - 5000);
});
