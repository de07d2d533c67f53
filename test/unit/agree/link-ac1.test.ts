import { describe, expect, it } from 'vitest';
import { linkAc1Counts } from '../../../src/agree/link-ac1.ts';
import { tablesOf } from '../../support/annotators.ts';

/** AC₁ by its definition (Gwet 2008), over all pairs of letters. */
function plainAc1(texts: readonly string[]): number {
  const letters = [...new Set(texts.join('').replaceAll(' ', ''))];
  const pairs = letters.flatMap((a, i) => letters.slice(i + 1).map((b) => [a, b] as const));
  const links = pairs.map(
    ([a, b]) =>
      texts.filter((text) => text.split(' ').some((chain) => chain.includes(a) && chain.includes(b))).length,
  );
  const r = texts.length;
  const agreed = links.map((k) => (k * (k - 1) + (r - k) * (r - k - 1)) / (r * (r - 1)));
  const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;
  const share = mean(links) / r;
  const chance = 2 * share * (1 - share);
  return (mean(agreed) - chance) / (1 - chance);
}

describe('linkAc1Counts', () => {
  it.each([[['abc defg', 'ab cd fghi']], [['abc', 'ab c', 'a bc']], [['ab cd', '', 'abcd', 'cd']]])(
    'is the definition for %j',
    (texts) => {
      const names = Object.fromEntries(texts.map((text, c) => [`n${c}`, [text]]));
      const [table] = tablesOf(names);
      const { observed, expected } = linkAc1Counts(table, [...texts.keys()]);
      expect(1 - observed / expected).toBeCloseTo(plainAc1(texts), 12);
    },
  );

  it('has nothing without a pair of mentions, or with one annotator', () => {
    const [table] = tablesOf({ ann: ['a'], ben: ['a'] });
    expect(linkAc1Counts(table, [0, 1])).toEqual({ items: 0, observed: 0, expected: 0 });
    const [other] = tablesOf({ ann: ['ab'], ben: ['ab'] });
    expect(linkAc1Counts(other, [0]).items).toBe(0);
  });
});
