import fc from 'fast-check';
import { expect, it } from 'vitest';
import { score } from '../../../src/library/score.ts';
import { leaImportances } from '../../../src/metrics/index.ts';
import { runs } from '../../support/runs.ts';

const measures = [...Object.values(leaImportances), Math.sqrt, (size: number) => 1 / (size + 0.1), Math.cbrt];

it('is exactly 1 for a response that is the key, whatever the importance', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...measures),
      (sizes, importance) => {
        const key = sizes.map((size, i) => Array.from({ length: size }, (_, j) => `${i} ${j}`));
        const { lea } = score({ key, response: key, metrics: ['lea'], leaImportance: importance });
        expect([lea.recall, lea.precision, lea.f1]).toEqual([1, 1, 1]);
      },
    ),
    { numRuns: runs(500) },
  ));
