import { expect, it } from 'vitest';
import { linesBefore, locate } from '../../../src/corpus/locate.ts';
import { MemoryStore } from '../../../src/corpus/shell.ts';
import { conll } from '../../../src/formats/index.ts';
import type { InputError } from '../../../src/problems/problem.ts';
import { renderProblem } from '../../../src/problems/render.ts';
import { bytesOf } from '../../support/conll.ts';

it('refuses documents that are too large to be read, and says where they are', () => {
  const bytes = bytesOf(`\n#begin document (a)\nw\t-\n#begin document (b)\n${'w'.repeat(100)}\n`);
  const store = {
    name: 'f.conll',
    path: undefined,
    size: bytes.length,
    read: (start: number, end: number) => bytes.subarray(start, end),
  };
  const source = { store, format: conll };
  expect(locate(source, 64, 121)).toHaveLength(2);
  let problems: readonly string[] = [];
  try {
    locate(source, 64, 120);
  } catch (error) {
    problems = (error as InputError).problems.map((entry) => renderProblem(entry));
  }
  expect(problems).toEqual([
    `f.conll:4: error[document/too-large]: Document (b) takes 121 bytes.
  expected: at most 120 bytes from one "#begin document" line to the next
  help: check for a missing line feed or header, or split the document`,
  ]);
});

it('linesBefore counts the lines that end before each position', () => {
  const store = new MemoryStore('f', bytesOf('a\nb\r\nc\n\nd\n'));
  expect([...linesBefore(store, [0, 2, 5, 8])]).toEqual([
    [0, 0],
    [2, 1],
    [5, 2],
    [8, 4],
  ]);
});
