import { describe, expect, it } from 'vitest';
import type { DocumentPair } from '../../../src/corpus/pair-files.ts';
import type { GroupPattern } from '../../../src/evaluate/group-request.ts';
import type { InputError } from '../../../src/problems/problem.ts';
import { DATASETS, groupsByPattern, groupsOf } from '../../../src/verbs/groups.ts';

const datasetsByPattern = (documents: readonly string[], patterns: readonly GroupPattern[]) =>
  groupsByPattern(documents, patterns, DATASETS);

/** Data sets by name, as `NAME=PATTERN`. */
const patterns = (...texts: readonly string[]) =>
  texts.map((text) => {
    const [name, pattern] = text.split('=');
    return { name, pattern };
  });

describe('groupsByPattern', () => {
  it('matches names of documents; the first pattern wins', () => {
    const names = ['nw/wsj/01.x', 'bc/01.x', 'nw/wsj/10.x', 'nw/0.x', 'nw/a/b/00.x'];
    expect(datasetsByPattern(names, patterns('news=nw/*/0*.x', 'rest=*'))).toEqual([
      { name: 'news', documents: [0, 4] },
      { name: 'rest', documents: [1, 2, 3] },
    ]);
  });

  it('does not use a character twice', () => {
    expect(datasetsByPattern(['aba', 'abba'], patterns('x=ab*ba', 'y=aba'))).toEqual([
      { name: 'x', documents: [1] },
      { name: 'y', documents: [0] },
    ]);
  });

  it('matches CoNLL names with and without the part', () => {
    const names = ['(a/1); part 000', '(a/1); part 001', '(b); part 000'];
    expect(datasetsByPattern(names, patterns('x=(a/1); part 001', 'y=a/*', 'z=b'))).toEqual([
      { name: 'x', documents: [1] },
      { name: 'y', documents: [0] },
      { name: 'z', documents: [2] },
    ]);
  });

  it('refuses a document that is in no data set', () => {
    expect(() => datasetsByPattern(['a', 'b'], patterns('x=a'))).toThrow('Document "b" is in no data set.');
  });
});

describe('groupsOf', () => {
  const keyOf = (id: string) => ({ id });
  const pairsOf = (...ids: string[]) => ids.map((id) => ({ id, key: keyOf(id) }) as never as DocumentPair);
  const key = { path: 'gold', files: [] };

  it('forms groups of genres, sorted', () => {
    expect(groupsOf('genre', pairsOf('GUM_news_x', 'GUM_bio_y', 'GUM_news_z'), key)).toEqual([
      { name: 'bio', documents: [1] },
      { name: 'news', documents: [0, 2] },
    ]);
  });

  it('says that names show no genre', () => {
    expect(() => groupsOf('genre', pairsOf('x', 'y'), key)).toThrow(
      'The names of the documents do not show genres.',
    );
  });

  it('forms groups of folders, sorted; the path itself is a point', () => {
    const pairs = pairsOf('1', '2', '3');
    const files = [
      { name: 'z/1.conll', documents: [pairs[0].key] },
      { name: '2.conll', documents: [pairs[1].key] },
      { name: 'a/b/3.conll', documents: [pairs[2].key] },
    ] as never;
    expect(groupsOf('folder', pairs, { path: 'gold', files })).toEqual([
      { name: '.', documents: [1] },
      { name: 'a/b', documents: [2] },
      { name: 'z', documents: [0] },
    ]);
  });

  it('refuses a group without documents, with its patterns', () => {
    try {
      groupsOf(patterns('a=x*', 'b=y*', 'b=z*'), pairsOf('x1'), key);
      expect.unreachable();
    } catch (error) {
      expect((error as InputError).problems).toMatchObject([
        {
          code: 'group/empty',
          file: 'gold',
          message: 'No document belongs to the group "b".',
          expected: 'a document whose name is like y* or z*',
        },
      ]);
    }
  });

  it('refuses a document in no group', () => {
    expect(() => groupsOf(patterns('a=x*'), pairsOf('x1', 'y'), key)).toThrow('Document "y" is in no group.');
  });
});
