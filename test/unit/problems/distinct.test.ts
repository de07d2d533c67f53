import { expect, it } from 'vitest';
import { distinct } from '../../../src/problems/distinct.ts';
import { type Problem, problem } from '../../../src/problems/problem.ts';

const at = (line: number, file: Problem['file'] = 'f') =>
  problem('document/extra', 'Too many.', { file, line });

it('keeps the first of equal problems, in order', () => {
  expect(distinct([at(3), at(1), at(3), at(2), at(1)])).toEqual([at(3), at(1), at(2)]);
  expect(distinct([])).toEqual([]);
});

it('keeps problems that differ in any field', () => {
  const pieces = [
    { name: 'f', start: 0 },
    { name: 'f', start: 9 },
  ];
  expect(distinct([...pieces.map((file) => at(1, file)), at(1)])).toHaveLength(3);
  expect(distinct([at(1), { ...at(1), severity: 'error' }])).toHaveLength(2);
});
