import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize } from '../../src/tokenizer/index.ts';
import { runs } from '../support/runs.ts';
import { expectSound, texts } from '../support/tokenizer-texts.ts';

describe('tokenize', () => {
  it('yields tokens in order that do not overlap, are the source at their offsets, and end in no blank', () => {
    fc.assert(
      fc.property(texts, (source) => expectSound(source, [...tokenize(source)])),
      { numRuns: runs(10_000) },
    );
  });

  it('loses no character to boundary cuts, and leaves no boundary inside a token', () => {
    const spans = fc.array(fc.tuple(fc.nat(40), fc.nat(15)), { maxLength: 6 });
    fc.assert(
      fc.property(texts, spans, (source, pairs) => {
        const boundaries = pairs.map(([start, length]) => ({ start, end: start + length }));
        const whole = [...tokenize(source)];
        const cut = [...tokenize(source, { spans: boundaries })];
        expectSound(
          source,
          cut.filter((token) => !/^[ \t\n\f\r]|[ \t\n\f\r]$/.test(token.text)),
        );
        expect(cut.map((token) => token.text).join('')).toBe(whole.map((token) => token.text).join(''));
        for (const { start, end } of boundaries) {
          expect(cut.filter((token) => token.start < start && start < token.end)).toEqual([]);
          expect(cut.filter((token) => token.start < end && end < token.end)).toEqual([]);
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  it('counts code points as the iteration of a string does', () => {
    fc.assert(
      fc.property(texts, (source) => {
        const points = [...source];
        const found = [...tokenize(source, { offsets: 'code-points' })];
        expect(found.map(({ start, end }) => points.slice(start, end).join(''))).toEqual(
          found.map((t) => t.text),
        );
        expect(found.map((t) => t.text)).toEqual([...tokenize(source)].map((t) => t.text));
      }),
      { numRuns: runs(1000) },
    );
  });
});
