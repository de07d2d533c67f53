import { describe, expect, it } from 'vitest';
import { type TimedLink, Timeline } from '../../../../src/nuggets/sequencing/intervals.ts';
import { includes, precedes } from '../../../support/event-links.ts';

const entails = (timeline: Timeline, link: TimedLink) => timeline.entailed([link]).size > 0;

describe('Timeline', () => {
  it('follows the order of end points', () => {
    const timeline = new Timeline([precedes(0, 1), precedes(1, 2), includes(1, 3)]);
    expect(entails(timeline, precedes(0, 2))).toBe(true);
    expect(entails(timeline, precedes(0, 3))).toBe(true);
    expect(entails(timeline, precedes(3, 2))).toBe(true);
    expect(entails(timeline, precedes(2, 0))).toBe(false);
    expect(entails(timeline, includes(0, 3))).toBe(false);
    expect(entails(timeline, precedes(0, 9))).toBe(false);
  });

  it('leaves out links that follow from others', () => {
    const kept = new Timeline([precedes(0, 3), includes(1, 3), precedes(0, 1)]).links;
    expect(kept).toEqual([includes(1, 3), precedes(0, 1)]);
  });

  it('concludes nothing from links that contradict each other', () => {
    const timeline = new Timeline([precedes(0, 1), precedes(1, 0), precedes(1, 2)]);
    expect(timeline.links.length).toBe(3);
    expect(entails(timeline, precedes(0, 1))).toBe(false);
    expect(entails(timeline, precedes(1, 2))).toBe(true);
  });
});
