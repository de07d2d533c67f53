import { describe, expect, it } from 'vitest';
import { clustersOf } from '../../../src/core/clusters.ts';

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

  it('closes a chain of a hundred thousand links in any direction', () => {
    const forward = Array.from({ length: 1e5 }, (_, i): [string, string] => [`${i}`, `${i + 1}`]);
    const backward = forward.map(([a, b]): [string, string] => [b, a]);
    for (const links of [forward, backward, forward.toReversed()]) {
      expect(clustersOf(links).map((ids) => ids.length)).toEqual([100_001]);
    }
  });
});
