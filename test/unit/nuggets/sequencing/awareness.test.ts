import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countAwareness } from '../../../../src/nuggets/sequencing/awareness.ts';
import { links, precedes } from '../../../support/event-links.ts';

describe('temporal awareness', () => {
  it('gives credit to what is implied: a chain of three links, of which the system joins two', () => {
    const gold = [precedes(0, 1), precedes(1, 2), precedes(2, 3)];
    const counts = countAwareness(gold, [precedes(0, 2), precedes(2, 3)]);
    expect(counts).toMatchObject({ precisionNum: 2, precisionDen: 2, recallDen: 3 });
    expect(counts.recallNum).toBeCloseTo(1.33, 12);
  });

  it('is 1 for a perfect answer and not above', () =>
    fc.assert(
      fc.property(links, (list) => {
        const ordered = list.filter(([a, b]) => a < b).map(([a, b]) => precedes(a, b));
        const { precisionNum, precisionDen, recallNum, recallDen } = countAwareness(ordered, ordered);
        expect([precisionNum, recallNum]).toEqual([precisionDen, recallDen]);
      }),
    ));
});
