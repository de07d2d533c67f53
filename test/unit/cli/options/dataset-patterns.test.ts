import { describe, expect, it } from 'vitest';
import { toDataset } from '../../../../src/cli/options/dataset-patterns.ts';

describe('toDataset', () => {
  it('adds a data set to those before it; a pattern may contain another =', () => {
    expect(toDataset('rest=*=*', toDataset('news=nw/*'))).toEqual([
      { name: 'news', pattern: 'nw/*' },
      { name: 'rest', pattern: '*=*' },
    ]);
  });

  it.each(['x', '=a', 'x=', ''])('refuses "%s"', (text) => {
    expect(() => toDataset(text)).toThrow("Expected NAME=PATTERN, such as news='nw/*', but found");
  });
});
