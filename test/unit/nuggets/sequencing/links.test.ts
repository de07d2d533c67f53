import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clusterIndex,
  clusterLinks,
  expanded,
  withoutImplied,
} from '../../../../src/nuggets/sequencing/links.ts';
import { closure, links, NODES } from '../../../support/event-links.ts';

describe('links between clusters', () => {
  it('drop those that follow over a third cluster', () =>
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
