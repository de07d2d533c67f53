import { describe, expect, it } from 'vitest';
import { tableFrom } from '../../../src/core/contingency.ts';
import { metricOptions } from '../../../src/metrics/index.ts';
import { names, nec } from '../../../src/metrics/nec.ts';
import { plainOptions, sets, tableOf } from '../../support/sets.ts';

function scored(key: string, response: string, named: string) {
  const table = tableOf(sets(key), sets(response), (name) => named.includes(name));
  return nec.score(nec.count({ table }, plainOptions), plainOptions);
}

it('aligns entities that share a name', () => {
  // {a b} with {a b c} is 4/5, {c d} with {d e f g} 2/6; nothing else shares a or d.
  expect(scored('abc defg', 'ab cd fghi', 'ad').counts).toEqual({
    recall: [17 / 15, 2],
    precision: [17 / 15, 2],
  });
});

it('gives no credit to mentions that are linked to no name of their entity', () => {
  expect(scored('abc', 'a bc', 'a').counts).toEqual({ recall: [0.5, 1], precision: [0.5, 1] });
  expect(scored('abc', 'bc', 'a').counts).toEqual({ recall: [0, 1], precision: [0, 0] });
});

it('aligns one to one: of two names in one entity, one is right', () => {
  expect(scored('ab cd', 'abcd', 'ac').counts).toEqual({ recall: [4 / 6, 2], precision: [4 / 6, 1] });
});

it('is undefined on a side without names', () => {
  expect(scored('ab', 'ab', '')).toMatchObject({ recall: null, precision: null, f1: null });
  expect(scored('ab', 'b', 'a')).toMatchObject({ recall: 0, precision: null, f1: 0 });
});

it('has one sum for equally good alignments: 2/3 + 1/3 and 1/2 + 1/2 are 1', () => {
  const columns = (key: number[], response: number[]) => ({
    key: Int32Array.from(key),
    response: Int32Array.from(response),
    shared: new Int32Array(key.length).fill(1),
  });
  const marks = (length: number) => new Uint8Array(length).fill(1);
  const table = tableFrom([1, 2], [2, 4], columns([0, 1], [0, 1]));
  const named = { key: marks(2), response: marks(2), cells: marks(2), known: 9 };
  expect(nec.count({ table: { ...table, named } }, plainOptions).aligned).toBe(1);
});

describe('without names', () => {
  const { named: _, ...table } = tableOf(sets('ab'), sets('ab'));
  const counts = nec.count({ table }, plainOptions);

  it('refuses the counts of a corpus with mentions', () => {
    expect(nec.refusal(counts)).toMatchObject({
      code: 'metric/no-names',
      message: 'nec needs names, but nothing says which mentions are names.',
    });
    expect(nec.refusal({ ...counts, mentions: 0 })).toBeUndefined();
    expect(nec.refusal({ ...counts, known: 1 })).toBeUndefined();
  });

  it('is undefined', () => expect(nec.score(counts, plainOptions).f1).toBeNull());
});

describe('the option', () => {
  it('is a condition on mentions of both sides', () => {
    expect(metricOptions({ names: 'type=PER,ORG' }).names).toMatchObject({
      name: 'type',
      values: ['PER', 'ORG'],
    });
    expect(metricOptions().names).toBeUndefined();
    expect(() => names.resolve('key:type=PER')).toThrow('The names of "key:type=PER" are those of one side.');
    expect(() => names.resolve('type')).toThrow('there is no "="');
  });

  it('asks for tags, or for all columns', () => {
    expect(nec.columns(plainOptions)).toEqual(['upos', 'pos', 'xpos']);
    expect(nec.columns(metricOptions({ names: 'upos=PROPN' }))).toBe('all');
  });
});
