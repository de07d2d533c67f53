import { expect, it } from 'vitest';
import type { PageIndex } from '../../../../src/page/types.ts';
import { errorTotals } from '../../../../src/web/errors/error-totals.ts';

it('adds up the errors of each kind over documents, for each system', () => {
  const entry = (errors: readonly (readonly number[])[]) => ({ marks: [], states: [], errors });
  const index = {
    costs: 'conll',
    systems: [{}, {}],
    documents: [
      entry([
        [1, 0, 2, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 4],
      ]),
      entry([
        [1, 5, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 3],
      ]),
    ],
  } as unknown as PageIndex;
  expect(errorTotals(index)).toEqual([
    [2, 5, 2, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 7],
  ]);
});
