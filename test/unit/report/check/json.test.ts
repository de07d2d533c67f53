import { describe, expect, it } from 'vitest';
import { checkJson } from '../../../../src/report/check/json.ts';
import { checkReport } from '../../../support/check-reports.ts';

describe('checkJson', () => {
  const value = JSON.parse(checkJson(checkReport));

  it('has the number of problems of each severity, also of those that are not listed', () => {
    expect(value).toMatchObject({
      schema: 'corefeval/check/1',
      version: '9.9.9',
      errors: 1,
      warnings: 1200,
      notes: 0,
    });
    expect(value.codes).toEqual(checkReport.codes);
  });

  it('has the sizes and formats of corpora, and the mean length of mentions or null', () => {
    expect(value.corpora[0]).toEqual({
      path: 'key.conll',
      side: 'key',
      format: 'conll',
      formats: checkReport.corpora[0].origins,
      fingerprint: '0123abcd',
      documents: 1,
      tokens: 2000,
      mentions: 4,
      entities: 1,
      singletons: 0,
      gaps: 0,
      meanMentionLength: 2.5,
    });
    expect(value.corpora[1]).toMatchObject({ format: '', formats: [], meanMentionLength: null });
    expect('side' in value.corpora[1]).toBe(false);
  });

  it('has each problem with severity, place, expectation and excerpt', () => {
    expect(value.problems).toEqual([
      {
        severity: 'error',
        code: 'conll/unopened',
        message: 'Entity 12 is closed here, but was never opened.',
        file: 'key.conll',
        line: 118,
        column: 24,
        help: 'fix the bracket, or pass --lenient to drop this mention',
        page: 'docs/errors/formats.md#conllunopened',
        expected: '"(12" on this line or earlier in the document',
        excerpt: 'bc/cctv/00  0  7  Corp.  12)',
      },
      expect.objectContaining({ severity: 'warning', code: 'document/extra' }),
    ]);
  });

  it('has the repairs of each file if there were any', () => {
    expect('fixed' in value).toBe(false);
    const fixed = [{ file: 'a', output: 'o/a', repairs: new Map([['duplicates', 2]]) }];
    expect(JSON.parse(checkJson({ ...checkReport, fixed })).fixed).toEqual([
      { file: 'a', output: 'o/a', repairs: [{ policy: 'duplicates', mentions: 2 }] },
    ]);
  });
});
