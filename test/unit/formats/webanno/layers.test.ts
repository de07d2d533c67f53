import { describe, expect, it } from 'vitest';
import { cellValues, layersOf, splitEscaped } from '../../../../src/formats/webanno/layers.ts';

describe('layersOf', () => {
  it('finds a relation layer and the spans that it connects, after three columns', () => {
    const header = [
      '#FORMAT=WebAnno TSV 3.2',
      '#T_SP=x.Pos|value',
      '#T_SP=x.Referent|entity|infstat',
      '#T_RL=x.Dependency|flavor|BT_x.Pos',
      '#T_RL=x.Coref|type|BT_x.Referent',
    ];
    expect(layersOf(header)).toEqual({
      kind: 'relation',
      spans: [4, 5],
      names: ['entity', 'infstat'],
      type: 8,
      target: 9,
    });
    // Without a layer called "coref" the first one is taken.
    expect(layersOf(header.slice(0, 4))).toEqual({
      kind: 'relation',
      spans: [3],
      names: ['value'],
      type: -1,
      target: 7,
    });
  });

  it('finds a chain layer, whichever of its columns comes first', () => {
    expect(layersOf(['#T_SP=x|a|b', '#T_CH=x.Link|referenceType|referenceRelation'])).toEqual({
      kind: 'chain',
      links: 6,
      types: 5,
    });
    expect(layersOf(['#T_CH=x.Link|referenceRelation'])).toEqual({ kind: 'chain', links: 3, types: -1 });
  });

  it('counts and reads the one column of a layer of spans without features', () => {
    expect(layersOf(['#T_SP=x.Mention', '#T_RL=x.Coref|BT_x.Mention'])).toEqual({
      kind: 'relation',
      spans: [3],
      names: [],
      type: -1,
      target: 4,
    });
  });

  it('is undefined if there is no layer, or its spans are missing', () => {
    expect(layersOf([])).toBeUndefined();
    expect(layersOf(['#T_SP=x|a', '#T_RL=y.Coref|type|BT___proto__'])).toBeUndefined();
    expect(layersOf(['#T_CH=x.Link|other'])).toBeUndefined();
    expect(layersOf(['#T_RL=y.Coref|type'])).toBeUndefined();
  });
});

describe('valuesOf', () => {
  it('has values with the ids of their spans', () => {
    expect(cellValues('place[1]|*[2]|new|3-5[13_1]')).toEqual([
      { value: 'place', id: '1' },
      { value: '', id: '2' },
      { value: 'new', id: '' },
      { value: '3-5', id: '13_1' },
    ]);
    expect([cellValues('_'), cellValues('')]).toEqual([[], []]);
  });

  it('takes signs after a backslash for a part of the value', () => {
    expect(cellValues('a\\|b\\[1]|c\\\\[2]|d[x]')).toEqual([
      { value: 'a|b[1]', id: '' },
      { value: 'c\\', id: '2' },
      { value: 'd[x]', id: '' },
    ]);
  });
});

describe('splitEscaped', () => {
  it('splits at separators that are not after a backslash', () => {
    expect(splitEscaped('a|b\\|c\\\\|d|', '|')).toEqual(['a', 'b\\|c\\\\', 'd', '']);
    expect([splitEscaped('', '|'), splitEscaped('a\\', '|')]).toEqual([[''], ['a\\']]);
  });
});
