import { describe, expect, it } from 'vitest';
import { readTbf } from '../../../../src/formats/tbf/read.ts';
import { refuseTokenSpans } from '../../../../src/nuggets/convert/refuse-token-spans.ts';
import { collectProblems } from '../../../support/collect-problems.ts';

/** The message about mentions of which only span and text are given. */
function refused(...mentions: [span: string, text: string][]): string | undefined {
  const { problems, report } = collectProblems();
  const lines = mentions.map(([span, text], i) => `s\td\tE${i + 1}\t${span}\t${text}\tLife_Die\tActual`);
  const source = ['#BeginOfDocument d', ...lines, '#EndOfDocument'].join('\n');
  refuseTokenSpans({ name: 'a.tbf', documents: readTbf({ name: 'a.tbf', text: source }, report) }, report);
  return problems[0]?.message;
}

describe('refuseTokenSpans', () => {
  it('lets character spans pass, also some that are too short or broken', () => {
    expect(refused(['4,8;13,16', 'made way'], ['20,24', 'died'], ['32,33', 'nominating'])).toBeUndefined();
    expect(refused(['20,24', 'died'], ['30,34', 'dead'], ['12', 'x'])).toBeUndefined();
    expect(refused(['0,4', '-'], ['0,4', ''])).toBeUndefined();
    expect(refused()).toBeUndefined();
  });

  it.each([
    [[['12', 'died']]],
    [[['t3,t5', 'way made']]],
    [
      [
        ['3,4', 'took place'],
        ['7,9', 'made way'],
      ],
    ],
    [
      [
        ['3,4,5', 'a b c'],
        ['3,10', 'cut off'],
        ['8', 'x'],
      ],
    ],
  ] as [string, string][][][])('finds tokens in %j', (mentions) => {
    expect(refused(...mentions)).toMatch(/spans are token ids, not characters; the first is/);
  });
});
