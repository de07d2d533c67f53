import { describe, expect, it } from 'vitest';
import { agreeLatex, agreeMarkdown, agreeText } from '../../../../src/report/agree/text.ts';
import { agreeReport, agreeReportWith } from '../../../support/agree-reports.ts';

const HOSTILE = 'a|b\u001b[31m\nc';
const hostile = agreeReportWith({ signature: HOSTILE });

describe('agreeText', () => {
  const parts = agreeText(agreeReport).split('\n\n');

  it('begins with the corpora and the sizes, chains as entities', () => {
    expect(parts.slice(0, 2)).toEqual([
      [
        'annotator  a/ann.conll  2 documents  4 mentions  2 entities  1 singleton',
        'annotator  a/bob.conll   1 document   1 mention  2 entities  1 singleton',
      ].join('\n'),
      'documents 1,200 (1 by all) · units 5 (3 marked by all)',
    ]);
  });

  it('has the tables below their titles, the decisions last, and then the signature', () => {
    expect(parts.slice(2).map((part) => part.split('\n')[0])).toEqual([
      "Krippendorff's α over the chains of spans",
      'Pairs of annotators, one as the key of the other: mean F1',
      'Pairs of annotators',
      'Each annotator (α MASI)',
      'Decisions that differ: 1 boundary, 1 link, the first 1',
      expect.stringMatching(/^Link AC₁ is close to 1 in long documents/),
      'signature: agree|seed:1',
    ]);
  });

  it('leaves out the decisions if there are none, and shows control characters', () => {
    expect(agreeText({ ...agreeReport, listed: 0 })).not.toContain('Decisions');
    expect(agreeText(hostile).endsWith('\n\nsignature: a|b\ufffd[31m\ufffdc\n')).toBe(true);
  });

  it('paints titles and the signature', () => {
    const mark = (left: string) => (text: string) => `${left}${text}>`;
    const paint = { bold: mark('<b '), dim: mark('<d '), red: mark('<r '), yellow: mark('<y ') };
    const painted = agreeText(agreeReport, paint);
    expect(painted).toContain('\n\n<b Pairs of annotators>\n<d Pair   ');
    expect(painted.endsWith('\n\n<d signature: agree|seed:1>\n')).toBe(true);
  });
});

describe('agreeMarkdown', () => {
  it('has a heading for each table, and the signature as code on one line', () => {
    const text = agreeMarkdown(hostile);
    expect(text.match(/^### .*$/gm)).toHaveLength(5);
    expect(text).toContain('\n| MASI | 0.500 | \\[0.250, 0.750\\] | 0.438 |\n');
    expect(text.endsWith('\n\n`signature: a|b\ufffd[31m c`\n')).toBe(true);
  });
});

describe('agreeLatex', () => {
  it('has a float for each table but the decisions, with the signature in the first caption', () => {
    const parts = agreeLatex(agreeReport).split('\n\n');
    expect(parts[0]).toBe('% needs \\usepackage{booktabs}');
    expect(parts.slice(1, 5).map((part) => /\\caption\{(.*)\}/.exec(part)?.[1])).toEqual([
      "Krippendorff's $\\alpha$ over the chains of spans. Signature: \\texttt{agree\\textbar{}\\allowbreak{}seed:\\allowbreak{}1}",
      'Pairs of annotators, one as the key of the other: mean F1.',
      'Pairs of annotators.',
      'Each annotator ($\\alpha$ MASI).',
    ]);
    expect(parts.slice(5)).toEqual(['% signature: agree|seed:1\n']);
    expect(parts[1]).toContain('\nJaccard & $-$0.125 & \\textendash{} & $-$0.125 \\\\\n');
  });
});
