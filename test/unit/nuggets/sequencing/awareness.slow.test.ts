import { describe, expect, it } from 'vitest';
import { countAwareness } from '../../../../src/nuggets/sequencing/awareness.ts';
import type { TimedLink } from '../../../../src/nuggets/sequencing/intervals.ts';
import { clusterIndex, type IndexLink, withoutImplied } from '../../../../src/nuggets/sequencing/links.ts';

const precedes = (from: number, to: number): TimedLink => ({ relation: 'After', from, to });

describe('links', () => {
  it('that are transitively closed are reduced, also of 1,500 events', () => {
    const events = 1500;
    const closed = Array.from({ length: events }, (_, a) =>
      Array.from({ length: events - a - 1 }, (_, i): IndexLink => [a, a + i + 1]),
    ).flat();
    const chain = withoutImplied(closed, clusterIndex(events, []));
    expect(chain).toEqual(Array.from({ length: events - 1 }, (_, a) => [a, a + 1]));
    const [gold, system] = [closed, chain].map((list) => list.map(([a, b]) => precedes(a, b)));
    const counts = { precisionDen: events - 1, recallDen: events - 1 };
    expect(countAwareness(gold, system)).toMatchObject({ ...counts, precisionNum: events - 1 });
  });
});
