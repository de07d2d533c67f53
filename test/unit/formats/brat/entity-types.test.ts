import { describe, expect, it } from 'vitest';
import { entityTypes } from '../../../../src/formats/brat/entity-types.ts';

const typed = (type: string, ...parts: [number, number][]) => ({ type, parts });
const types = (...mentions: ReturnType<typeof typed>[]) => {
  const result = entityTypes(mentions);
  return result && Array.from(result, ([{ type }, entity]) => [type, entity]);
};

describe('entityTypes', () => {
  it('finds the entity of each typed mention, in any order of the two annotations', () => {
    const mentions = [
      typed('PROP_PER', [0, 4]),
      typed('Emma-1', [0, 4]),
      typed('Emma-1', [5, 8]),
      typed('PRON_PER', [5, 8]),
    ];
    expect(types(...mentions)).toEqual([
      ['PROP_PER', 'Emma-1'],
      ['PRON_PER', 'Emma-1'],
    ]);
  });

  it('needs more than 40 % of the spans', () => {
    const twice = (at: number) => [typed('PER', [at, at + 1]), typed('x-1', [at, at + 1])];
    const once = (at: number) => typed('PER', [at, at + 1]);
    expect(types(...twice(0), ...twice(1), once(2), once(3), once(4))).toBeUndefined();
    expect(types(...twice(0), ...twice(1), once(2), once(3))).toHaveLength(4);
    expect(types()).toBeUndefined();
  });

  it('gives a span with a type alone no entity, and keeps a span with an entity alone', () => {
    const mentions = [
      typed('A', [0, 1]),
      typed('x-1', [0, 1]),
      typed('B', [1, 2]),
      typed('x-10', [2, 3]),
      typed('C', [3, 4]),
      typed('y-2', [3, 4]),
    ];
    expect(types(...mentions)).toEqual([
      ['A', 'x-1'],
      ['B', undefined],
      ['x-10', 'x-10'],
      ['C', 'y-2'],
    ]);
  });

  it('pairs several types of a span with its entities in order; the first entity is for the rest', () => {
    const span = [7, 9] as [number, number];
    const several = [
      typed('A', span),
      typed('x-1', span),
      typed('B', span),
      typed('y-1', span),
      typed('C', span),
    ];
    expect(types(typed('P', [0, 1]), typed('z-1', [0, 1]), ...several)).toEqual([
      ['P', 'z-1'],
      ['A', 'x-1'],
      ['B', 'y-1'],
      ['C', 'x-1'],
    ]);
  });

  it('compares all fragments of a span', () => {
    expect(types(typed('A', [0, 1], [2, 3]), typed('x-1', [0, 3]))).toBeUndefined();
    expect(types(typed('A', [0, 1], [2, 3]), typed('x-1', [0, 1], [2, 3]))).toEqual([['A', 'x-1']]);
  });
});
