import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import {
  fileNameOf,
  findDocuments,
  isBelow,
  pathIn,
  refuseSameNames,
} from '../../../src/verbs/document-files.ts';
import { memoryShell } from '../../support/memory-shell.ts';
import { refusal } from '../../support/run-verb.ts';

const texts = { 'in/a.txt': '', 'in/deep/b.tkn.txt': '', 'in/c.ann': '', 'in/e': '', 'in/.d.txt': '' };

async function namesOf(args: readonly string[], extension: string, suffix?: string) {
  const { documents } = await findDocuments(args, extension, memoryShell(texts, MemoryStore).files, suffix);
  return documents.map(({ path, document }) => `${path} ${document}`);
}

async function notesOf(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const { notes } = await findDocuments(args, 'ann', memoryShell(files, MemoryStore).files);
  return notes.map(({ code, file, message }) => `${file} ${code} ${message}`);
}

describe('findDocuments', () => {
  it('finds the files with an extension in a directory and below it, with or without its dot', async () => {
    expect(await namesOf(['in'], 'txt')).toEqual(['in/a.txt a', 'in/deep/b.tkn.txt b.tkn']);
    expect(await namesOf(['in'], '.txt')).toEqual(['in/a.txt a', 'in/deep/b.tkn.txt b.tkn']);
    expect(await namesOf(['in'], 'tkn.txt')).toEqual(['in/deep/b.tkn.txt b']);
    expect(await namesOf(['in'], 'tkn.txt', 'txt')).toEqual(['in/deep/b.tkn.txt b.tkn']);
  });

  it('takes a file that was named itself, whatever its extension', async () => {
    expect(await namesOf(['in/c.ann'], 'txt')).toEqual(['in/c.ann c']);
    expect(await namesOf(['in/e'], 'txt')).toEqual(['in/e e']);
    expect(await namesOf(['in/.d.txt'], 'txt')).toEqual(['in/.d.txt .d']);
  });

  it('filters the files of a pattern by the extension too', async () => {
    expect(await namesOf(['in/*.*'], 'ann')).toEqual(['in/c.ann c']);
  });

  it('finds the files of several arguments, in their order', async () => {
    expect(await namesOf(['in/c.ann', 'in/deep'], 'txt')).toEqual(['in/c.ann c', 'in/deep/b.tkn.txt b.tkn']);
  });

  it('calls standard input stdin', async () => {
    expect(await namesOf(['-'], 'txt')).toEqual(['- stdin']);
  });

  it('names hidden files and descriptions that it skips, once for each directory', async () => {
    const files = { 'in/a.ann': '', 'in/README': '', 'in/.hidden': '', 'in/a.txt': '' };
    expect(await notesOf(files, 'in', 'in')).toEqual([
      'in file/skipped 2 files are not annotation, by name, and not read: .hidden, README.',
    ]);
    expect(await notesOf({ 'in/a.ann': '', 'in/a.txt': '' }, 'in')).toEqual([]);
  });

  it('refuses a directory with nothing but a description', async () => {
    expect(await refusal(() => notesOf({ 'in/README': '' }, 'in'))).toMatch(
      /warning\[file\/skipped\][\s\S]*error\[file\/missing\]/,
    );
  });
});

it('pathIn has one slash between the parts', () => {
  expect([pathIn('a', 'b'), pathIn('a/', 'b'), pathIn('/', 'b')]).toEqual(['a/b', 'a/b', '/b']);
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

describe('fileNameOf', () => {
  it.each(['a', 'a.b', '...', '__proto__', '..a'])('of %s is its name', (document) => {
    expect(fileNameOf(document, '.ann', 'out')).toBe(`${document}.ann`);
  });

  it.each(['', '.', '..', '../a', 'a/b', '/etc/passwd', 'a\\b', 'a\0b'])(
    'refuses %j, which could lead out of the directory',
    async (document) => {
      expect(await refusal(() => fileNameOf(document, '.ann', 'out'))).toBe(
        `out: error[output/name]: The document name ${JSON.stringify(document)} cannot be the name of a file.\n` +
          '  help: rename the document',
      );
    },
  );
});

describe('refuseSameNames', () => {
  it('accepts names that differ, in upper and lower case too', async () => {
    const documents = ['a', 'A', '__proto__', 'constructor'].map((document) => ({
      document,
      path: document,
    }));
    expect(await refusal(() => refuseSameNames(documents))).toBeUndefined();
  });

  it('names both files of the first name that occurs twice', async () => {
    const documents = ['x/a.ann', 'x/b.ann', 'y/b.ann', 'y/a.ann'].map((path) => ({
      document: path.slice(2, 3),
      path,
    }));
    expect(await refusal(() => refuseSameNames(documents))).toBe(
      'y/b.ann: error[output/same-name]: y/b.ann and x/b.ann are both called b.\n' +
        '  help: rename one, or convert the directories one by one',
    );
  });
});
