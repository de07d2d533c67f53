import { describe, expect, it } from 'vitest';
import { nuggetLeaderboard, systemTables } from '../../../../src/report/nuggets/tables.ts';
import {
  bestScores,
  fullScores,
  nuggetReport,
  nuggetScores,
  nuggetSystem,
  withF1,
} from '../../../support/nugget-reports.ts';

const all = { perDocument: true, perType: true };
const tablesOf = (scores: typeof nuggetScores, options = {}, fields = {}) => {
  const system = nuggetSystem('a', scores);
  return systemTables(nuggetReport([system], fields), system, options);
};

describe('systemTables', () => {
  it('has the tables in the order of the task, those of types and documents on request', () => {
    expect(tablesOf(nuggetScores).map(({ title }) => title)).toEqual(['Mention detection']);
    expect(tablesOf(fullScores, {}, all).map(({ title }) => title)).toEqual([
      'Mention detection',
      'Types',
      'Coreference',
      'Sequencing (temporal awareness)',
      'F1 by document',
    ]);
  });

  it('has micro and macro averages of each setting', () => {
    const [{ table }] = tablesOf(nuggetScores);
    expect(table.head).toEqual(['Attributes', 'R', 'P', 'F1', 'R', 'P', 'F1']);
    expect(table.groups?.slice(0, 7)).toEqual(['', 'Micro', 'Micro', 'Micro', 'Macro', 'Macro', 'Macro']);
    expect(table.rows).toEqual([
      ['span', '50.00', '100.00', '62.50', '25.00', '50.00', '37.50'],
      ['type+realis', '25.00', '50.00', '37.50', '0.00', '–', '–'],
    ]);
  });

  it('has counts of types, and the scores of documents', () => {
    const [, types, coreference, sequencing, documents] = tablesOf(fullScores, {}, all);
    expect(types.table.rows).toEqual([['=Die|', '37.50', '75.00', '50.00', '4', '2', '1.50']]);
    expect(coreference.table.rows).toEqual([
      ['MUC', '50.00', '100.00', '62.50'],
      ['B³', '–', '–', '–'],
      ['CEAFe', '–', '–', '–'],
      ['BLANC', '0.00', '0.00', '–'],
      ['CEAFm', '–', '–', '–'],
      ['LEA', '–', '–', '–'],
      ['Average', '', '', '12.50'],
    ]);
    expect(sequencing.table.rows).toEqual([['All', '25.00', '50.00', '37.50']]);
    expect(documents.table).toMatchObject({
      head: ['Document', 'Gold', 'System', 'span', 'type+realis', 'Coreference'],
      rows: [['d', '4', '2', '62.50', '–', '12.50']],
    });
  });

  it('has the greedy result beside the best one', () => {
    const [detection, coreference] = tablesOf(bestScores);
    expect([detection.title, coreference.title]).toEqual([
      'Mention detection, best mapping',
      'Coreference, best alignment',
    ]);
    expect(detection.table.rows[0].at(-1)).toBe('25.00');
    expect(coreference.table.rows.at(-1)).toEqual(['Average', '', '', '12.50', '6.25']);
  });

  it('has F₁ alone if asked for, groups as titles', () => {
    const [detection, types] = tablesOf(nuggetScores, { f1Only: true }, all);
    expect(detection).toMatchObject({
      title: 'Mention detection, F1',
      table: {
        head: ['Attributes', 'Micro', 'Macro'],
        rows: [
          ['span', '62.50', '37.50'],
          ['type+realis', '37.50', '–'],
        ],
      },
    });
    expect(detection.table.groups).toBeUndefined();
    expect(types.table.head).toEqual(['Type', 'F1', 'Gold', 'System', 'Matched']);
  });
});

describe('nuggetLeaderboard', () => {
  const systems = [
    nuggetSystem('worse', withF1(0.25)),
    nuggetSystem('best', withF1(0.5)),
    nuggetSystem('spans', nuggetScores),
  ];

  it('has a row for each system, the best first, with the best values marked', () => {
    const { title, table } = nuggetLeaderboard(nuggetReport(systems), { f1Only: true });
    expect(title).toBe('F1, sorted by micro F1 of type+realis (ranking of the task for detection)');
    expect(table.head).toEqual([
      'System',
      'span',
      'type+realis',
      'MUC',
      'B³',
      'CEAFe',
      'BLANC',
      'CEAFm',
      'LEA',
      'Coref average',
      'Sequencing',
    ]);
    expect(table.rows.map((row) => [row[0], row[1], row[2], row[3], row[9], row[10]])).toEqual([
      ['best', '50.00', '50.00', '62.50', '50.00', '37.50'],
      ['spans', '62.50', '37.50', '–', '–', '–'],
      ['worse', '25.00', '25.00', '62.50', '25.00', '37.50'],
    ]);
    expect(table.marked?.map((row) => [row[1], row[2], row[3], row[9]])).toEqual([
      [false, true, true, true],
      [true, false, false, false],
      [false, false, true, false],
    ]);
  });

  it('has recall and precision too, and no columns that no system has', () => {
    const { title, table } = nuggetLeaderboard(nuggetReport([systems[2], systems[2]]));
    expect(title).toBe('Systems, sorted by micro F1 of type+realis (ranking of the task for detection)');
    expect(table.head).toEqual(['System', 'R', 'P', 'F1', 'R', 'P', 'F1']);
    expect(table.groups).toEqual(['', 'span', 'span', 'span', 'type+realis', 'type+realis', 'type+realis']);
  });
});
