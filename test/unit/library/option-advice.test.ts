import { describe, expect, it } from 'vitest';
import { inOptions, usageInOptions } from '../../../src/library/option-advice.ts';
import { type Problem, UsageError } from '../../../src/problems/problem.ts';

const problem: Problem = { code: 'x/y', severity: 'error', message: 'm' };
const options = ['lenient', 'duplicates', 'corefColumn', 'documents', 'to', 'maxSize', 'tokens', 'format'];

describe('inOptions', () => {
  it.each([
    [
      'fix the bracket, or pass --lenient to drop this mention',
      'fix the bracket, or pass `lenient` to drop this mention',
    ],
    [
      '--duplicates first: it keeps it; choose from a, b',
      "`duplicates: 'first'`: it keeps it; choose from a, b",
    ],
    ['name it with --coref-column', 'name it with `corefColumn`'],
    ['check that it is right, or add --unit', 'check that it is right'],
    ['see also --singletons drop', undefined],
    ['nothing about options', 'nothing about options'],
    ['choose one with --document', 'choose one with `documents`'],
    [
      'give the tables with -t DIR; -f brat, -f tbf',
      "give the tables with `tokens`; `format: 'brat'`, `format: 'tbf'`",
    ],
    ['pass --to FORMAT, or -o FILE for one document', 'pass `to`'],
  ])('%j', (help, expected) => expect(inOptions({ ...problem, help }, options).help).toBe(expected));

  it('words what was expected, too', () => {
    const expected = 'no more than --max-size';
    expect(inOptions({ ...problem, expected }, options)).toEqual({
      ...problem,
      expected: 'no more than `maxSize`',
      help: undefined,
    });
  });

  it('leaves a problem without advice as it is', () => expect(inOptions(problem, options)).toBe(problem));
});

describe('usageInOptions', () => {
  it('words the message and the advice', () => {
    const { message, help } = usageInOptions(
      new UsageError('--to is unknown.', 'pass --to FORMAT: a, b'),
      options,
    );
    expect([message, help]).toEqual(['`to` is unknown.', 'pass `to`: a, b']);
    expect(usageInOptions(new UsageError('Wrong.'), options).help).toBeUndefined();
  });
});
