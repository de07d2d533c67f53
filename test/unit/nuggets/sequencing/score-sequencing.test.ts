import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countAwareness } from '../../../../src/nuggets/sequencing/awareness.ts';
import { type TimedLink, Timeline } from '../../../../src/nuggets/sequencing/intervals.ts';
import {
  clusterIndex,
  clusterLinks,
  expanded,
  type Link,
  withoutImplied,
} from '../../../../src/nuggets/sequencing/links.ts';
import { Order } from '../../../../src/nuggets/sequencing/order.ts';
import { scoreTexts, tbf } from '../../../support/nuggets.ts';
import { runs } from '../../../support/runs.ts';

const precedes = (from: number, to: number): TimedLink => ({ relation: 'After', from, to });
const includes = (from: number, to: number): TimedLink => ({ relation: 'Subevent', from, to });

const entails = (timeline: Timeline, link: TimedLink) => timeline.entailed([link]).size > 0;

/** Reachability over at least one edge, by brute force. */
function closure(nodes: number, links: readonly Link[]): boolean[][] {
  const reach = Array.from({ length: nodes }, () => new Array(nodes).fill(false));
  for (const [a, b] of links) reach[a][b] = true;
  for (let k = 0; k < nodes; k++) {
    for (let i = 0; i < nodes; i++) {
      for (let j = 0; j < nodes; j++) reach[i][j] ||= reach[i][k] && reach[k][j];
    }
  }
  return reach;
}

const NODES = 7;
const links = fc
  .array(fc.tuple(fc.nat(NODES - 1), fc.nat(NODES - 1)), { maxLength: 14 })
  .map((list) => clusterLinks(list, clusterIndex(NODES, [])));

describe('Order', () => {
  it('knows what can be reached, and what lies on a circle', () =>
    fc.assert(
      fc.property(links, (list) => {
        const order = new Order(NODES, list);
        const reach = closure(NODES, list);
        for (let a = 0; a < NODES; a++) {
          const circle = reach[a].filter((_, b) => b !== a && reach[a][b] && reach[b][a]).length + 1;
          expect(order.circle(a)).toBe(circle);
          const questions = Array.from({ length: NODES }, (_, b): Link => [a, b]);
          expect(order.reached(questions)).toEqual(reach[a]);
        }
      }),
    ));

  it('answers for more targets than it looks at together, and knows edges that follow from others', () => {
    const nodes = 80;
    const node = fc.nat(nodes - 1);
    const edges = fc
      .array(fc.tuple(node, node), { minLength: 60, maxLength: 240 })
      .map((list) => clusterLinks(list, clusterIndex(nodes, [])));
    fc.assert(
      fc.property(edges, fc.boolean(), (list, forwards) => {
        const graph = forwards ? list.filter(([a, b]) => a < b) : list;
        const order = new Order(nodes, graph);
        const reach = closure(nodes, graph);
        const pairs = reach.flatMap((row, a) => row.map((_, b): Link => [a, b]));
        expect(order.reached(pairs)).toEqual(reach.flat());
        const between = graph.filter((ends) => ends.every((end) => !reach[end][end]));
        const others = between.map(([a, b]) => graph.some(([c, d]) => c === a && d !== b && reach[d][b]));
        expect(order.implied(between)).toEqual(others);
      }),
      { numRuns: runs(60) },
    );
  });

  it('takes a chain of 200,000 links', () => {
    const order = new Order(
      200_001,
      Array.from({ length: 200_000 }, (_, i): Link => [i, i + 1]),
    );
    expect(order.reached([[0, 200_000]])).toEqual([true]);
  });
});

describe('links between clusters', () => {
  it('drop those that follow over a third cluster, as the specification says', () =>
    fc.assert(
      fc.property(links, (list) => {
        const reach = closure(NODES, list);
        const expected = list.filter(
          ([a, b]) => !reach.some((row, c) => c !== a && c !== b && reach[a][c] && row[b]),
        );
        expect(withoutImplied(list, clusterIndex(NODES, []))).toEqual(expected);
      }),
    ));

  it('spread over all mentions of the clusters', () => {
    const index = clusterIndex(4, [[0, 2]]);
    expect(
      clusterLinks(
        [
          [0, 1],
          [2, 1],
          [0, 2],
        ],
        index,
      ),
    ).toEqual([[0, 1]]);
    expect(expanded([[0, 1]], index)).toEqual([
      [0, 1],
      [2, 1],
    ]);
  });
});

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

describe('temporal awareness', () => {
  it('gives credit to what is implied: the example of the specification', () => {
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

  it('is scored over mapped mentions, for each relation and all together', () => {
    const gold = tbf(
      'd',
      'E1 0,4',
      'E2 10,14',
      'E3 20,24',
      '@Subevent R1 E1,E2',
      '@Subevent R2 E1,E3',
      '@After R3 E2,E3',
    );
    const system = tbf('d', 'S1 20,24', 'S2 10,14', 'S3 0,4', '@Subevent R1 S3,S2', '@After R2 S1,S2');
    const { sequencing } = scoreTexts(gold, system).scores;
    const rows = sequencing?.map(({ group, precision, recall }) => [group, precision, recall]);
    expect(rows).toEqual([
      ['Subevent', 1, 1 / 2],
      ['After', 0, 0],
      ['All', 1 / 2, 1 / 3],
    ]);
  });
});
