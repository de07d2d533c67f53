import { describe, expect, it } from 'vitest';
import { InputError } from '../../../src/problems/problem.ts';
import { unopened, warning } from '../../support/example-problems.ts';

describe('an input error', () => {
  it('contains every problem', () => {
    const error = new InputError([warning, unopened]);
    expect(error.problems).toEqual([warning, unopened]);
    expect(error.message).toBe(`${warning.message}\n${unopened.message}`);
    expect(error.name).toBe('InputError');
  });
});
