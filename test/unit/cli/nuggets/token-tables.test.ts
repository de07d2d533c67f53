import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isBelow, TokenTableFiles } from '../../../../src/cli/nuggets/token-tables.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { refusal } from '../../../support/run-verb.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const row = (word: string) => `1\t${word}\t0\t${word.length}\n`;

function tables(files: Record<string, string>, path = '.', extension = '.tab') {
  const { report, problems } = collectProblems();
  const lookup = { path: join(temporaryFolder(files), path), extension };
  const found = new TokenTableFiles(lookup, report);
  return { found, problems, wordOf: (id: string) => found.get(id)?.tokens[0]?.text };
}

describe('TokenTableFiles', () => {
  it('finds the table of a document by its id and the extension, or by the name of its text', () => {
    const { wordOf } = tables({ 'a.tab': row('one'), 'b.txt.tab': row('two'), 'deep/c.tab': row('three') });
    expect(['a', 'b', 'deep/c', 'none', '__proto__'].map(wordOf)).toEqual([
      ...['one', 'two', 'three', undefined, undefined],
    ]);
  });

  it('takes the extension that was asked for first', () => {
    const { wordOf } = tables(
      { 'a.tkn': row('one'), 'a.txt.tab': row('two'), 'b.tab': row('x') },
      '.',
      '.tkn',
    );
    expect([wordOf('a'), wordOf('b')]).toEqual(['one', undefined]);
  });

  it('has one table for all documents if the path is a file', () => {
    const { wordOf } = tables({ 'all.txt': row('one') }, 'all.txt');
    expect([wordOf('a'), wordOf('b')]).toEqual(['one', 'one']);
  });

  it('reads a table once, so that its problems are reported once', () => {
    const { found, problems } = tables({ 'a.tab': '1\tone\n' });
    found.read([{ id: 'a' }, { id: 'a' }]);
    expect(problems.map(({ code }) => code)).toEqual(['tokens/columns']);
    expect(found.get('a')).toBe(found.get('a'));
    expect(problems).toHaveLength(1);
  });

  it('does not leave its directory', () => {
    const { wordOf } = tables({ 'in/a.tab': row('one'), 'secret.tab': row('two') }, 'in');
    expect([wordOf('../secret'), wordOf('x/../../secret')]).toEqual([undefined, undefined]);
  });

  it('says that a directory is not there', async () => {
    const text = await refusal(() => tables({}, 'none'));
    expect(text).toMatch(
      /none: error\[file\/missing\]: There is no directory .*none\.\n {2}help: give the directory of the token tables$/,
    );
  });
});

it.each([
  ['a', true],
  ['a/b', true],
  ['..a', true],
  ['a..', true],
  ['..', false],
  ['a/../b', false],
  ['a\\..\\b', false],
  ['a\0b', false],
])('isBelow(%j) is %s', (document, below) => {
  expect(isBelow(document)).toBe(below);
});
