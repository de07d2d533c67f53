import { describe, expect, it } from 'vitest';
import type { AdjudicationRow } from '../../../../src/agree/index.ts';
import {
  adjudicationFields,
  adjudicationSentences,
  adjudicationTable,
  optionWords,
} from '../../../../src/report/agree/adjudication.ts';

const she = { start: 5, end: 6, text: 'she' };
const link: AdjudicationRow = {
  document: 'd',
  decision: 'link',
  ...she,
  file: { name: 'a.conll', start: 9 },
  line: 7,
  options: [
    { antecedent: null, votes: 1, annotators: ['ann'] },
    { antecedent: { start: 0, end: 1, text: 'Mary' }, votes: 1, annotators: ['ben'] },
  ],
};
const span: AdjudicationRow = {
  document: 'd',
  decision: 'span',
  start: 8,
  end: 9,
  options: [
    { span: { start: 8, end: 9 }, votes: 1, annotators: ['ann'] },
    { span: null, votes: 1, annotators: ['ben'] },
  ],
  chosen: null,
};

describe('adjudicationSentences', () => {
  it('say how many decisions are open, and by whom others were made', () => {
    expect(adjudicationSentences({ rule: 'majority', open: [link], decided: [span, span] })).toEqual([
      '2 decisions were made by answers: 2 spans.',
      '1 decision is open: 1 link.',
    ]);
    expect(adjudicationSentences({ rule: 'first', open: [], decided: [link] })).toEqual([
      '1 decision was made by the first annotator or by answers: 1 link.',
    ]);
    expect(adjudicationSentences({ rule: 'ask', open: [], decided: [] })).toEqual(['No decision is open.']);
  });
});

describe('adjudicationTable', () => {
  it('has the votes and the choice of each row', () => {
    expect(adjudicationTable({ rule: 'majority', open: [link], decided: [span] }, 10)).toEqual({
      title: 'Decisions that votes did not make',
      table: {
        head: ['Where', 'Decision', 'Text', 'Votes', 'Decided'],
        rows: [
          ['a.conll:7', 'link', 'she', 'new entity: ann · ← Mary: ben', 'open'],
          ['d', 'span', '8–9', '8–9: ann · not a mention: ben', 'not a mention'],
        ],
      },
    });
  });

  it('counts the rows that are not listed, and is left out without rows', () => {
    const { title } = adjudicationTable({ rule: 'ask', open: [link, link], decided: [] }, 1) ?? {};
    expect(title).toBe('Decisions that votes did not make: the first 1 of 2');
    expect(adjudicationTable({ rule: 'ask', open: [], decided: [] }, 9)).toBeUndefined();
  });
});

it('optionWords names what is chosen', () => {
  expect(optionWords({ span: she })).toBe('she');
  expect(optionWords({ antecedent: { start: 3, end: 4 } })).toBe('← 3–4');
});

it('adjudicationFields names files', () => {
  expect(adjudicationFields({ rule: 'ask', open: [link], decided: [span] })).toMatchObject({
    rule: 'ask',
    open: [{ file: 'a.conll', line: 7, options: [{ antecedent: null }, { antecedent: { text: 'Mary' } }] }],
    decided: [{ chosen: null }],
  });
});
