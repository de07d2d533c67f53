import { describe, expect, it } from 'vitest';
import { correctSpans } from '../../../src/analyze/correct-spans.ts';
import { alignedPair, predicatesOf } from '../../support/aligned-pairs.ts';
import type { Entities } from '../../support/evaluate-pairs.ts';

/** The spans that are paired, as `response → key`. */
function corrected(text: string, key: Entities, response: Entities): string[] {
  const pair = alignedPair(text, key, response);
  const span = ({ start, end }: { start: number; end: number }) => `${start}-${end - 1}`;
  return correctSpans(pair, predicatesOf(pair)).map(
    (error) =>
      `${span(pair.response.mentions.at(error.response))} → ${span(pair.key.mentions.at(error.key))}`,
  );
}

describe('correctSpans', () => {
  it('pairs mentions that are equal without punctuation at their ends', () => {
    expect(corrected('" Bodo " , he', [['k', '0-3', '4']], [['r', '1', '4']])).toEqual(['1-1 → 0-3']);
    expect(corrected('" Bodo " , he', [['k', '1']], [['r', '1-3']])).toEqual(['1-3 → 1-1']);
  });

  it('keeps one token of a mention that is all punctuation', () => {
    expect(corrected('! ? .', [['k', '0-1']], [['r', '1']])).toEqual(['1-1 → 0-1']);
    expect(corrected('! ? .', [['k', '0-2']], [['r', '0']])).toEqual([]);
  });

  it('makes one pair for a trimmed span: the nearest two, then the earlier response mention', () => {
    const keys: Entities = [['k', '1-3', '0-2', '1-2']];
    expect(corrected('" Bodo " ,', keys, [['r', '1']])).toEqual(['1-1 → 1-2']);
    // 0-1 to 0-2 is as near as 1-1 to 1-2.
    expect(corrected('" Bodo " ,', keys, [['r', '1', '0-1']])).toEqual(['0-1 → 0-2']);
  });

  it('pairs the rest by a head that each side has once', () => {
    expect(corrected('the big house', [['k', '0-2']], [['r', '1-2']])).toEqual(['1-2 → 0-2']);
    expect(corrected('the big house', [['k', '0-2', '2']], [['r', '1-2']])).toEqual([]);
    expect(corrected('the big house', [['k', '0-2']], [['r', '1-2', '2']])).toEqual([]);
  });

  it('leaves out mentions that both sides have', () => {
    expect(corrected('the big house', [['k', '0-2', '1-2']], [['r', '1-2']])).toEqual([]);
    expect(corrected('the big house', [['k', '1-2']], [['r', '0-2', '1-2']])).toEqual([]);
  });
});
