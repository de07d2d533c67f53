import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonWords } from '../../../../src/evaluate/project/common-words.ts';
import { size } from '../../../support/runs.ts';

const words = fc.array(fc.nat(5), { maxLength: 60 });
const matched = (partner: Int32Array): number => partner.filter((i) => i >= 0).length;

describe('the words that two texts have in common', () => {
  it('are equal, and in the same order', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        let last = -1;
        commonWords(a, b).forEach((i, j) => {
          if (i < 0) return;
          expect(a[i]).toBe(b[j]);
          expect(i).toBeGreaterThan(last);
          last = i;
        });
      }),
    );
  });

  it('are all words of a text that was only shortened', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(500), { maxLength: 60 }), fc.array(fc.boolean()), (a, kept) => {
        const b = a.filter((_, i) => kept[i] ?? true);
        expect(matched(commonWords(a, b))).toBe(b.length);
        expect(matched(commonWords(b, a))).toBe(b.length);
      }),
    );
  });

  it('are as many as possible where there are no runs to anchor them', () => {
    const few = fc.array(fc.nat(2), { maxLength: 3 });
    fc.assert(
      fc.property(few, fc.array(fc.nat(2), { maxLength: 40 }), (a, b) => {
        expect(matched(commonWords(a, b))).toBe(longestCommon(a, b));
        expect(matched(commonWords(b, a))).toBe(longestCommon(a, b));
      }),
    );
    const [a, b] = [Array(40).fill([1, 2]).flat(), Array(30).fill([1, 2, 2]).flat()];
    expect(matched(commonWords(a, b))).toBe(longestCommon(a, b));
  });

  it('are found after a gap that is longer than any search', () => {
    const text = Array.from({ length: 9000 }, (_, i) => (i * i * 7919) % 1013);
    const shortened = [...text.slice(0, 2000), ...text.slice(6000)];
    expect(matched(commonWords(text, shortened))).toBe(shortened.length);
    expect(matched(commonWords(shortened, text))).toBe(shortened.length);
  });

  it('are those of the longest paragraphs in the same order, where paragraphs were moved', () => {
    const paragraph = (from: number, length: number) => Array.from({ length }, (_, i) => from + i);
    // Longer than any search for edits.
    const [p, q, r, s] = [
      paragraph(0, 300),
      paragraph(1000, 600),
      paragraph(2000, 400),
      paragraph(3000, 500),
    ];
    const text = [-1, ...p, ...q, ...r, ...s, -2];
    expect(matched(commonWords(text, [-3, ...q, ...p, ...r, ...s, -4]))).toBe(600 + 400 + 500);
    expect(matched(commonWords(text, [-3, ...s, ...r, ...q, ...p, -4]))).toBe(600);
    expect(matched(commonWords(text, [-3, ...r, ...s, ...p, ...q, -4]))).toBeGreaterThanOrEqual(900);
    expect(matched(commonWords(text, [-3, ...q, ...s, ...p, ...r, -4]))).toBe(600 + 500);
  });

  it('are absent in texts of different words', () => {
    const [a, b] = [0, 5000].map((from) => Int32Array.from({ length: size(5000) }, (_, i) => from + i));
    expect(matched(commonWords(a, b))).toBe(0);
  });
});

/** The length of the longest common subsequence, by the book. */
function longestCommon(a: readonly number[], b: readonly number[]): number {
  const best = a.map(() => b.map(() => 0));
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      best[i][j] = a[i] === b[j] ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1));
  return at(0, 0);
}
