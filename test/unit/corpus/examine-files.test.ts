import { describe, expect, it } from 'vitest';
import { FileExaminer, type WaitingFile } from '../../../src/corpus/examine-files.ts';
import { findAnnotation } from '../../../src/corpus/find-files.ts';
import { MemoryStore } from '../../../src/corpus/shell.ts';
import { InputError } from '../../../src/problems/problem.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const ANN = 'T1\tPER 0 3\tTom\n';
const MARKED = '[Tom](#0) saw [Ann](#1) and [he](#0) left\n';

/** The formats of the files of a corpus by name; `skipped`, or the code of the problem. */
async function formatsOf(texts: Readonly<Record<string, string>>, format?: string) {
  const { files } = memoryShell(texts, MemoryStore);
  const options = { reading: {}, side: 'key', format, maxSize: undefined } as const;
  const examiner = new FileExaminer('c', options, files);
  const found: [string, string][] = [];
  const waiting: WaitingFile[] = [];
  for (const file of (await findAnnotation('c', files)).files) {
    const examined = await examiner.examine(file);
    if (examined !== undefined && 'source' in examined) found.push([file.name, examined.source.format.id]);
    else if (examined !== undefined) waiting.push(examined);
  }
  for (const each of waiting) {
    try {
      const settled = await examiner.settle(each);
      if (settled !== undefined)
        found.push([each.file.name, settled === 'skipped' ? settled : settled.source.format.id]);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      found.push([each.file.name, error.problems[0].code]);
    }
  }
  return Object.fromEntries(found);
}

describe('a file without annotation', () => {
  it('has the format of the others with its extension', async () => {
    expect(await formatsOf({ 'c/a.md': MARKED, 'c/b.md': 'Nobody left.', 'c/c.md': '' })).toEqual({
      'a.md': 'markdown',
      'b.md': 'markdown',
      'c.md': 'markdown',
    });
    expect(await formatsOf({ 'c/a.md': MARKED, 'c/b.txt': 'Nobody left.' })).toEqual({
      'a.md': 'markdown',
      'b.txt': 'file/format',
    });
  });

  it('is not guessed where files with its extension have two formats', async () => {
    const tags = '<m>Tom</m>#0 saw <m>Ann</m>#1 and <m>he</m>#0 left\n';
    expect(await formatsOf({ 'c/a.txt': MARKED, 'c/b.txt': tags, 'c/c.txt': 'Nobody left.' })).toEqual({
      'a.txt': 'markdown',
      'b.txt': 'm-tags',
      'c.txt': 'file/format',
    });
  });

  it('has the format of its name if its companion is there', async () => {
    expect(await formatsOf({ 'c/a.ann': '', 'c/a.txt': 'Nobody left.', 'c/b.ann': ' \n' })).toEqual({
      'a.ann': 'brat',
      'b.ann': 'file/format',
    });
    expect(await formatsOf({ 'c/a.ann': ANN, 'c/a.txt': 'Tom', 'c/b.ann': '', 'c/b.txt': MARKED })).toEqual({
      'a.ann': 'brat',
      'b.ann': 'brat',
    });
  });

  it('has the format that is asked for, if no other file shows what is annotation', async () => {
    const texts = { 'c/a.md': 'Tom left.', 'c/b.md': 'Nobody left.' };
    expect(await formatsOf(texts, 'markdown')).toEqual({ 'a.md': 'markdown', 'b.md': 'markdown' });
    expect(await formatsOf(texts)).toEqual({ 'a.md': 'skipped', 'b.md': 'skipped' });
    expect(await formatsOf({ 'c/a.sacr': 'Tom left.', 'c/b.md': 'Notes' }, 'sacr')).toEqual({
      'a.sacr': 'sacr',
      'b.md': 'skipped',
    });
  });

  it('is an error in formats whose files always have some', async () => {
    expect(await formatsOf({ 'c/a.conll': '#begin document (a); part 000\n', 'c/b.conll': '' })).toEqual({
      'a.conll': 'conll',
      'b.conll': 'file/empty',
    });
  });
});

describe('a broken file', () => {
  it('has the format of the others with its extension if their reader names a broken line', async () => {
    expect(
      await formatsOf({ 'c/a.ann': ANN, 'c/b.ann': 'Loading …\n', 'c/c.ann': '<FoLiA version="2">' }),
    ).toEqual({
      'a.ann': 'brat',
      'b.ann': 'brat',
      'c.ann': 'file/other-format',
    });
    const tsv =
      '#FORMAT=WebAnno TSV 3.2\n#T_CH=Coref|referenceType|referenceRelation\n\n\n#Text=a\n1-1\t0-1\ta\t_\t_\t\n';
    expect(await formatsOf({ 'c/a.tsv': tsv, 'c/b.tsv': `x${tsv}` })).toEqual({
      'a.tsv': 'webanno',
      'b.tsv': 'webanno',
    });
  });
});

it('names another format that a file fits, as the fact of all files with this reason', async () => {
  const marked = '[Tom](#0) and [Ann](#1) saw <m>him</m>#0 and <m>her</m>#1, [he](#0) <m>said</m>#2\n';
  const { files } = memoryShell({ 'c/a.txt': marked, 'c/b.txt': marked }, MemoryStore);
  const examiner = new FileExaminer(
    'c',
    { reading: {}, side: 'key', format: undefined, maxSize: undefined },
    files,
  );
  for (const file of (await findAnnotation('c', files)).files) {
    const examined = await examiner.examine(file);
    expect(examined).toMatchObject({
      origin: { format: 'markdown', facts: [expect.stringMatching(/^it may be m-tags, too: /)] },
    });
  }
});

it('reads a file whose name is seldom that of annotation only among its like', async () => {
  const corpus = { 'c/a.ann': ANN, 'c/a.txt': 'Tom left', 'c/eval.log': MARKED, 'c/notes.md': MARKED };
  expect(await formatsOf(corpus)).toEqual({
    'a.ann': 'brat',
    'eval.log': 'skipped',
    'notes.md': 'skipped',
  });
  expect(await formatsOf({ 'c/a.txt': MARKED, 'c/b.md': MARKED })).toEqual({
    'a.txt': 'markdown',
    'b.md': 'markdown',
  });
  expect(await formatsOf({ 'c/a.md': 'Nobody left.', 'c/b.md': MARKED })).toEqual({
    'a.md': 'markdown',
    'b.md': 'markdown',
  });
});

it('takes the ending that convert writes for a sign, if there is no other', async () => {
  expect(await formatsOf({ 'c/a.markdown': '[Tom](#0) left.', 'c/b.brackets': '[0 Tom ] left.' })).toEqual({
    'a.markdown': 'markdown',
    'b.brackets': 'brackets',
  });
  expect(await formatsOf({ 'c/a.ann': ANN, 'c/notes.markdown': 'See [here](#0).' })).toEqual({
    'a.ann': 'brat',
    'notes.markdown': 'skipped',
  });
});
