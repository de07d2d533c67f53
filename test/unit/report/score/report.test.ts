import { expect, it } from 'vitest';
import { reportedRuns, type ScoredResponse } from '../../../../src/report/score/report.ts';

it('reportedRuns has the warnings of files, of the corpus and of comparisons, in this order', () => {
  const problem = (message: string) => ({ code: 'x/y', severity: 'warning', message }) as never;
  const run = {
    name: 'a',
    problems: [problem('file')],
    warnings: [problem('corpus')],
  } as unknown as ScoredResponse & {
    problems: never[];
  };
  const messages = (runs: readonly ScoredResponse[]) =>
    runs.map(({ warnings }) => warnings.map(({ message }) => message));
  expect(messages(reportedRuns([run, run], [{ warnings: [problem('close')] }]))).toEqual([
    ['file', 'corpus', 'close'],
    ['file', 'corpus'],
  ]);
});
