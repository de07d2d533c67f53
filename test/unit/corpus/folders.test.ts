import { expect, it } from 'vitest';
import { foldersOf } from '../../../src/corpus/folders.ts';

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id }) as never as { id: string });
const fileOf = (name: string, ...documents: object[]) => ({ name, documents }) as never;
const pairs = [a, b, c].map((key) => ({ key })) as never;

it('names the folder of each document below the path', () => {
  const files = [fileOf('x/y/1.conll', a, c), fileOf('2.conll', b)];
  expect(foldersOf(pairs, { path: 'gold', files })).toEqual(['x/y', '', 'x/y']);
});

it('has no folders for a single file', () => {
  expect(foldersOf(pairs, { path: 'gold/key.conll', files: [fileOf('gold/key.conll', a, b, c)] })).toEqual([
    '',
    '',
    '',
  ]);
});
