import { describe, expect, it } from 'vitest';
import { countsText } from '../../../src/cli/counts-file.ts';

const counts = {
  version: '1.0.0',
  signature: 'metrics:muc',
  settings: { metrics: ['muc'] },
  extras: { lenient: false, corefColumn: null, ends: null, clustersKey: null, corefAttribute: null },
  key: 'k',
  response: 'r',
  documents: ['__proto__'],
  warnings: [],
};

describe('countsText', () => {
  it('is one line of JSON that begins with its schema', () => {
    const text = countsText({ ...counts, tally: {} } as never);
    expect(text.startsWith('{"schema":"corefeval/counts/1","version":"1.0.0",')).toBe(true);
    expect(text.indexOf('\n')).toBe(text.length - 1);
    expect(JSON.parse(text)).toEqual({ schema: 'corefeval/counts/1', ...counts, tally: {} });
  });

  it('writes typed arrays as lists, with all digits of a number', () => {
    const tally = { sums: [new Float64Array([1, 0.1]), new Float64Array()], documents: [] };
    expect(JSON.parse(countsText({ ...counts, tally } as never)).tally.sums).toEqual([[1, 0.1], []]);
  });
});
