import { expect, it } from 'vitest';
import { crac25Text } from '../../../../src/formats/inline/write-crac25.ts';

it('writes tags after tokens, on one line', () => {
  const spans = [
    [0, 3],
    [8, 16],
    [8, 11],
  ] as const;
  expect(crac25Text({ text: 'Tom met\nhis boss', spans }, ['e1', 'e2', 'e1'])).toBe(
    'Tom|[e1] met his|[e2,[e1] boss|e2]',
  );
});

it('begins with the longer and ends with the shorter mention', () => {
  const spans = [
    [2, 5],
    [0, 5],
    [0, 3],
  ] as const;
  expect(crac25Text({ text: 'a b c', spans }, ['x', 'y', 'z'])).toBe('a|[y,[z b|[x,z] c|x],y]');
});

it('ends a token where a mention begins or ends', () => {
  const spans = [
    [0, 3],
    [3, 5],
    [7, 8],
  ] as const;
  expect(crac25Text({ text: "Tom's xyz", spans }, ['1', '2', '3'])).toBe("Tom|[1] 's|[2] x y|[3] z");
});

it('leaves out mentions with blanks at their ends, which cannot be written', () => {
  const spans = [
    [1, 3],
    [0, 2],
    [1, 2],
  ] as const;
  expect(crac25Text({ text: 'a b', spans }, ['1', '2', '3'])).toBe('a b');
});
