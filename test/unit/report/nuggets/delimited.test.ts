import { describe, expect, it } from 'vitest';
import { nuggetCsv, nuggetTsv } from '../../../../src/report/nuggets/delimited.ts';
import { bestScores, fullScores, nuggetReport, nuggetSystem } from '../../../support/nugget-reports.ts';

const report = nuggetReport([nuggetSystem('a,"b"', fullScores)], { perDocument: true });

describe('nuggetCsv', () => {
  it('has a row for each score of the corpus and then of each document', () => {
    const name = '"a,""b"""';
    expect(nuggetCsv(report).split('\n')).toEqual([
      'system,document,part,name,average,recall,precision,f1,recall_num,recall_den,precision_num,precision_den',
      `${name},,detection,span,micro,0.5,1,0.625,2,4,2,2`,
      `${name},,detection,span,macro,0.25,0.5,0.375,0.5,2,1,2`,
      `${name},,detection,type+realis,micro,0.25,0.5,0.375,2,4,2,2`,
      `${name},,detection,type+realis,macro,0,,,0.5,2,1,2`,
      // A spreadsheet would take the name of the type for a formula.
      `${name},,type,'=Die|,micro,0.375,0.75,0.5,1.5,4,1.5,2`,
      `${name},,coreference,muc,micro,0.5,1,0.625,1,2,1,1`,
      `${name},,coreference,blanc,micro,0,0,,,,,`,
      `${name},,coreference,average,micro,,,0.125,,,,`,
      `${name},,sequencing,All,micro,0.25,0.5,0.375,1,4,1,2`,
      `${name},d,detection,span,micro,0.5,1,0.625,2,4,2,2`,
      `${name},d,detection,type+realis,micro,,,,0,4,0,2`,
      `${name},d,coreference,muc,micro,0.5,1,0.625,1,2,1,1`,
      `${name},d,coreference,blanc,micro,0,0,,,,,`,
      `${name},d,coreference,average,micro,,,0.125,,,,`,
      '',
    ]);
  });

  it('has the greedy result beside the best one', () => {
    const rows = nuggetCsv(nuggetReport([nuggetSystem('a', bestScores)])).split('\n');
    expect(rows[3]).toBe('a,,detection_greedy,span,micro,0.25,0.25,0.25,1,4,1,2');
  });
});

describe('nuggetTsv', () => {
  it('is separated by tabs, with F₁ alone if asked for, and raw texts', () => {
    const rows = nuggetTsv({ ...report, perDocument: false }, { f1Only: true, raw: true }).split('\n');
    expect(rows[0]).toBe('system\tdocument\tpart\tname\taverage\tf1');
    expect(rows.slice(4, 6)).toEqual([
      'a,"b"\t\tdetection\ttype+realis\tmacro\t',
      'a,"b"\t\ttype\t=Die|\tmicro\t0.5',
    ]);
  });
});
