import { describe, expect, it } from 'vitest';
import {
  differenceText,
  explainText,
  signaturesText,
  whatIfText,
} from '../../../../src/report/explain/text.ts';
import { differenceWith, explanationWith, whatIf } from '../../../support/explain-answers.ts';

describe('explainText', () => {
  it('has the partitions, the mentions of one side alone, and each fraction in three lines', () => {
    expect(explainText(explanationWith(2))).toBe(`Document d_1\ufffd

Key: 1 entity
  K1 = {she, a*b}  (<0>)
Response: 1 entity
  R1 = {she}  (7)
Missing in the response: a*b

X
  p(K1) = {she}
  R = Σ a / Σ b
    = (1 + 1) / 4
    = 2 / 4 = 0.5000
  P = c / d
    = 0 / 0
    = 0 / 0 = –
  F₁ = 2PR / (P + R) = –
`);
  });

  it('shortens long sums and lists', () => {
    expect(explainText(explanationWith(12))).toContain(`\n    = (${'1 + '.repeat(11)}1) / 24\n`);
    const text = explainText(explanationWith(14));
    expect(text).toContain(`\n    = (${'1 + '.repeat(12)}… (2 more)) / 28\n    = 14 / 28 = 0.5000\n`);
    const short = explainText(explanationWith(3), { terms: 1, entities: 0 });
    expect(short).toContain('Key: 1 entity\n  … and 1 more\nResponse: 1 entity\n  … and 1 more\n');
    expect(short).toContain('\nX\n  … and 1 more\n  R = ');
    expect(short).toContain('    = (1 + … (2 more)) / 6\n');
  });
});

describe('the other answers', () => {
  it('are what one mention changes', () => {
    expect(whatIfText(whatIf)).toBe(`Document d: mention "a_b"
  It is missing.
  It is right already.

       now  if right  change
MUC  25.00     50.00  +25.00
B³   50.00     50.00    0.00
LEA      –    100.00       –
`);
    expect(whatIfText({ ...whatIf, isRight: false })).not.toContain('right already');
  });

  it('are the ways to a number, or that there is none', () => {
    expect(differenceText(differenceWith(2)).split('\n').slice(0, 8)).toEqual([
      'muc: 40.00 here, 50.1 elsewhere',
      '',
      'This number results if (as in other_tool)',
      '  - singletons are dropped',
      '  = 50.00',
      'or if',
      '  - the number is bcub, not muc',
      '  = 50.00',
    ]);
    expect(differenceText(differenceWith(0))).toBe(`muc: 40.00 here, 50.1 elsewhere

No set of up to three switches gives this number.

By the conventions of    muc
other_tool             50.00
`);
    expect(differenceText(differenceWith(7))).toContain('\n… and 2 more ways\n');
  });

  it('are what differs between signatures', () => {
    expect(signaturesText([])).toBe('The signatures are the same: the numbers can be compared.\n');
    const difference = {
      name: 'match',
      first: undefined,
      second: 'head\u001b',
      meaning: 'when a mention matches',
    };
    expect(signaturesText([difference])).toBe('match: default and head\ufffd\n  when a mention matches\n');
  });
});
