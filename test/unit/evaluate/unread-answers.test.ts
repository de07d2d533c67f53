import { expect, it } from 'vitest';
import { unreadAnswers } from '../../../src/evaluate/unread-answers.ts';

const summary = (counts: Readonly<Record<string, number>>, answers: number) =>
  unreadAnswers((code) => new Map(Object.entries(counts)).get(code) ?? 0, answers).map(
    ({ severity, message }) => `${severity}: ${message}`,
  );

it('counts the answers that could not be read, by reason', () => {
  expect(summary({ 'answer/not-json': 2, 'answer/empty': 1 }, 12)).toEqual([
    'warning: 3 of 12 answers could not be read (2 not JSON, 1 empty).',
  ]);
  expect(summary({}, 12)).toEqual([]);
});

it('is an error if none could', () => {
  expect(summary({ 'answer/other-text': 1, 'answer/no-clusters': 1 }, 2)).toEqual([
    'error: 2 of 2 answers could not be read (1 without clusters, 1 another text).',
  ]);
});
