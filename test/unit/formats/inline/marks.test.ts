import { describe, expect, it } from 'vitest';
import { MarkList } from '../../../../src/formats/inline/marks.ts';

describe('MarkList', () => {
  it('has pairs and mentions without words in the order of the text', () => {
    const list = new MarkList();
    list.open({ start: 0, end: 1 });
    list.open({ start: 4, end: 5, label: 'in' });
    const inner = list.pop();
    expect(inner).toEqual({ start: 4, end: 5, label: 'in', kind: 'open' });
    list.pair(inner as NonNullable<typeof inner>, { start: 7, end: 8 });
    const outer = list.pop();
    list.pair(outer as NonNullable<typeof outer>, { start: 9, end: 10, label: 'out' });
    list.zero({ start: 2, end: 3, label: 'none' });
    expect(list.marks).toEqual([
      { start: 0, end: 1, kind: 'open' },
      { start: 2, end: 3, label: 'none', kind: 'zero' },
      { start: 4, end: 5, label: 'in', kind: 'open' },
      { start: 7, end: 8, kind: 'close' },
      { start: 9, end: 10, label: 'out', kind: 'close' },
    ]);
  });

  it('returns each mark that is still open once, and none if nothing is open', () => {
    const list = new MarkList();
    expect([list.pop(), list.left()]).toEqual([undefined, []]);
    list.open({ start: 0, end: 1, literal: true });
    list.open({ start: 3, end: 4 });
    expect(list.left()).toEqual([
      { start: 0, end: 1, literal: true, kind: 'open' },
      { start: 3, end: 4, kind: 'open' },
    ]);
    expect([list.left(), list.marks]).toEqual([[], []]);
  });

  it('lists marks without a partner apart from the others', () => {
    const list = new MarkList();
    list.lone('inline/unopened', 5, 9);
    expect([list.faults, list.marks]).toEqual([[{ code: 'inline/unopened', start: 5, end: 9 }], []]);
  });
});
