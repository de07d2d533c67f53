import { describe, expect, it } from 'vitest';
import type { IndexedFile } from '../../../src/corpus/index-corpus.ts';
import { UnreadDocument } from '../../../src/corpus/located-document.ts';
import { chosenPairs, pairByFile, refuseSeveralSystems } from '../../../src/corpus/pair-files.ts';
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
  const pairs = pairByFile(keys, responses, ({ name }) => name, report);
  return { pairs, codes: problems.map(({ code, file: at }) => [code, at]) };
};

describe('pairByFile', () => {
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

describe('chosenPairs', () => {
  const { pairs } = pairsOf([file('a', '1', '2')], [file('a', '1', '2')]);

  it('has the pairs with a name, and reports their problems only', () => {
    const { problems, report } = collectProblems();
    const about = (id: string) => ({ code: 'x', severity: 'warning', message: id, document: id }) as const;
    const found = ['(1); part 000', '(2); part 000'].map(about);
    expect(chosenPairs(pairs, found as never, ['2'], 'key', report).map(({ id }) => id)).toEqual([
      '(2); part 000',
    ]);
    expect(problems.map(({ message }) => message)).toEqual(['(2); part 000']);
  });

  it('refuses a name that no document has', () => {
    expect(() => chosenPairs(pairs, [], ['2', '9'], 'key', () => {})).toThrow(
      'Document 9 is not in the key.',
    );
  });
});
