import { describe, expect, it } from 'vitest';
import type { GroupPattern } from '../../../src/evaluate/group-request.ts';
import { DATASETS, groupsByPattern } from '../../../src/verbs/groups.ts';

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
