import { describe, expect, it } from 'vitest';
import { datasetsOf, toDataset } from '../../../../src/cli/options/dataset-patterns.ts';

describe('data sets of the command line', () => {
  it('match names of documents; the first one wins', () => {
    const patterns = ['news=nw/*/0*.x', 'rest=*'].reduce(
      (others: ReturnType<typeof toDataset>, text) => toDataset(text, others),
      [],
    );
    const names = ['nw/wsj/01.x', 'bc/01.x', 'nw/wsj/10.x', 'nw/0.x', 'nw/a/b/00.x'];
    expect(datasetsOf(names, patterns)).toEqual([
      { name: 'news', documents: [0, 4] },
      { name: 'rest', documents: [1, 2, 3] },
    ]);
    expect(datasetsOf(names, [])).toBeUndefined();
  });

  it('do not use a character twice', () => {
    expect(datasetsOf(['aba', 'abba'], [...toDataset('x=ab*ba'), ...toDataset('y=aba')])).toEqual([
      { name: 'x', documents: [1] },
      { name: 'y', documents: [0] },
    ]);
  });

  it('match CoNLL names with and without the part', () => {
    const names = ['(a/1); part 000', '(a/1); part 001', '(b); part 000'];
    expect(
      datasetsOf(names, [...toDataset('x=(a/1); part 001'), ...toDataset('y=a/*'), ...toDataset('z=b')]),
    ).toEqual([
      { name: 'x', documents: [1] },
      { name: 'y', documents: [0] },
      { name: 'z', documents: [2] },
    ]);
  });

  it('are complete', () => {
    expect(() => datasetsOf(['a', 'b'], toDataset('x=a'))).toThrow('Document "b" is in no data set.');
    expect(() => toDataset('x')).toThrow('Expected NAME=PATTERN');
    expect(() => toDataset('=a')).toThrow('Expected NAME=PATTERN');
  });
});
