import { expect, it } from 'vitest';
import { GREY, marks } from '../../../../src/report/page/page-types.ts';
import { documentOf, hard, madeOf } from '../../../support/page-fixture.ts';

const text = ['Ann met Bob .', 'She knew him and Bob .'];

it('numbers key entities by first mention and gives response entities the number of their partner', () => {
  const key = documentOf('d', text, [
    [2, 3, 'bob'],
    [0, 1, 'ann'],
    [4, 5, 'ann'],
    [6, 7, 'bob'],
  ]);
  const response = documentOf('d', text, [
    [8, 9, 'z'],
    [0, 1, 'a'],
    [4, 5, 'a'],
    [2, 3, 'b'],
    [6, 7, 'b'],
  ]);
  const [{ key: side, systems }] = madeOf([key], [{ name: 's', documents: [response] }]).documents;
  expect(side.ids).toEqual(['ann', 'bob']);
  expect(side.labels).toEqual(['1', '2']);
  expect(systems[0].ids).toEqual(['a', 'b', 'z']);
  expect(systems[0].labels).toEqual(['1', '2', 'r1']);
  expect(systems[0].colours[0]).toBe(side.colours[0]);
  expect(side.colours[0]).not.toBe(side.colours[1]);
  expect(systems[0].colours[2]).toBe(GREY);
});

it('keeps mentions, twins and marks together while it orders them', () => {
  const [document] = hard().documents;
  const { key, systems } = document;
  for (const { twins, starts, ends, marks: codes } of systems) {
    twins.forEach((twin, m) => {
      const mark = marks[codes[m]];
      expect(twin >= 0).toBe(mark === 'right' || mark === 'other');
      if (twin >= 0) expect([starts[m], ends[m]]).toEqual([key.starts[twin], key.ends[twin]]);
    });
  }
  expect(systems[1].marks.every((code) => code === 0)).toBe(true);
});

it('joins words as they are written', () => {
  const [document] = madeOf(
    [documentOf('d', ["\" I do n't , said Ann 's friend ( twice ) ."], [])],
    [{ name: 's', documents: [undefined] }],
  ).documents;
  expect(document.text).toBe("\" I don't, said Ann's friend (twice).");
  expect(document.systems[0].isMissing).toBe(true);
});

it('cuts sentences that are too long to be drawn at once', () => {
  const long = Array.from({ length: 1000 }, (_, t) => `w${t}`).join(' ');
  const [{ sentences }] = madeOf(
    [documentOf('d', ['a b', long, 'c'], [])],
    [{ name: 's', documents: [undefined] }],
  ).documents;
  expect([...sentences]).toEqual([0, 2, 152, 302, 452, 602, 752, 902, 1002]);
});
