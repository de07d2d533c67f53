import { describe, expect, it } from 'vitest';
import { answersIn } from '../../../../src/agree/adjudicate/answers-file.ts';
import type { InputError } from '../../../../src/problems/problem.ts';

const row = { document: 'd', decision: 'link', start: 2, end: 3, options: [], chosen: { start: 0, end: 1 } };
const answer = { document: 'd', decision: 'link', start: 2, end: 3, chosen: { start: 0, end: 1 } };

describe('answersIn', () => {
  it('takes rows with a choice from a list, and from the JSON of agree', () => {
    const { chosen: _, ...open } = row;
    const none = { ...row, decision: 'span', chosen: null };
    expect(answersIn(JSON.stringify([open, row, none]), 'a')).toEqual([
      answer,
      { ...answer, decision: 'span', chosen: null },
    ]);
    expect(answersIn(JSON.stringify({ adjudication: { open: [open], decided: [row] } }), 'a')).toEqual([
      answer,
    ]);
    expect(answersIn(JSON.stringify({ rule: 'ask', open: [row] }), 'a')).toEqual([answer]);
  });

  it('keeps the pieces of discontinuous spans', () => {
    const parts = [
      [0, 1],
      [2, 3],
    ];
    expect(answersIn(JSON.stringify([{ ...row, parts }]), 'a')).toEqual([{ ...answer, parts }]);
  });

  it.each([
    ['{', /^The file is not JSON: /],
    ['{}', 'The file has no list of decisions.'],
    ['[1]', 'row 1 is not an object.'],
    ['[{"chosen": null}]', 'row 1 has no "document".'],
    [
      '[{"chosen": null, "document": "d", "decision": "x"}]',
      'row 1 has the decision "x", not one of span, boundary, link.',
    ],
    ['[{"chosen": null, "document": "d", "decision": "span"}]', 'row 1 has no "start" and "end".'],
    [
      '[{"chosen": 3, "document": "d", "decision": "span", "start": 0, "end": 1}]',
      'The "chosen" of row 1 is neither null nor a place with "start" and "end".',
    ],
  ])('refuses %s', (text, message) => {
    let problems: InputError['problems'] = [];
    try {
      answersIn(text, 'answers.json');
    } catch (error) {
      problems = (error as InputError).problems;
    }
    expect(problems).toMatchObject([
      {
        code: 'agree/answers',
        file: 'answers.json',
        message: message instanceof RegExp ? expect.stringMatching(message) : message,
      },
    ]);
  });
});
