import { describe, expect, it } from 'vitest';
import type { PageIndex, PageLead } from '../../../../src/page/types.ts';
import { IntervalNote, intervalDomain, Lead } from '../../../../src/web/overview/standings.tsx';
import { markupOf, rowsOf, textOf } from '../../../support/markup.ts';
import { onlyFirst, pageCorpus } from '../../../support/page-corpus.ts';

const { index } = pageCorpus();
const [a, b] = index.systems;

/** The corpus with intervals of both systems for one metric. */
const withIntervals = (...intervals: readonly (readonly [number, number] | undefined)[]): PageIndex => ({
  ...index,
  systems: [a, b].map((system, s) => {
    const interval = intervals[s];
    return { ...system, intervals: interval === undefined ? {} : { muc: interval } };
  }),
});

describe('intervalDomain', () => {
  it('is the smallest range of multiples of 5 percent that has all intervals', () => {
    expect(intervalDomain(withIntervals([0.31, 0.42], [0.36, 0.56]), 'muc')).toEqual([0.3, 0.6]);
    expect(intervalDomain(withIntervals([0, 1], [0.5, 0.5]), 'muc')).toEqual([0, 1]);
    expect(intervalDomain(withIntervals([-0.12, 0.1], [0, 0.1]), 'muc')).toEqual([-0.15, 0.1]);
  });

  it('is undefined where a system has no interval, or all are one point of the axis', () => {
    expect(intervalDomain(withIntervals([0.3, 0.4], undefined), 'muc')).toBeUndefined();
    expect(intervalDomain(withIntervals([0.3, 0.4], [0.3, 0.4]), 'lea')).toBeUndefined();
    expect(intervalDomain(index, 'muc')).toBeUndefined();
    expect(intervalDomain(withIntervals([1, 1], [1, 1]), 'muc')).toBeUndefined();
  });
});

describe('Lead', () => {
  const lead = (changes: Partial<PageLead>): string => {
    const leads = { muc: { over: 1, difference: 0.0125, p: 0.25, ...changes } };
    const systems = [{ ...a, leads }, b];
    return markupOf(Lead, { index: { ...index, systems }, system: 0, metric: 'muc', width: 8 });
  };

  it('says by how much a system is better than the next one, and whether this may be chance', () => {
    expect(rowsOf(lead({}))).toEqual([' | 1.25 over <i>B, p = 0.2500 (paired, 3 documents)']);
    expect(textOf(lead({ p: 0.00099 }))).toBe('1.25 over <i>B, p < 0.001 (paired, 3 documents)');
    expect(textOf(lead({ p: 0.001 }))).toContain('p = 0.0010');
    expect(lead({})).not.toContain('<i>');
  });

  it('counts the documents that are won, lost and drawn', () => {
    expect(textOf(lead({ p: null, wins: [5, 2, 3] }))).toBe('1.25 over <i>B; wins 5, losses 3, draws 2');
  });

  it('is nothing for the last system', () => {
    expect(markupOf(Lead, { index, system: 1, metric: 'muc', width: 8 })).toBe('');
  });
});

describe('IntervalNote', () => {
  const note = (shown: PageIndex, documents = shown.documents) =>
    textOf(markupOf(IntervalNote, { index: { ...shown, documents } }));
  const some = withIntervals([0.3, 0.4], [0.3, 0.4]);
  const many = Array.from({ length: 30 }, () => index.documents[0]);

  it('says how intervals and p-values are computed, and that few documents make them rough', () => {
    const method =
      '95 % intervals by bootstrap over documents, p-values by paired randomisation of documents, as in corefeval compare.';
    expect(note(some)).toBe(`${method} They are rough: there are only 3 documents.`);
    expect(note(some, many)).toBe(method);
    expect(note(onlyFirst(some), many)).toBe('95 % intervals by bootstrap over documents.');
  });

  it('says why there are no intervals', () => {
    expect(note(index, many)).toBe(
      'Intervals are not in this report: corefeval compare computes them for any number of documents.',
    );
    expect(note(some, index.documents.slice(0, 1))).toBe('There is one document, so there are no intervals.');
    expect(note(some, [])).toBe('');
  });
});
