import { expect, it } from 'vitest';
import { allSteps } from '../../../src/page/steps.ts';

it('does all steps, also those of inner steps, and returns the result', () => {
  const done: number[] = [];
  function* inner() {
    done.push(1);
    yield;
    done.push(2);
    return 'in';
  }
  function* outer() {
    const result: string = yield* inner();
    yield;
    done.push(3);
    return `${result} and out`;
  }
  expect(allSteps(outer())).toBe('in and out');
  expect(done).toEqual([1, 2, 3]);
});
