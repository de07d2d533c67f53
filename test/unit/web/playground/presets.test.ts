import { describe, expect, it } from 'vitest';
import { score } from '../../../../src/library/score.ts';
import { paramsOf, parseBoard } from '../../../../src/web/playground/board.ts';
import { presetGroups, presets, sentenceOf } from '../../../../src/web/playground/presets.ts';
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

it.each([
  // Worked out by hand.
  ['MUC: two large entities joined', 'MUC is 94.12', 'muc', 'f1', 16 / 17],
  ['MUC: two large entities joined', 'LEA falls to 69.88', 'lea', 'f1', 58 / 83],
  ['MUC: two single mentions joined', 'MUC is 94.12', 'muc', 'f1', 16 / 17],
  ['MUC: two single mentions joined', 'LEA is 83.33', 'lea', 'f1', 5 / 6],
  ['MUC: singletons', 'MUC is 100.00', 'muc', 'f1', 1],
  ['MUC: singletons', 'B³ and LEA are 88.89', 'bcub', 'f1', 8 / 9],
  ['MUC: singletons', 'B³ and LEA are 88.89', 'lea', 'f1', 8 / 9],
  ['B³: nothing resolved', 'its F₁ 25.00', 'bcub', 'f1', 1 / 4],
  ['B³: nothing resolved', 'MUC and LEA are 0', 'muc', 'f1', 0],
  ['CEAF: nothing resolved', 'CEAFm is 50.00', 'ceafm', 'f1', 1 / 2],
  ['CEAF: nothing resolved', 'CEAFe 44.44', 'ceafe', 'f1', 4 / 9],
  ['CEAF: nothing resolved', 'MUC and LEA are 0', 'lea', 'f1', 0],
  ['BLANC: nothing resolved', 'a BLANC of 47.06', 'blanc', 'f1', 8 / 17],
  ['BLANC: nothing resolved', 'MUC and LEA are 0', 'muc', 'f1', 0],
  ['CEAF: right links without a partner', 'recall of CEAFm is 50.00', 'ceafm', 'recall', 1 / 2],
  ['CEAF: right links without a partner', 'recall of LEA is 33.33', 'lea', 'recall', 1 / 3],
  ['CEAF: the same without these links', 'Recall of CEAFm is 50.00', 'ceafm', 'recall', 1 / 2],
  ['CEAF: the same without these links', 'recall of LEA is 16.67', 'lea', 'recall', 1 / 6],
  ['CEAFe: the small entity is lost', 'recall of CEAFe is 50.00', 'ceafe', 'recall', 1 / 2],
  ['CEAFe: the small entity is lost', 'recall of LEA is 80.00', 'lea', 'recall', 4 / 5],
  ['CEAFe: the large entity is lost', 'recall of CEAFe is 50.00', 'ceafe', 'recall', 1 / 2],
  ['CEAFe: the large entity is lost', 'recall of LEA is 20.00', 'lea', 'recall', 1 / 5],
] as const)('say their numbers: %s, %s', (name, text, metric, part, value) => {
  const note = presets.find((preset) => preset.name === name)?.note;
  expect(note).toContain(text);
  expect(note).toContain('The partitions are ours.');
  expect(scores(name)[metric][part]).toBeCloseTo(value, 12);
});

it('include the example of Pradhan et al. (2014) with the numbers of section 4', () => {
  const { muc, bcub, ceafm, ceafe, blanc } = scores('Pradhan et al. 2014');
  const rounded = (value: number | null) => Number((value as number).toFixed(2));
  const parts = [muc, bcub, ceafm, ceafe].map(({ recall, precision }) => [
    rounded(recall),
    rounded(precision),
  ]);
  expect(parts).toEqual([
    [0.4, 0.4],
    [0.42, 0.5],
    [0.57, 0.5],
    [0.65, 0.43],
  ]);
  expect([muc, ceafm, ceafe].map(({ f1 }) => rounded(f1))).toEqual([0.4, 0.53, 0.52]);
  const { coref, noncoref } = blanc as unknown as Record<'coref' | 'noncoref', typeof muc>;
  expect([coref.recall, coref.precision].map(rounded)).toEqual([0.22, 0.25]);
  expect([noncoref.recall, noncoref.precision, noncoref.f1].map(rounded)).toEqual([0.67, 0.4, 0.5]);
  // The paper computes these two from rounded numbers and prints 0.46 and 0.36.
  expect(bcub.f1).toBeCloseTo(5 / 11, 12);
  expect(blanc.f1).toBeCloseTo((4 / 17 + 1 / 2) / 2, 12);
});

it.each([
  ['one entity, rightly', 1],
  ['one entity for singletons', 0],
  ['one entity for several', 1 / 4],
  ['singletons, rightly', 1],
  ['singletons for one entity', 0],
  ['singletons for several', 2 / 5],
  ['no coreference link right', 1 / 4],
  ['no other link right', 1 / 3],
  ['key is one entity', 1 / 2],
  ['key is singletons', 4 / 5],
  ['one link of many, missed', 27 / 55],
])('follow the boundary cases of BLANC (Recasens & Hovy 2010, section 2.2): %s', (name, blanc) => {
  expect(scores(name).blanc.f1).toBeCloseTo(blanc, 12);
});

it('include all boundary cases of BLANC that are tested here', () => {
  expect(presetGroups.find(({ name }) => name === 'Boundary cases of BLANC')?.presets).toHaveLength(11);
});

it('begin with a sentence, which stays while its mentions are moved', () => {
  const [{ sentence, board }] = presets;
  expect(sentence).toMatch(/^Nora /);
  for (const name of [...board.key.flat(), ...board.response.flat()]) expect(sentence).toContain(name);
  expect(sentenceOf({ ...board, response: [board.key.flat()] })).toBe(sentence);
  expect(sentenceOf({ ...board, response: [['a']] })).toBeUndefined();
});
