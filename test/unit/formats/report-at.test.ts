import { describe, expect, it } from 'vitest';
import { reporterAt } from '../../../src/formats/report-at.ts';
import { problemMaker } from '../../../src/problems/problem.ts';
import { collectProblems } from '../../support/collect-problems.ts';
import { bytesOf } from '../../support/conll.ts';

const problem = problemMaker({
  'x/a': { severity: 'error', summary: 'First.' },
  'x/b': { severity: 'warning', summary: 'Second.' },
});
const source = { name: 'f', bytes: bytesOf('one\nübung two\n') };

describe('reporterAt', () => {
  it('reports line, column in characters, and the text of the line', () => {
    const { report, shown } = collectProblems();
    // "ü" is two bytes: "two" begins at byte 11 and in column 7.
    reporterAt(source, report, problem)('x/a', 11, 'Wrong.', 'three', 'count again');
    expect(shown()).toBe(
      'f:2:7: error[x/a]: Wrong.\n  2 | übung two\n  expected: three\n  help: count again',
    );
  });

  it('reports twenty problems of a code, and then how many more there are', () => {
    const { problems, report, shown } = collectProblems();
    const reportAt = reporterAt(source, report, problem);
    for (let i = 0; i < 23; i++) reportAt('x/a', 0, `Wrong ${i}.`, 'e', 'h');
    reportAt('x/b', 0, 'Odd.', 'e', 'h');
    expect(problems).toHaveLength(21);
    expect(problems[19].message).toBe('Wrong 19.');
    reportAt.finish();
    expect(problems).toHaveLength(22);
    expect(shown().split('\n').at(-1)).toBe('f:1: error[x/a]: 3 more problems like this.');
  });
});
