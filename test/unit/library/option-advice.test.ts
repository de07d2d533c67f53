import { describe, expect, it } from 'vitest';
import { inOptions } from '../../../src/library/option-advice.ts';
import type { Problem } from '../../../src/problems/problem.ts';

const problem: Problem = { code: 'x/y', severity: 'error', message: 'm' };
const options = ['lenient', 'duplicates', 'corefColumn'];

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
    ['check that it is right, or name its format with --format', 'check that it is right'],
    ['see also --singletons drop', undefined],
    ['nothing about options', 'nothing about options'],
  ])('%j', (help, expected) => expect(inOptions({ ...problem, help }, options).help).toBe(expected));

  it('leaves a problem without advice as it is', () => expect(inOptions(problem, options)).toBe(problem));
});
