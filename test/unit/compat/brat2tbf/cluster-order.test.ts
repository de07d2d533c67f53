import { describe, expect, it } from 'vitest';
import { brat2tbfOrder, type IdLink } from '../../../../src/compat/brat2tbf/cluster-order.ts';
import { size } from '../../../support/runs.ts';

const linksOf = (text: string): IdLink[] =>
  text.split(', ').map((pair) => pair.split(' ') as [string, string]);

describe('brat2tbfOrder', () => {
  it.each([
    // clusters that brat2tbf made under CPython 2.7.18, in its order
    ['E109 E74, E48 E74', ['E48 E109 E74']],
    ['E94 E52, E199 E167, E199 E94, E47 E94', ['E199 E47 E167 E94 E52']],
    [
      'E95 E7, E144 E118, E95 E118, E144 E95, E134 E13, E13 E95, E118 E7, E151 E60',
      ['E151 E60', 'E95 E144 E134 E7 E13 E118'],
    ],
    [
      'E33 E117, E192 E198, E180 E77, E192 E181, E70 E172, E185 E70, E136 E33, E181 E77, E134 E77, E172 E136, E181 E114, E198 E181',
      ['E114 E180 E181 E198 E134 E77 E192', 'E172 E117 E33 E185 E136 E70'],
    ],
    [
      'E168 E109, E62 E102, E102 E16, E102 E71, E169 E60, E91 E77, E62 E16, E169 E94, E30 E71, E109 E165, E60 E165, E181 E109, E165 E181, E127 E62, E109 E77, E165 E118, E42 E30, E80 E71, E169 E7, E165 E60, E53 E71, E53 E80, E60 E112, E170 E71, E118 E7, E96 E80',
      [
        'E109 E91 E60 E181 E165 E112 E168 E169 E7 E77 E118 E94',
        'E42 E30 E102 E127 E16 E170 E80 E96 E62 E71 E53',
      ],
    ],
    [
      'E25 E151, E156 E37, E29 E25, E163 E167, E144 E195, E144 E129, E129 E29, E161 E77, E125 E25, E170 E76, E65 E114, E1 E151, E67 E39, E186 E168, E151 E125, E169 E163, E125 E168, E144 E163, E163 E161, E1 E39',
      [
        'E114 E65',
        'E170 E76',
        'E25 E29 E39 E161 E163 E167 E168 E169 E144 E77 E67 E151 E129 E125 E186 E195 E1',
        'E37 E156',
      ],
    ],
  ])('visits the events of %s as the public converter does', (links, clusters) => {
    const found = brat2tbfOrder(linksOf(links)).map((ids) => ids.join(' '));
    expect(found.sort()).toEqual(clusters);
  });

  it('gives up on a cluster of very many sets that must be copied', () => {
    const count = size(20_000);
    const pairs = Array.from({ length: count }, (_, i): IdLink => [`E${2 * i}`, `E${2 * i + 1}`]);
    const joins = Array.from({ length: count - 1 }, (_, i): IdLink => [`E${2 * i + 1}`, `E${2 * i + 2}`]);
    expect(brat2tbfOrder([...pairs, ...joins, ['X1', 'X2']])).toEqual([expect.arrayContaining(['X1', 'X2'])]);
  });

  it('takes ids beyond ASCII as bytes', () => {
    expect(brat2tbfOrder([['Eé', 'E😀']]).map((ids) => ids.toSorted())).toEqual([['Eé', 'E😀'].sort()]);
  });
});
