import { describe, expect, it } from 'vitest';
import { macroAverage } from '../../../src/evaluate/macro.ts';
import { gmd } from '../../../src/metrics/gmd.ts';
import { scoreOf, sets } from '../../support/sets.ts';

const scored = (key: string, response: string) => scoreOf(gmd, sets(key), sets(response));

it('counts mentions to add and to delete, entities to split and to merge', () => {
  expect(scored('abc defg', 'ab cd fghi')).toMatchObject({
    counts: { recall: [4, 7], precision: [5, 8] },
    edits: { missing: 1, spurious: 2, merges: 2, splits: 1, total: 6 },
  });
});

it('splits everything before it merges', () => {
  expect(scored('ac bd', 'ab cd').edits).toEqual({ missing: 0, spurious: 0, merges: 2, splits: 2, total: 4 });
  expect(scored('ab', 'ab').edits.total).toBe(0);
});

it('moves a mention by a split and a merge', () => {
  expect(scored('abc de', 'ab cde').edits).toMatchObject({ merges: 1, splits: 1, total: 2 });
});

it('splits no spurious mention off, since it is deleted', () => {
  expect(scored('ab', 'abx').edits).toEqual({ missing: 0, spurious: 1, merges: 0, splits: 0, total: 1 });
});

it('is undefined on a side without mentions', () => {
  expect(scored('ab', '')).toMatchObject({ recall: 0, precision: null, f1: 0, edits: { total: 2 } });
});

describe('the remark', () => {
  it('has the edits', () =>
    expect(gmd.remark(scored('abc defg', 'ab cd fghi'))).toBe('6 edits: add 1, delete 2, split 1, merge 2'));

  it('is empty for a mean over documents', () => {
    const { scores } = macroAverage([gmd], [{ scores: new Map([['gmd', scored('ab', 'a')]]), conll: null }]);
    const score = scores.get('gmd');
    expect(score).toEqual({ recall: 0.5, precision: 1, f1: 2 / 3, documents: 1 });
    expect(score && gmd.remark(score)).toBe('');
    expect(score && Object.values(gmd.figures(score))).toEqual(Array(5).fill(null));
  });
});
