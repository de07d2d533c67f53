import { describe, expect, it } from 'vitest';
import { clustersOf } from '../../../src/core/clusters.ts';
import { size } from '../../support/runs.ts';

describe('clustersOf', () => {
  it('closes links transitively, in the order in which ids are named', () => {
    const links: [string, string][] = [
      ['c', 'd'],
      ['a', 'b'],
      ['e', 'e'],
      ['b', 'd'],
    ];
    expect(clustersOf(links)).toEqual([['c', 'd', 'a', 'b'], ['e']]);
  });

  it('takes names such as __proto__ for names', () => {
    expect(clustersOf([['__proto__', 'constructor']])).toEqual([['__proto__', 'constructor']]);
  });

  it('closes a very long chain of links in any direction', () => {
    const length = size(100_000);
    const forward = Array.from({ length }, (_, i): [string, string] => [`${i}`, `${i + 1}`]);
    const backward = forward.map(([a, b]): [string, string] => [b, a]);
    for (const links of [forward, backward, forward.toReversed()]) {
      expect(clustersOf(links).map((ids) => ids.length)).toEqual([length + 1]);
    }
  });
});
