import { describe, expect, it } from 'vitest';
import { score } from '../../../../src/library/score.ts';
import { paramsOf, parseBoard } from '../../../../src/web/playground/board.ts';
import { presetGroups, presets } from '../../../../src/web/playground/presets.ts';
import { referenceCases } from '../../../golden/reference-cases.ts';
import { sets } from '../../../support/sets.ts';

const scores = (name: string) => {
  const { board } = presets.find((preset) => preset.name === name) as (typeof presets)[number];
  return score(board.key, board.response);
};

it('all have a name of their own, and a link', () => {
  expect(new Set(presets.map(({ name }) => name)).size).toBe(presets.length);
  for (const { board } of presets) expect(parseBoard(paramsOf(board))).toEqual(board);
});

it('include every case of the reference suite, with the same scores', () => {
  const suite = presetGroups.at(-1)?.presets ?? [];
  expect(suite.map(({ name }) => name)).toEqual(referenceCases.map(({ id }) => id));
  referenceCases.forEach(({ key, response }, i) => {
    const { board } = suite[i];
    expect(score(board.key, board.response)).toEqual(
      score({ key: sets(key), response: sets(response), duplicates: 'first' }),
    );
  });
});

describe('the criticisms', () => {
  it('of MUC: every wrong link costs the same', () => {
    const [large, small] = [
      scores('MUC: two large entities joined'),
      scores('MUC: two single mentions joined'),
    ];
    expect(large.muc).toEqual(small.muc);
    expect(large.lea.f1).not.toBe(small.lea.f1);
  });

  it('of B³ and BLANC: points without a right link', () => {
    const { bcub, lea } = scores('B³: nothing resolved');
    expect([bcub.precision, lea.f1]).toEqual([1, 0]);
    const other = scores('BLANC: nothing resolved');
    expect(other.blanc.f1).toBeGreaterThan(0.45);
    expect(other.lea.f1).toBe(0);
  });

  it('of CEAF: links of entities without a partner do not count, and every entity weighs the same', () => {
    const [more, fewer] = [
      scores('CEAF: right links without a partner'),
      scores('CEAF: the same without these links'),
    ];
    expect(more.ceafm.recall).toBe(fewer.ceafm.recall);
    expect(more.lea.recall).toBeGreaterThan(fewer.lea.recall as number);
    const [small, large] = [
      scores('CEAFe: the small entity is lost'),
      scores('CEAFe: the large entity is lost'),
    ];
    expect(small.ceafe).toEqual(large.ceafe);
    expect(small.lea.recall).toBeGreaterThan(large.lea.recall as number);
  });
});
