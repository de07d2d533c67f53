import { expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/shell.ts';
import { bytesOf } from '../../support/conll.ts';

it('a store in memory has the bytes of a range, and no path for workers', () => {
  const store = new MemoryStore('f', bytesOf('abcdef'));
  expect([store.name, store.size, store.path]).toEqual(['f', 6, undefined]);
  expect(store.read(2, 4)).toEqual(bytesOf('cd'));
});
