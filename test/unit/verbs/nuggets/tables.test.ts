import { describe, expect, it } from 'vitest';
import { nodeShell } from '../../../../src/cli/node-shell.ts';
import { MemoryStore } from '../../../../src/corpus/index.ts';
import { TableFiles, type TableRequest, tablesOf } from '../../../../src/verbs/nuggets/tables.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { memoryShell } from '../../../support/memory-shell.ts';
import { refusal } from '../../../support/run-verb.ts';

const row = (word: string) => `1\t${word}\t0\t${word.length}\n`;

/** Tables in memory, after those of `gold` were loaded. */
async function tables(files: Record<string, string>, gold: readonly string[], request: TableRequest = {}) {
  const { report, problems } = collectProblems();
  const found = new TableFiles({ tokens: 'tkn', ...request }, memoryShell(files, MemoryStore).files, report);
  await found.load(gold.map((id) => ({ id })));
  return { found, problems, words: () => gold.map((id) => found.get(id)?.tokens[0]?.text) };
}

describe('TableFiles', () => {
  it('finds the table of a document by its id and the extension, or by the name of its text', async () => {
    const files = { 'tkn/a.tab': row('one'), 'tkn/b.txt.tab': row('two'), 'tkn/deep/c.tab': row('three') };
    const { words } = await tables(files, ['a', 'b', 'deep/c', 'none', '__proto__']);
    expect(words()).toEqual(['one', 'two', 'three', undefined, undefined]);
  });

  it('takes the extension that was asked for first', async () => {
    const files = { 'tkn/a.tkn': row('one'), 'tkn/a.txt.tab': row('two'), 'tkn/b.tab': row('x') };
    const { words } = await tables(files, ['a', 'b'], { tokenExtension: '.tkn' });
    expect(words()).toEqual(['one', undefined]);
  });

  it('reads the columns that were asked for', async () => {
    const { found } = await tables({ 'tkn/d.tab': '0\t4\tdied\tx7\n' }, ['d'], { offsetColumns: [0, 1] });
    expect(found.get('d')?.tokens[0]).toMatchObject({ start: 0, end: 4 });
  });

  it('has one table for all documents if the path is a file', async () => {
    const { words } = await tables({ 'all.txt': row('one') }, ['a', 'b'], { tokens: 'all.txt' });
    expect(words()).toEqual(['one', 'one']);
  });

  it('finds the tables of a list by their names, in any folder', async () => {
    const files = { 'x/a.tab': row('one'), 'b.txt.tab': row('two') };
    const { words } = await tables(files, ['a', 'b', 'c'], { tokens: Object.keys(files) });
    expect(words()).toEqual(['one', 'two', undefined]);
  });

  it('has one table for all documents if it is the only one of a list, and named after none of them', async () => {
    const files = { 'x/all.tab': row('one'), 'x/a.tab': row('two') };
    expect((await tables(files, ['a', 'b'], { tokens: ['x/all.tab'] })).words()).toEqual(['one', 'one']);
    expect((await tables(files, ['a', 'b'], { tokens: ['x/a.tab'] })).words()).toEqual(['two', undefined]);
  });

  it('reports the problems of a table when it is used, and once', async () => {
    const { found, problems } = await tables({ 'tkn/a.tab': '1\tone\n' }, ['a', 'a']);
    await found.load([{ id: 'a' }]);
    expect(problems).toEqual([]);
    expect(found.get('a')).toBe(found.get('a'));
    expect(problems.map(({ code }) => code)).toEqual(['tokens/columns']);
  });

  it('does not leave its directory', async () => {
    const files = { 'tkn/a.tab': row('one'), 'secret.tab': row('two') };
    const { words } = await tables(files, ['../secret', 'x/../../secret']);
    expect(words()).toEqual([undefined, undefined]);
  });

  it('says that a directory is not there', async () => {
    expect(await refusal(() => new TableFiles({ tokens: 'none' }, nodeShell.files, () => {}))).toBe(
      'none: error[file/missing]: There is no directory none.\n  help: give the directory of the token tables',
    );
  });
});

it('tablesOf is undefined where no tables are named', () => {
  expect(tablesOf({}, nodeShell.files, () => {})).toBeUndefined();
});
