import { expect, it } from 'vitest';
import type { Problem } from '../../../../src/problems/problem.ts';
import { onPage } from '../../../../src/web/score/page-terms.ts';

const helpOf = (help: string) =>
  onPage({ code: 'file/format', severity: 'error', message: 'x', help } as Problem).help;

it.each([
  [
    'fix the bracket, or pass --lenient to drop this mention',
    'fix the bracket, or choose “Skip what is broken” under Options to drop this mention',
  ],
  ['correct the line; --lenient skips it', 'correct the line; the option “Skip what is broken” skips it'],
  [
    'this alone lowers recall; see also --singletons drop',
    'this alone lowers recall; see also the option “Singletons: drop”',
  ],
  [
    '--duplicates first: the entity that appears first keeps it; choose from first, last',
    'the option “Repeated mentions: first”: the entity that appears first keeps it; choose from first, last',
  ],
  [
    'check that this is the right file, or name its format with --format',
    'check that this is the right file, or choose its format under Options',
  ],
  [
    'correct the span; if these are token ids, give their tables with -t',
    'correct the span; if these are token ids, drop their token tables as well',
  ],
  [
    'give the tables with -t DIR to score as the task definition of 2015 requires',
    'drop the token tables as well to score as the task definition of 2015 requires',
  ],
  [
    'correct the span; if these are characters, leave out -t',
    'correct the span; if these are characters, remove the token tables',
  ],
  ['check the directory and --token-extension', 'check that each table is called DOCUMENT.tab'],
  ['use --mapping greedy', 'use the option “Mapping of mentions: greedy”'],
])('Advice with flags is given in the terms of the page: %s', (help, expected) => {
  expect(helpOf(help)).toBe(expected);
});

it('Advice with a flag that the page does not have is left out, and other advice is not changed', () => {
  expect(helpOf('correct --attributes')).toBeUndefined();
  expect(helpOf('check the file, or name it with --coref-column')).toBe('check the file');
  expect(helpOf('split the file')).toBe('split the file');
});
