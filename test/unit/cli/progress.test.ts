import { describe, expect, it } from 'vitest';
import { progressText } from '../../../src/cli/progress.ts';
import { width } from '../../../src/report/table/text-width.ts';

const step = { documents: 12_000, bytes: 240e6 };
const total = { documents: 100_000, bytes: 2000e6 };
const text = (label: string, columns?: number) => progressText(label, step, total, 2, columns);

describe('the progress line', () => {
  it('has everything where there is room', () => {
    expect(text('scoring dev.conll')).toBe(
      'scoring dev.conll: 12,000 of 100,000 documents, 240 of 2,000 MB, 120 MB/s, 15 s left',
    );
  });

  it('loses bytes and rate first, then the time, then the middle of the name', () => {
    expect(text('scoring dev.conll', 80)).toBe('scoring dev.conll: 12,000 of 100,000 documents, 15 s left');
    expect(text('scoring dev.conll', 50)).toBe('scoring dev.conll: 12,000 of 100,000 documents');
    expect(text('scoring dev.conll', 40)).toBe('scori…conll: 12,000 of 100,000 documents');
  });

  it.each([10, 20, 30, 40, 59, 79, 119])('takes at most %i columns', (columns) => {
    for (const label of ['scoring a', `scoring ${'x'.repeat(300)}`, `scoring ${'漢'.repeat(100)}`])
      expect(width(text(label, columns))).toBeLessThanOrEqual(columns);
  });
});
