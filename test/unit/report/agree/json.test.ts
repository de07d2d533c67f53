import { describe, expect, it } from 'vitest';
import { agreeJson } from '../../../../src/report/agree/json.ts';
import { version } from '../../../../src/version.ts';
import { agreeReport, agreeReportWith } from '../../../support/agree-reports.ts';

describe('agreeJson', () => {
  const value = JSON.parse(agreeJson(agreeReport));

  it('names its schema, the signature and the version first', () => {
    expect(Object.entries(value).slice(0, 3)).toEqual([
      ['schema', 'corefeval/agree/1'],
      ['signature', 'agree|seed:1'],
      ['version', version],
    ]);
  });

  it('has the numbers in full precision, null for undefined ones', () => {
    expect(value.alpha.nominal.alpha).toBeNull();
    expect(value.disagreements[0].distance).toBe(2 / 3);
    expect(value.means).toEqual(agreeReport.agreement.means);
  });

  it('adds the path of each annotator after its name', () => {
    expect(value.annotators.map((annotator: object) => Object.entries(annotator).slice(0, 3))).toEqual([
      [
        ['name', 'ann'],
        ['path', 'a/ann.conll'],
        ['documents', 2],
      ],
      [
        ['name', 'bob'],
        ['path', 'a/bob.conll'],
        ['documents', 1],
      ],
    ]);
  });

  it('gives all disagreements, files by their names and only where they are known', () => {
    expect(value.disagreements).toHaveLength(2);
    expect(value.disagreements[0].values).toEqual([
      { annotator: 'ann', chain: null, size: 0 },
      { annotator: 'bob', chain: '7', size: 2, line: 12, file: 'bob.conll' },
    ]);
  });

  it('gives all decisions that differ, with the spans and antecedents of the annotators', () => {
    expect(value.decisions).toHaveLength(2);
    expect(value.decisions[0].values[0].span).toEqual({
      start: 4,
      end: 6,
      text: 'big dog',
      line: 7,
      file: 'ann.conll',
    });
    expect(value.decisions[1].values).toEqual([
      { annotator: 'ann', chain: '1', size: 3, span: { start: 8, end: 9 }, antecedent: { start: 0, end: 1 } },
    ]);
  });

  it('lists warnings with their pages, and escapes control characters', () => {
    expect(value.warnings).toEqual([
      {
        code: 'document/extra',
        message: 'Document x is in the response but not in the key.',
        page: 'docs/errors/scoring.md#documentextra',
      },
    ]);
    const text = agreeJson(agreeReportWith({ signature: 'a\x9bb\u001b' }));
    expect(text).toContain('"signature": "a\\u009bb\\u001b"');
    expect(text.endsWith('}\n')).toBe(true);
  });
});
