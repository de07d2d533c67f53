import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../src/corpus/index.ts';
import { textFinder } from '../../../../src/verbs/nuggets/source-texts.ts';
import { memoryShell } from '../../../support/memory-shell.ts';

const { files } = memoryShell(
  { 'texts/a.txt': 'x', 'texts/b.tkn.txt': 'x', 'texts/c': 'x', 'secret.txt': 'x' },
  MemoryStore,
);

describe('textFinder', () => {
  it('finds texts in a directory by the names of their documents, with any of the endings in use', () => {
    const find = textFinder('texts', files);
    expect(['a', 'b', 'c', 'd'].map(find)).toEqual(['texts/a.txt', 'texts/b.tkn.txt', 'texts/c', undefined]);
  });

  it('does not leave the directory', () => {
    expect(textFinder('texts', files)('../secret')).toBeUndefined();
  });

  it('takes one text for the document of its name alone', () => {
    expect(['a', 'b'].map(textFinder('texts/a.txt', files))).toEqual(['texts/a.txt', undefined]);
  });

  it('finds texts among files, in whatever folder they are', () => {
    expect(['b', 'e'].map(textFinder(['texts/a.txt', 'texts/b.tkn.txt'], files))).toEqual([
      'texts/b.tkn.txt',
      undefined,
    ]);
  });
});
