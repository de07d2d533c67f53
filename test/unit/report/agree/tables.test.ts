import { describe, expect, it } from 'vitest';
import { agreeTables } from '../../../../src/report/agree/tables.ts';
import { agreeReport } from '../../../support/agree-reports.ts';

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
      ['Link AC₁', '0.875', '–', '0.875', '0.875'],
    ]);
  });

  it('has a row for each pair', () => {
    expect(pairs.table).toMatchObject({
      head: ['Pair', 'Documents', '<muc>', '<conll>', 'Link κ', 'Link AC₁', 'α MASI'],
      rows: [['ann–bob', '1', '62.50', '–', '0.375', '0.875', '0.500']],
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
