import { describe, expect, it } from 'vitest';
import { checkText } from '../../../../src/report/check/text.ts';
import { checkReport } from '../../../support/check-reports.ts';

const blocks = (...args: Parameters<typeof checkText>) => checkText(...args).split('\n\n');

describe('checkText', () => {
  it('lists problems, corpora, codes and totals', () => {
    expect(blocks(checkReport)).toEqual([
      [
        'key.conll:118:24: error[conll/unopened]: Entity 12 is closed here, but was never opened.',
        '  118 | bc/cctv/00  0  7  Corp.  12)',
        '  expected: "(12" on this line or earlier in the document',
        '  help: fix the bracket, or pass --lenient to drop this mention',
        'warning[document/extra]: Document x is in the response but not in the key.',
      ].join('\n'),
      [
        'key key.conll: 1 document, 2,000 tokens, 4 mentions, 1 entity, 0 singletons; conll: it begins with "#begin"; inclusive ends; fingerprint 0123abcd',
        'a\ufffdb.conll: nothing was read',
      ].join('\n'),
      [
        '    1  error    conll/unopened  A bracket closes nothing.',
        '1,200  warning  document/extra  A document too many.',
      ].join('\n'),
      'corefeval check: 1 error, 1,200 warnings, 0 notes\n',
    ]);
  });

  it('lists errors alone if it should be quiet, but counts all', () => {
    const [problems, , , last] = blocks(checkReport, undefined, { quiet: true });
    expect(problems).not.toContain('document/extra');
    expect(last).toBe('corefeval check: 1 error, 1,200 warnings, 0 notes\n');
  });

  it('has no block without lines', () => {
    expect(checkText({ version: '', corpora: [], problems: [], codes: [] })).toBe(
      'corefeval check: 0 errors, 0 warnings, 0 notes\n',
    );
  });

  it('has a line for each file that was fixed', () => {
    const fixed = [
      { file: 'a\n', output: 'o/a', repairs: new Map(Object.entries({ duplicates: 1, singletons: 1500 })) },
      { file: 'b', output: 'o/b', repairs: new Map() },
    ];
    expect(blocks({ ...checkReport, fixed })[3].split('\n')).toEqual([
      'fixed a\ufffd: duplicates 1 mention, singletons 1,500 mentions; written to o/a',
      'fixed b: no mention changed; written to o/b',
    ]);
  });
});
