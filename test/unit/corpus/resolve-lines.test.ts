import { describe, expect, it } from 'vitest';
import { linesBefore, resolveLines } from '../../../src/corpus/resolve-lines.ts';
import { MemoryStore } from '../../../src/corpus/shell.ts';
import type { Problem } from '../../../src/problems/problem.ts';
import { bytesOf } from '../../support/conll.ts';

const store = new MemoryStore('f', bytesOf('a\nb\r\nc\n\nd\n'));
const problemAt = (file: Problem['file'], line?: number) =>
  ({ code: 'x/y', severity: 'error', message: '', file, line }) as Problem;

it('linesBefore counts the lines that end before each position', () => {
  expect([...linesBefore(store, [0, 2, 5, 8])]).toEqual([
    [0, 0],
    [2, 1],
    [5, 2],
    [8, 4],
  ]);
});

describe('resolveLines', () => {
  it('adds the lines before the piece of the file, in the order of the problems', () => {
    const problems = [{ name: 'f', start: 5 }, { name: 'f', start: 2 }, 'f', undefined].map((file) =>
      problemAt(file, 1),
    );
    expect(resolveLines(problems, [store]).map(({ file, line }) => [file, line])).toEqual([
      ['f', 3],
      ['f', 2],
      ['f', 1],
      [undefined, 1],
    ]);
  });

  it('leaves a problem without a line without one', () => {
    expect(resolveLines([problemAt({ name: 'f', start: 5 })], [store])[0]).toMatchObject({
      file: 'f',
      line: undefined,
    });
  });
});
