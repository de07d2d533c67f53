import { describe, expect, it } from 'vitest';
import { agreeTables, disagreementTable } from '../../../../src/report/agree/tables.ts';
import { agreeReport, agreeReportWith } from '../../../support/agree-reports.ts';

describe('agreeTables', () => {
  const [alpha, means, pairs, annotators] = agreeTables(agreeReport);

  it('has α for each distance with three decimals, and a dash where it is undefined', () => {
    expect(alpha.title).toBe("Krippendorff's α over the chains of spans");
    expect(alpha.table.head).toEqual(['Distance', 'α', '95 %', 'Pooled']);
    expect(alpha.table.rows).toEqual([
      ['MASI', '0.500', '[0.250, 0.750]', '0.438'],
      ['Jaccard', '-0.125', '–', '-0.125'],
      ['Dice', '1.000', '–', '1.000'],
      ['Passonneau', '0.000', '–', '0.000'],
      ['nominal', '–', '–', '–'],
    ]);
  });

  it('has the means of metrics in percent, and κ as it is', () => {
    expect(means.table.rows).toEqual([
      ['<muc>', '62.50', '[25.00, 100.00]', '50.00', '75.00'],
      ['Link κ', '0.375', '–', '–', '0.375'],
    ]);
  });

  it('has a row for each pair', () => {
    expect(pairs.table).toMatchObject({
      head: ['Pair', 'Documents', '<muc>', '<conll>', 'Link κ', 'α MASI'],
      rows: [['ann–bob', '1', '62.50', '–', '0.375', '0.500']],
      names: 0,
    });
  });

  it('has a row for each annotator, with the number of missing documents', () => {
    expect(annotators.title).toBe('Each annotator (α MASI)');
    expect(annotators.table.rows).toEqual([
      ['ann', '2', '0', '0.500', '–'],
      ['bob', '1', '1', '0.500', '0.250'],
    ]);
  });
});

describe('disagreementTable', () => {
  it('lists the first ones, and how many there are in all', () => {
    expect(disagreementTable(agreeReport)).toMatchObject({
      title: 'Disagreements (1 of 2): the chain of each annotator, and its size',
      table: {
        head: ['Where', 'Text', 'Distance', 'ann', 'bob'],
        rows: [['bob.conll:12', 'the dog', '0.667', '–', '7 (2)']],
      },
    });
  });

  it('shows the document and the position where file and words are unknown, and nothing for an absent annotator', () => {
    const all = disagreementTable({ ...agreeReport, listed: 10 });
    expect(all?.title).toBe('Disagreements: the chain of each annotator, and its size');
    expect(all?.table.rows[1]).toEqual(['e', '0–1', '0.500', '1 (3)', '']);
  });

  it('shows the file alone where the line is unknown', () => {
    const value = { annotator: 'ann', chain: '1', size: 1, file: 'a.json' };
    const disagreements = [{ document: 'd', start: 0, end: 1, distance: 1, values: [value] }];
    expect(disagreementTable(agreeReportWith({ disagreements }))?.table.rows[0][0]).toBe('a.json');
  });

  it('is left out if there is nothing to list', () => {
    expect(disagreementTable({ ...agreeReport, listed: 0 })).toBeUndefined();
    expect(disagreementTable(agreeReportWith({ disagreements: [] }))).toBeUndefined();
  });
});
