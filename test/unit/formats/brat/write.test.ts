import { describe, expect, it } from 'vitest';
import { relationName, typeName, writeBrat } from '../../../../src/formats/brat/write.ts';

describe('names', () => {
  it('have no white space, and are never empty; those of types have no colon', () => {
    expect(['Con flict:Attack', 'a\r\nb', 'a\t\nb', ''].map(typeName)).toEqual([
      'Con_flict_Attack',
      'a_b',
      'a__b',
      '_',
    ]);
    expect(['After:x', 'a b', ''].map(relationName)).toEqual(['After:x', 'a_b', '_']);
  });
});

describe('writeBrat', () => {
  it('writes trigger, event and realis of each event, then relations', () => {
    const events = [
      {
        id: 'E7',
        type: 'Conflict:Attack',
        text: 'blew\nup',
        realis: 'Actual',
        fragments: [
          [4, 8],
          [13, 15],
        ] as const,
      },
      { id: 'E1', type: 'Life', fragments: [[20, 24]] as const, text: 'died', realis: undefined },
    ];
    expect(writeBrat(events, [{ id: 'R1', name: 'Co reference', args: ['E1', 'E7'] }])).toBe(
      [
        'T1\tConflict_Attack 4 8;13 15\tblew up',
        'E7\tConflict_Attack:T1',
        'A1\tRealis E7 Actual',
        'T2\tLife 20 24\tdied',
        'E1\tLife:T2',
        'R1\tCo_reference Arg1:E1 Arg2:E7',
        '',
      ].join('\n'),
    );
  });

  it('writes nothing for nothing', () => expect(writeBrat([], [])).toBe(''));
});
