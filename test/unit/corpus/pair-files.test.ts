import { describe, expect, it } from 'vitest';
import type { IndexedFile } from '../../../src/corpus/index-corpus.ts';
import { UnreadDocument } from '../../../src/corpus/located-document.ts';
import { pairChosen, pairFiles, refuseSeveralSystems } from '../../../src/corpus/pair-files.ts';
import { collectProblems } from '../../support/collect-problems.ts';
import { bytesOf } from '../../support/conll.ts';
import { sourceOf } from '../../support/cut-reading.ts';

function file(name: string, ...ids: readonly string[]): IndexedFile {
  const source = sourceOf(bytesOf(''));
  return {
    name,
    source: {
      ...source,
      store: { ...source.store, name, size: 0, path: undefined, read: () => bytesOf('') },
    },
    documents: ids.map((id) => new UnreadDocument(`(${id}); part 000`, 0, 1, source, 1)),
  } as unknown as IndexedFile;
}

const pairsOf = (keys: readonly IndexedFile[], responses: readonly IndexedFile[]) => {
  const { problems, report } = collectProblems();
  const pairs = pairFiles(keys, responses, report);
  return { pairs, codes: problems.map(({ code, file: at }) => [code, at]) };
};

describe('pairFiles', () => {
  it('pairs documents by their names alone where a side has one file', () => {
    const { pairs, codes } = pairsOf([file('a', '1', '2')], [file('x', '2'), file('y', '1')]);
    expect(pairs.map(({ id, response }) => id === response?.id)).toEqual([true, true]);
    expect(codes).toEqual([]);
  });

  it('pairs files by their names without endings, where no names are equal', () => {
    const { pairs } = pairsOf(
      [file('a.gold_conll', '1'), file('b.gold_conll', '1')],
      [file('a.auto_conll', '1'), file('b.auto_conll', '1')],
    );
    expect(pairs.map(({ id, response }) => [id, response !== undefined])).toEqual([
      ['a.gold_conll (1); part 000', true],
      ['b.gold_conll (1); part 000', true],
    ]);
  });

  it('pairs the documents of files with the same name only', () => {
    const { pairs, codes } = pairsOf(
      [file('a', '1', '2'), file('b', '3')],
      [file('c', '3'), file('a', '2', '1')],
    );
    expect(pairs.map(({ id, response }) => [id, response?.id])).toEqual([
      ['(1); part 000', '(1); part 000'],
      ['(2); part 000', '(2); part 000'],
      ['(3); part 000', undefined],
    ]);
    expect(codes.slice(0, 2)).toEqual([
      ['file/unpaired', 'c'],
      ['file/unpaired', 'b'],
    ]);
  });

  it('names documents with their files where their names are not unique', () => {
    const { pairs } = pairsOf([file('a', '1'), file('b', '1')], [file('a', '1'), file('b', '1')]);
    expect(pairs.map(({ id }) => id)).toEqual(['a (1); part 000', 'b (1); part 000']);
  });
});

describe('refuseSeveralSystems', () => {
  it('refuses a file all of whose documents are in others', () => {
    expect(() => refuseSeveralSystems([file('a', '1', '2'), file('b', '2', '1')])).toThrow(
      'a and b have the same documents, such as (2); part 000, but one argument is one system.',
    );
  });

  it('accepts files that have some documents in common, and one file', () => {
    expect(() => refuseSeveralSystems([file('a', '1', '2'), file('b', '2', '3')])).not.toThrow();
    expect(() => refuseSeveralSystems([file('a', '1', '1')])).not.toThrow();
  });
});

describe('pairChosen', () => {
  const key = { path: 'key', files: [file('a', '1', '2', '3')] };
  const response = { files: [file('a', '1')] };
  const chosen = (names: readonly string[] | undefined) => {
    const { problems, report } = collectProblems();
    const pairs = pairChosen(key, response, names, report);
    return { ids: pairs.map(({ id }) => id), missing: problems.map(({ document }) => document) };
  };

  it('has the pairs with a name, and reports their problems only', () => {
    expect(chosen(['1', '2'])).toEqual({
      ids: ['(1); part 000', '(2); part 000'],
      missing: ['(2); part 000'],
    });
  });

  it('has all pairs if no names are given', () => {
    expect(chosen(undefined)).toMatchObject({ missing: ['(2); part 000', '(3); part 000'] });
  });

  it('refuses a name that no document has', () => {
    expect(() => chosen(['2', '9'])).toThrow('Document 9 is not in the key.');
  });
});
