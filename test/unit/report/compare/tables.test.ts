import { describe, expect, it } from 'vitest';
import { compareTables } from '../../../../src/report/compare/tables.ts';
import {
  compareReport,
  compareReportWith,
  difference,
  threeSystems,
} from '../../../support/compare-reports.ts';

const titles = (report: typeof compareReport) => compareTables(report).map(({ title }) => title);
/** The row of one pair for its first statistic. */
const pairRow = (fields: Parameters<typeof difference>[0]) =>
  compareTables(
    compareReportWith({ differences: { 'a - b': { conll: difference(fields), muc: difference() } } }),
  )[1].table.rows[0];

describe('two systems', () => {
  const [scores, pair, ...others] = compareTables(compareReport);

  it('have a table of scores with intervals, two columns for each system', () => {
    expect(scores).toEqual({
      title: 'Scores in percent, with 95 % intervals',
      table: {
        head: ['', 'Score', '95 %', 'Score', '95 %'],
        groups: ['', 'a', 'a', 'b', 'b'],
        rows: [
          ['CONLL', '62.50', '[50.00, 75.00]', '50.00', '[25.00, 62.50]'],
          ['MUC', '50.00', '–', '–', '–'],
        ],
        align: ['left', 'right', 'right', 'right', 'right'],
      },
    });
  });

  it('have a table of differences with a row for each statistic', () => {
    expect(others).toEqual([]);
    expect(pair.title).toBe('a - b, in points');
    expect(pair.table.head).toEqual(['', 'Difference', '95 %', 'p', 'Test', 'Documents', 'd', 'Needed']);
    expect(pair.table.rows).toEqual([
      ['CONLL', '+12.50', '[-25.00, +50.00]', '0.0625', 'exact', '2/1/0', '0.25', '1,234'],
      ['MUC', '–', '–', '–', '–', '–', '–', '–'],
    ]);
  });
});

describe('a difference', () => {
  it('has no sign if it is 0, and p is never 0', () => {
    expect(pairRow({ value: 0, p: 0.00099 }).slice(1, 4)).toEqual(['0.00', '[-25.00, +50.00]', '< 0.001']);
    expect(pairRow({ p: 0.001 })[3]).toBe('0.0010');
  });

  it('names its test: the number of random exchanges, or t with the variance of runs', () => {
    const random = { differing: 30, exact: false, count: 9, of: 9999, p: 0.001 };
    expect(pairRow({ exact: false, randomisation: random })[4]).toBe('9,999');
    const runs = {
      varianceDocuments: 0.1,
      varianceRuns: [0.1, 0.1] as const,
      standardError: 0.1,
      degreesOfFreedom: 3,
      t: 1,
      documentsOnly: null,
    };
    expect(pairRow({ runs })[4]).toBe('t');
    expect(pairRow({ effect: { sd: 0, d: null, documentsNeeded: null, wins: [0, 3, 0] } }).slice(5)).toEqual([
      '0/3/0',
      '–',
      '–',
    ]);
  });
});

describe('several systems', () => {
  const [scores, runs, pairs, matrix] = compareTables(threeSystems);

  it('have four tables if one has runs, and three otherwise', () => {
    expect(titles(threeSystems)).toEqual([
      'Scores in percent, with 95 % intervals',
      'Runs: CONLL',
      'Differences of CONLL, in points',
      'Differences of the other metrics, in points, and p with the correction of Holm',
    ]);
    expect(titles(compareReportWith({ pairs: [] }))).toEqual(['Scores in percent, with 95 % intervals']);
  });

  it('have ranks below the scores; the interval of runs is that with their variance', () => {
    expect(scores.table.rows[0].slice(5)).toEqual(['37.50', '[0.00, 100.00]']);
    expect(scores.table.rows.at(-1)).toEqual(['Rank (CONLL)', '1', '', '1–2', '', '–', '']);
  });

  it('have the extremes of their runs; a system with one score is one run', () => {
    expect(runs.table.rows).toEqual([
      ['a', '1', '62.50', '62.50', '–'],
      ['b', '1', '50.00', '50.00', '–'],
      ['c', '2', '25.00', '50.00', '17.00'],
    ]);
  });

  it('have a row for each pair with the corrected p, and the other statistics without intervals', () => {
    expect(pairs.table.rows[1]).toEqual([
      'a - c',
      '-6.25',
      '[-25.00, +50.00]',
      '0.0625',
      '< 0.001',
      'exact',
      '2/1/0',
      '0.25',
      '1,234',
    ]);
    expect(matrix.table).toMatchObject({
      head: ['Systems', 'Diff.', 'p'],
      groups: ['', 'MUC', 'MUC'],
      rows: [
        ['a - b', '+50.00', '1.0000'],
        ['a - c', '+50.00', '1.0000'],
        ['b - c', '+50.00', '1.0000'],
      ],
    });
  });
});
