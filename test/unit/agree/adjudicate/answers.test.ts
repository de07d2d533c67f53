import { expect, it } from 'vitest';
import { Answers } from '../../../../src/agree/adjudicate/answers.ts';
import type { Answer } from '../../../../src/agree/adjudicate/rows.ts';

const answer = (decision: Answer['decision'], start: number, chosen: Answer['chosen']): Answer => ({
  document: 'd',
  decision,
  start,
  end: start + 1,
  chosen,
});

it('has the choice at a step of a place; the last one counts, and null is a choice', () => {
  const place = { start: 2, end: 3 };
  const answers = new Answers([
    answer('span', 2, place),
    answer('boundary', 2, null),
    answer('link', 2, place),
  ]);
  expect(answers.take('d', 'mention', place)).toBeNull();
  expect(answers.take('d', 'link', place)).toEqual(place);
  expect(answers.take('e', 'link', place)).toBeUndefined();
  expect([...answers.unused()]).toEqual([]);
});

it('warns of answers that were not needed', () => {
  const answers = new Answers([answer('link', 5, null), answer('span', 2, null)]);
  answers.take('d', 'mention', { start: 2, end: 3 });
  expect([...answers.unused()]).toMatchObject([
    {
      code: 'agree/unused-answers',
      message: 'An answer was not needed; the first is about the link at 5–6 of document d.',
    },
  ]);
});
