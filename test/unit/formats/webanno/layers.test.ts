import { describe, expect, it } from 'vitest';
import {
  cellValues,
  headerLayers,
  layersOf,
  namedLayers,
  splitEscaped,
} from '../../../../src/formats/webanno/layers.ts';

const found = (header: readonly string[], asked?: string) => layersOf(headerLayers(header), asked);

describe('layersOf', () => {
  it('finds a relation layer and the spans that it connects, after three columns', () => {
    const header = [
      '#FORMAT=WebAnno TSV 3.2',
      '#T_SP=x.Pos|value',
      '#T_SP=x.Referent|entity|infstat',
      '#T_RL=x.Dependency|flavor|BT_x.Pos',
      '#T_RL=x.Coref|type|BT_x.Referent',
    ];
    expect(found(header)).toEqual({
      kind: 'relation',
      spans: [4, 5],
      names: ['entity', 'infstat'],
      type: 8,
      target: 9,
    });
    // Relations of syntax are not coreference, unless somebody says so.
    expect(found(header.slice(0, 4))).toBeUndefined();
    const dependency = { kind: 'relation', spans: [3], names: ['value'], type: 6, target: 7 };
    expect(found(header, 'x.Dependency')).toEqual(dependency);
    expect(found(header, 'dependency')).toEqual(dependency);
    expect([found(header, 'Referent'), found(header, 'y')]).toEqual([undefined, undefined]);
  });

  it('finds a chain layer, whichever of its columns comes first', () => {
    expect(found(['#T_SP=x|a|b', '#T_CH=x.Link|referenceType|referenceRelation'])).toEqual({
      kind: 'chain',
      links: 6,
      types: 5,
    });
    expect(found(['#T_CH=x.Link|referenceRelation'])).toEqual({ kind: 'chain', links: 3, types: -1 });
  });

  it('counts and reads the one column of a layer of spans without features', () => {
    expect(found(['#T_SP=x.Mention', '#T_RL=x.Coref|BT_x.Mention'])).toEqual({
      kind: 'relation',
      spans: [3],
      names: [],
      type: -1,
      target: 4,
    });
  });

  it('is undefined if there is no layer, or its spans are missing', () => {
    expect(found([])).toBeUndefined();
    expect(found(['#T_SP=x|a', '#T_RL=y.Coref|type|BT___proto__'])).toBeUndefined();
    expect(found(['#T_CH=x.Link|other'])).toBeUndefined();
    expect(found(['#T_RL=y.Coref|type'])).toBeUndefined();
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

it('namedLayers lists what there is', () => {
  const header = ['#T_SP=a.b.POS|PosValue', '#T_RL=a.Dependency|flavor|BT_a.b.POS', '#T_SP=Lemma|value'];
  expect(namedLayers(headerLayers(header))).toBe('the file has relations Dependency; spans POS, Lemma');
  expect(namedLayers([])).toBe('the file has no layers');
});
