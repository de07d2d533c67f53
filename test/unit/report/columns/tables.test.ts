import { expect, it } from 'vitest';
import type { ScoreColumn } from '../../../../src/report/columns/report.ts';
import { columnTables } from '../../../../src/report/columns/tables.ts';
import type { ScoreReport } from '../../../../src/report/score/report.ts';
import { one, RESPONSE, reportOn, several } from '../../../support/score-reports.ts';

const columnsOf = (report: ScoreReport): ScoreColumn[] => [
  { match: 'head', singletons: 'drop', report },
  { match: 'exact', singletons: 'keep', report },
];

/** The same scores on two data sets, and their mean. */
const onDatasets = (report: ScoreReport): ScoreReport => ({
  ...report,
  datasets: ['a', 'b'].map((name) => ({ name, key: report.key })),
  systems: report.systems.map((system) => ({
    ...system,
    groups: ['a', 'b'].map((name) => ({ name, documents: 1, scores: system.scores, conll: system.conll })),
    macro: { scores: new Map(), conll: 0.25, groups: 2 },
  })),
});

it('has a row for each system, with the ways of matching below what is done with singletons', () => {
  const [{ title, table }, ...others] = columnTables(columnsOf(one));
  expect(others).toEqual([]);
  expect(title).toBe('CoNLL F1');
  expect(table).toMatchObject({
    groups: ['', 'without singletons', 'with singletons'],
    head: ['System', 'head', 'exact'],
    rows: [['sys.conll', '45.82', '45.82']],
  });
  expect(table.marked).toBeUndefined();
  expect(columnTables(columnsOf(several))[0].table.marked).toBeDefined();
});

it('has a row for each data set and their mean; several systems are compared by it', () => {
  const [{ title, table }, ...others] = columnTables(columnsOf(onDatasets(one)));
  expect([title, others.length]).toEqual(['CoNLL F1', 0]);
  expect(table.rows).toEqual([
    ['a', '45.82', '45.82'],
    ['b', '45.82', '45.82'],
    ['macro over data sets', '25.00', '25.00'],
  ]);
  const tables = columnTables(columnsOf(onDatasets(several)));
  expect(tables.map((each) => each.title)).toEqual([
    'CoNLL F1, macro over data sets',
    ...several.systems.map(({ name }) => `CoNLL F1: ${name}`),
  ]);
  expect(tables[0].table.rows.every(([, value]) => value === '25.00')).toBe(true);
});

it('has a table for each metric where there is no CoNLL average', () => {
  const report = reportOn([['s', RESPONSE]], { metrics: ['muc', 'rand'] });
  expect(columnTables(columnsOf(report)).map(({ title, table }) => [title, table.rows[0][1]])).toEqual([
    ['MUC F1', '40.00'],
    [expect.stringMatching(/^Rand.* Index$/), expect.stringMatching(/^\d+\.\d\d$/)],
  ]);
});
