import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../../src/agree/index.ts';
import { decisionsCsv, decisionTable, kindCounts } from '../../../../src/report/agree/decisions.ts';
import { agreeReport, agreeReportWith } from '../../../support/agree-reports.ts';

const { decisions } = agreeReport.agreement;

describe('decisionTable', () => {
  it('lists the first ones with what each annotator decided, and how many there are in all', () => {
    expect(decisionTable(agreeReport)).toEqual({
      title: 'Decisions that differ: 1 boundary, 1 link, the first 1',
      table: {
        head: ['Where', 'Decision', 'Text', 'ann', 'bob'],
        rows: [['ann.conll:7', 'boundary', 'the big dog', 'big dog', 'the big dog']],
      },
    });
  });

  it('shows document and positions where file and words are unknown, and nothing for an absent annotator', () => {
    const all = decisionTable({ ...agreeReport, listed: 10 });
    expect(all?.title).toBe('Decisions that differ: 1 boundary, 1 link');
    expect(all?.table.rows[1]).toEqual(['e', 'link', '8–9', '← 0–1', '']);
  });

  it('has a word for each decision', () => {
    const span = { start: 0, end: 1 };
    const cells = (decision: Decision['decision'], values: readonly object[]) => {
      const row = { document: 'd', decision, start: 0, end: 1, values } as unknown as Decision;
      return decisionTable({ ...agreeReportWith({ decisions: [row] }), listed: 1 })?.table.rows[0].slice(3);
    };
    const [ann, bob] = [{ annotator: 'ann' }, { annotator: 'bob' }];
    expect(
      cells('span', [
        { ...ann, span },
        { ...bob, span: null },
      ]),
    ).toEqual(['marked', '–']);
    expect(
      cells('link', [
        { ...ann, span, antecedent: null },
        { ...bob, span: null, antecedent: null },
      ]),
    ).toEqual(['new', '–']);
  });

  it('is left out if there is nothing to list', () => {
    expect(decisionTable({ ...agreeReport, listed: 0 })).toBeUndefined();
    expect(decisionTable(agreeReportWith({ decisions: [] }))).toBeUndefined();
  });
});

describe('kindCounts', () => {
  it('counts each kind in the order of the kinds, and leaves out what is not there', () => {
    const rows = (['link', 'span', 'link'] as const).map((decision) => ({ decision }));
    expect(kindCounts(rows)).toBe('1 span, 2 links');
  });
});

describe('decisionsCsv', () => {
  it('has a line for each annotator of a decision, with empty fields for what is not there', () => {
    expect(decisionsCsv(decisions).split(/\r?\n/)).toEqual([
      'document,decision,start,end,text,annotator,span_start,span_end,span_text,chain,antecedent_start,antecedent_end,antecedent_text',
      'd,boundary,3,6,the big dog,ann,4,6,big dog,1,,,',
      'd,boundary,3,6,the big dog,bob,3,6,the big dog,7,,,',
      'e,link,8,9,,ann,8,9,,1,0,1,',
      '',
    ]);
  });

  it('escapes words that a spreadsheet would take for a formula', () => {
    const [row] = decisions;
    expect(decisionsCsv([{ ...row, text: '=1+1' }])).toContain("'=1+1");
    expect(decisionsCsv([{ ...row, text: '=1+1' }], { raw: true })).toContain(',=1+1,');
  });
});
