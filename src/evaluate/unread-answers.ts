import { type Problem, problem } from '../problems/problem.ts';

/** Why an answer could not be read, by the code of its problem. */
const REASONS = {
  'answer/not-json': 'not JSON',
  'answer/no-clusters': 'without clusters',
  'answer/other-text': 'another text',
  'answer/empty': 'empty',
} as const;

/**
 * Says how many answers of a language model could not be read: `3 of 12 answers could not be read (2 not JSON, 1 empty).` It is an error if none could. `count` is the number of problems of a code,
 * `answers` that of the documents of the response.
 */
export function unreadAnswers(count: (code: Problem['code']) => number, answers: number): Problem[] {
  const found = Object.entries(REASONS).flatMap(([code, reason]) => {
    const number = count(code as keyof typeof REASONS);
    return number === 0 ? [] : [{ number, text: `${number} ${reason}` }];
  });
  const unread = found.reduce((sum, { number }) => sum + number, 0);
  if (unread === 0) return [];
  const list = found.map(({ text }) => text).join(', ');
  return [
    problem('answer/unread', `${unread} of ${answers} answers could not be read (${list}).`, {
      severity: unread >= answers ? 'error' : 'warning',
      help: 'they count as responses without mentions; corefeval check lists them',
    }),
  ];
}
