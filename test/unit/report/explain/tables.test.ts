import { describe, expect, it } from 'vitest';
import {
  changesTable,
  conventionsTable,
  differenceTitle,
  waysOf,
} from '../../../../src/report/explain/tables.ts';
import { differenceWith, whatIf } from '../../../support/explain-answers.ts';

describe('changesTable', () => {
  it('has the change with its sign, 0.00 without one, and a dash where a score is undefined', () => {
    expect(changesTable(whatIf.changes)).toMatchObject({
      head: ['', 'now', 'if right', 'change'],
      rows: [
        ['MUC', '25.00', '50.00', '+25.00'],
        ['B³', '50.00', '50.00', '0.00'],
        ['LEA', '–', '100.00', '–'],
      ],
    });
  });

  it.each([
    [0.5, 0.25, '-25.00'],
    [0.5, 0.50004, '0.00'],
    [0.5, 0.50006, '+0.01'],
    [0.5, 0.49994, '-0.01'],
  ])('shows the change from %d to %d as %s', (now, right, shown) => {
    expect(changesTable([{ metric: 'x', label: 'X', now, right }]).rows[0][3]).toBe(shown);
  });
});

describe('waysOf', () => {
  it('introduces the ways, and says whose conventions they are', () => {
    expect(waysOf(differenceWith(3))).toEqual({
      ways: [
        {
          title: 'This number results if (as in other_tool)',
          switches: ['singletons are dropped'],
          value: '50.00',
        },
        { title: 'or if', switches: ['the number is bcub, not muc'], value: '50.00' },
        { title: 'or if', switches: ['nothing is changed'], value: '50.00' },
      ],
      more: 0,
    });
  });

  it('counts ways after the fifth', () => {
    const { ways, more } = waysOf(differenceWith(8));
    expect([ways.length, more]).toEqual([5, 3]);
    expect(waysOf(differenceWith(0))).toEqual({ ways: [], more: 0 });
  });
});

describe('a difference', () => {
  it('has a title with both numbers, and a table of conventions', () => {
    expect(differenceTitle(differenceWith(0))).toBe('muc: 40.00 here, 50.1 elsewhere');
    expect(conventionsTable(differenceWith(0))).toEqual({
      head: ['By the conventions of', 'muc'],
      rows: [['other_tool', '50.00']],
      align: ['left', 'right'],
    });
  });
});
