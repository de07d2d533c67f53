import { expect, it } from 'vitest';
import { pageFacts } from '../../../src/page/facts.ts';
import { GREY_COLOUR, marks } from '../../../src/page/types.ts';
import { documentOf, hard, madeOf } from '../../support/page-fixture.ts';

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
  expect(systems[0].colours[2]).toBe(GREY_COLOUR);
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

it('drops the documents with the fewest errors where memory is limited, and keeps the facts about them', () => {
  const words = Array.from({ length: 40 }, (_, t) => `w${t}`).join(' ');
  const all = Array.from({ length: 30 }, (_, t) => [t, t + 1, `e${t % 3}`] as const);
  // Document d has (7 d) mod 30 missing mentions in the first system, and none in the second.
  const key = Array.from({ length: 30 }, (_, d) => documentOf(`${d}`, [words], all));
  const first = key.map(({ id }, d) => documentOf(id, [words], all.slice((7 * d) % 30)));
  const systems = [
    { name: 'a', documents: first },
    { name: 'b', documents: key },
  ];
  const whole = madeOf(key, systems).documents;
  const limited = madeOf(key, systems, 'key.conll', 2000).documents;
  const kept = [...limited.keys()].filter((d) => 'text' in limited[d]);
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.length).toBeLessThan(20);
  expect(limited.map(pageFacts)).toEqual(whole.map(pageFacts));
  for (const d of kept) expect(limited[d]).toEqual(whole[d]);
  // Every document that is kept has more errors than those that were dropped before it could be compared with later ones.
  const errors = (d: number) => (7 * d) % 30;
  const mean = (list: readonly number[]) => list.reduce((sum, d) => sum + errors(d), 0) / list.length;
  expect(mean(kept)).toBeGreaterThan(mean([...limited.keys()].filter((d) => !kept.includes(d))));
});

it('drops what has the fewest errors when all documents are known', () => {
  const words = ['a b c d e f'];
  const key = Array.from({ length: 12 }, (_, d) =>
    documentOf(
      `${d}`,
      words,
      [0, 1, 2, 3, 4].map((t) => [t, t + 1, 'x']),
    ),
  );
  const response = key.map(({ id }, d) =>
    documentOf(id, words, d % 2 === 0 ? [] : [0, 1, 2, 3, 4].map((t) => [t, t + 1, 'x'])),
  );
  const most = 12 * 50;
  const limited = madeOf(key, [{ name: 's', documents: response }], 'key.conll', most / 8).documents;
  const dropped = [...limited.keys()].filter((d) => !('text' in limited[d]));
  expect(dropped.length).toBeGreaterThan(0);
  expect(dropped.filter((d) => d % 2 === 0).length).toBeLessThan(dropped.length / 2);
});
