import fc from 'fast-check';
import { expect, it } from 'vitest';
import { naturalOrder } from '../../../../src/core/natural-order.ts';
import { allSteps } from '../../../../src/page/steps.ts';
import { naturalSteps } from '../../../../src/web/parts/natural-steps.ts';
import { runs } from '../../../support/runs.ts';

it('orders names as naturalOrder does, and equal ones by their numbers', () => {
  expect(allSteps(naturalSteps([]))).toEqual([]);
  expect(allSteps(naturalSteps(['d10', 'd9', 'c', 'd9']))).toEqual([2, 1, 3, 0]);
});

it('orders several parts, and pauses between them', () => {
  const name = fc.stringMatching(/^[ab]?[0-9]{0,3}$/);
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 30 }), fc.nat(3000), (few, length) => {
      const names = Array.from({ length }, (_, at) => `${few[at % few.length]}${(at * 7919) % 613}`);
      const numbers = [...names.keys()].sort((a, b) => naturalOrder(names[a], names[b]) || a - b);
      expect(allSteps(naturalSteps(names))).toEqual(numbers);
      expect([...naturalSteps(names)].length).toBeGreaterThanOrEqual(Math.ceil(length / 1000));
    }),
    { numRuns: runs(20) },
  );
});
