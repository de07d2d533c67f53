import { describe, expect, it } from 'vitest';
import { mergedOrigins, originText } from '../../../src/evaluate/origin.ts';

const origin = { format: 'conll', reason: 'a header', facts: ['ends are inclusive'], files: 1 };

describe('origins', () => {
  it('that say the same become one, in order', () => {
    const other = { ...origin, facts: [] };
    expect(mergedOrigins([origin, other, origin, origin].map((each) => ({ origin: each })))).toEqual([
      { ...origin, files: 3 },
      other,
    ]);
  });

  it('are one line for a report', () => {
    expect(originText(origin)).toBe('conll: a header; ends are inclusive');
    expect(originText({ ...origin, reason: undefined, facts: [] })).toBe('conll: as requested');
  });
});
