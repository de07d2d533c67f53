import { expect, it } from 'vitest';
import { linesBefore } from '../../../src/corpus/lines-before.ts';
import { MemoryStore } from '../../../src/corpus/shell.ts';
import { bytesOf } from '../../support/conll.ts';

it('linesBefore counts the lines that end before each position', () => {
  const store = new MemoryStore('f', bytesOf('a\nb\r\nc\n\nd\n'));
  expect([...linesBefore(store, [0, 2, 5, 8])]).toEqual([
    [0, 0],
    [2, 1],
    [5, 2],
    [8, 4],
  ]);
});
