import { describe, expect, it } from 'vitest';
import { flipsCsv, flipTables, netSentence } from '../../../../src/report/compare/flips.ts';
import { compareJson } from '../../../../src/report/compare/json.ts';
import { compareLatex, compareMarkdown, compareText } from '../../../../src/report/compare/text.ts';
import { compareReport } from '../../../support/compare-reports.ts';
import { systemFlips } from '../../../support/flip-reports.ts';

const report = { ...compareReport, flips: [systemFlips] };

describe('flipTables', () => {
  const tables = flipTables(systemFlips, 'CoNLL');
  const cells = (title: RegExp) => tables.find((each) => title.test(each.title))?.table.rows;

  it('count decisions, with – where nobody can count', () => {
    expect(cells(/^What b repairs and breaks of a$/)).toEqual([
      ['Mentions', '2', '1', '+1', '3', '1,000'],
      ['Spurious mentions', '0', '4', '−4', '0', '–'],
      ['Links', '1', '1', '0', '0', '7'],
      ['False links', '0', '0', '0', '0', '–'],
    ]);
  });

  it('count kinds that occur', () => {
    expect(cells(/^By kind/)).toEqual([
      ['Mentions', 'Span error', '2', '0', '+2'],
      ['Mentions', 'Missing mention', '0', '1', '−1'],
      ['Spurious mentions', 'Extra entity', '0', '4', '−4'],
    ]);
  });

  it('list documents by the difference of their own scores, without those that did not change', () => {
    expect(cells(/^Documents/)).toEqual([
      ['y', '0', '−4', '0', '0', '−30.00'],
      ['x', '+1', '0', '0', '0', '+2.00'],
    ]);
  });

  it('list examples with what each system decided', () => {
    expect(cells(/^Repaired by b$/)).toEqual([
      ['Links', 'key.conll:3', 'she', 'Ana', 'divided entity: Bo', 'right: Ana'],
    ]);
    expect(cells(/^Broken by b$/)).toEqual([
      ['Spurious mentions', 'y', '4–5 (not in the text)', '', 'right', 'extra entity'],
    ]);
  });
});

describe('flips', () => {
  it('have a sentence: changes of the counts, and points', () => {
    expect(netSentence(systemFlips)).toBe(
      'Net: +1 mentions, +4 spurious, 0 links, 0 false links: −1.10 points of mentions, – of MUC.',
    );
  });

  it('are CSV with one line for each row', () => {
    expect(flipsCsv([systemFlips]).split('\n')).toEqual([
      'a,b,document,decision,outcome,start,end,text,antecedent_start,antecedent_end,antecedent_text,a_kind,a_antecedent_start,a_antecedent_end,a_antecedent_text,b_kind,b_antecedent_start,b_antecedent_end,b_antecedent_text,file,line',
      'a,b,x,link,repaired,2,3,she,0,1,Ana,divided-entity,1,2,Bo,,0,1,Ana,key.conll,3',
      'a,b,y,spurious,broken,4,5,,,,,,,,,extra-entity,,,,,',
      '',
    ]);
  });

  it('are JSON without the differences of documents', () => {
    const { flips } = JSON.parse(compareJson(report));
    expect(Object.keys(flips[0])).toEqual(['a', 'b', 'decisions', 'kinds', 'points', 'documents', 'rows']);
    expect(flips[0].rows[0]).toEqual({
      document: 'x',
      decision: 'link',
      outcome: 'repaired',
      start: 2,
      end: 3,
      text: 'she',
      file: 'key.conll',
      line: 3,
      antecedent: { start: 0, end: 1, text: 'Ana' },
      a: { kind: 'divided-entity', antecedent: { start: 1, end: 2, text: 'Bo' } },
      b: { kind: null, antecedent: { start: 0, end: 1, text: 'Ana' } },
    });
    expect('flips' in JSON.parse(compareJson(compareReport))).toBe(false);
  });

  it('are in text, Markdown and LaTeX', () => {
    expect(compareText(report)).toContain('\n\nNet: +1 mentions, ');
    expect(compareMarkdown(report)).toContain('### What b repairs and breaks of a\n');
    expect(compareLatex(report)).toContain('\\caption{What b repairs and breaks of a. Net: +1 mentions');
  });
});
