import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeShell } from '../../../../src/cli/node-shell.ts';
import { MemoryStore } from '../../../../src/corpus/index.ts';
import { problem } from '../../../../src/problems/problem.ts';
import { findTbf, openEvents, readEvents, systemReport } from '../../../../src/verbs/nuggets/corpora.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { memoryShell } from '../../../support/memory-shell.ts';
import { tbf } from '../../../support/nuggets.ts';
import { refusal } from '../../../support/run-verb.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const files = {
  'one/a.tbf': tbf('d', 'E1 0,4'),
  'one/notes.txt': '',
  'two/a.tbf': '',
  'two/b.TBF.gz': '',
  'none/x.txt': '',
  'read/a.tbf': tbf('d', 'E1 0,4', '@Coreference R1'),
  'read/README.md': '',
  'read/.hidden': '',
};
const memory = memoryShell(files, MemoryStore).files;
const open = (path: string, documents?: readonly string[]) =>
  openEvents({ path, name: 'ours' }, memory, documents);

async function found(argument: string) {
  const folder = temporaryFolder(files);
  const { files: paths } = await findTbf(join(folder, argument), nodeShell.files);
  return paths.map((path) => relative(folder, resolve(path)));
}

describe('findTbf', () => {
  it.each([
    ['one/notes.txt', ['one/notes.txt']],
    ['one', ['one/a.tbf']],
    ['two', ['two/a.tbf', 'two/b.TBF.gz']],
    ['one/*', ['one/a.tbf', 'one/notes.txt']],
    ['none', ['none']],
    ['missing.tbf', ['missing.tbf']],
  ])('of %s are %j', async (argument, paths) => {
    expect(await found(argument)).toEqual(paths);
  });

  it('takes standard input as it is', async () => {
    expect(await findTbf('-', memory)).toEqual({ files: ['-'], notes: [] });
  });

  it('names hidden files and descriptions, which it skips', async () => {
    const { files: paths, notes } = await findTbf('read', memory);
    expect(paths).toEqual(['read/a.tbf']);
    expect(notes.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'file/skipped 2 files are not annotation, by name, and not read: .hidden, README.md.',
    ]);
  });
});

describe('openEvents', () => {
  it('is the one file of an argument', async () => {
    expect(await open('one')).toEqual({ path: 'one/a.tbf', name: 'ours', files: ['one/a.tbf'], notes: [] });
    expect((await open('-')).path).toBe('-');
  });

  it('takes the files that were chosen', async () => {
    const corpus = { path: 'two', name: 'ours', files: ['two/a.tbf', 'two/b.TBF.gz'] };
    expect(await openEvents(corpus, memory)).toEqual({ ...corpus, notes: [] });
  });

  it('says nothing of skipped files if only some documents are scored', async () => {
    expect((await open('read')).notes).toHaveLength(1);
    expect((await open('read', ['d'])).notes).toEqual([]);
  });

  it('refuses several files, which would be several systems', async () => {
    const [a, b] = ['two/a.tbf', 'two/b.TBF.gz'];
    expect(await refusal(() => open('two'))).toBe(
      `two: error[file/several-systems]: two has 2 tbf files, such as ${a} and ${b}, but one argument is one system, in one file.\n` +
        `  help: name each system by itself, with a name if you like: GOLD ${a} ${b}, or GOLD A=${a} B=${b}; join files with parts of one system first`,
    );
  });

  it('shows that there are more than two', async () => {
    const three = memoryShell({ 'in/a.tbf': '', 'in/b.tbf': '', 'in/c.tbf': '' }, MemoryStore);
    const text = await refusal(() => openEvents({ path: 'in', name: 'in' }, three.files));
    expect(text).toContain('in has 3 tbf files, such as');
    expect(text).toContain('B=in/b.tbf …;');
  });
});

describe('readEvents', () => {
  it('reads the documents of a file, with its problems and the names of skipped files', async () => {
    const { report, problems } = collectProblems();
    const { name, documents } = await readEvents(await open('read'), memory, report);
    expect([name, documents.map(({ id }) => id)]).toEqual(['read/a.tbf', ['d']]);
    expect(problems.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['file/skipped', 'read', undefined],
      ['tbf/relation-columns', 'read/a.tbf', 3],
    ]);
  });

  it('joins the documents of several files, whose lines are not known', async () => {
    const texts = { 'in/a.tbf': tbf('a', 'E1 0,4'), 'in/b.tbf': tbf('b', 'E1 0,4') };
    const corpus = { path: 'in', name: 'in', files: Object.keys(texts), notes: [] };
    const { name, documents } = await readEvents(corpus, memoryShell(texts, MemoryStore).files, () => {});
    expect([name, documents.map(({ id }) => id)]).toEqual(['in', ['a', 'b']]);
    expect(documents[1].mentions[0]).not.toHaveProperty('line');
  });
});

it('systemReport makes a warning of an empty file, and of nothing else', () => {
  const { report, problems } = collectProblems();
  for (const code of ['file/empty', 'file/missing'] as const)
    systemReport(report)(problem(code, 'message', { file: 'a.tbf' }));
  expect(problems.map(({ code, severity, file }) => [code, severity, file])).toEqual([
    ['nuggets/empty-system', 'warning', 'a.tbf'],
    ['file/missing', 'error', 'a.tbf'],
  ]);
});
