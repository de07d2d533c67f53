import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterIndex, clusterLinks, type IndexLink } from '../../../../src/nuggets/sequencing/links.ts';
import { Order } from '../../../../src/nuggets/sequencing/order.ts';
import { closure, links, NODES } from '../../../support/event-links.ts';
import { runs, size } from '../../../support/runs.ts';

describe('Order', () => {
  it('knows what can be reached, and what is on a cycle', () =>
    fc.assert(
      fc.property(links, (list) => {
        const order = new Order(NODES, list);
        const reach = closure(NODES, list);
        for (let a = 0; a < NODES; a++) {
          const circle = reach[a].filter((_, b) => b !== a && reach[a][b] && reach[b][a]).length + 1;
          expect(order.componentSize(a)).toBe(circle);
          const questions = Array.from({ length: NODES }, (_, b): IndexLink => [a, b]);
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
        const pairs = reach.flatMap((row, a) => row.map((_, b): IndexLink => [a, b]));
        expect(order.reached(pairs)).toEqual(reach.flat());
        const between = graph.filter((ends) => ends.every((end) => !reach[end][end]));
        const others = between.map(([a, b]) => graph.some(([c, d]) => c === a && d !== b && reach[d][b]));
        expect(order.implied(between)).toEqual(others);
      }),
      { numRuns: runs(60) },
    );
  });

  it('takes a very long chain of links', () => {
    const length = size(200_000);
    const order = new Order(
      length + 1,
      Array.from({ length }, (_, i): IndexLink => [i, i + 1]),
    );
    expect(order.reached([[0, length]])).toEqual([true]);
  });
});
