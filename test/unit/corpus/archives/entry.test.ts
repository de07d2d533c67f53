import { expect, it } from 'vitest';
import { type ArchiveEntry, bytesAt, nameText, plainEntries } from '../../../../src/corpus/archives/entry.ts';
import { MemoryStore } from '../../../../src/corpus/shell.ts';

const entry = (name: string): ArchiveEntry => ({ name, range: () => [0, 0] });
const plain = (...names: string[]) => plainEntries('a.zip', names.map(entry)).map(({ name }) => name);

it('plainEntries gives files plain names', () => {
  expect(plain('/a//b.txt', './c.txt', 'd\\e.txt', 'folder/', '__MACOSX/._a', '.')).toEqual([
    'a/b.txt',
    'c.txt',
    'd/e.txt',
  ]);
});

it('plainEntries refuses names that lead out of the archive, and one name twice', () => {
  expect(() => plain('a/../../b')).toThrow('the name "a/../../b" leads out of it');
  expect(() => plain('..\\b')).toThrow('leads out of it');
  expect(() => plain('a', './a')).toThrow('two files are called "a"');
});

it('nameText reads names that are not UTF-8', () => {
  expect([nameText(Buffer.from('é')), nameText(Buffer.from('é', 'latin1'))]).toEqual(['é', 'é']);
});

it('bytesAt refuses a range that is not there', () => {
  expect(() => bytesAt(new MemoryStore('a', new Uint8Array(3)), 2, 2)).toThrow('it ends too early');
});
