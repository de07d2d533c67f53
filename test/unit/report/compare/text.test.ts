import { describe, expect, it } from 'vitest';
import { compareLatex, compareMarkdown, compareText } from '../../../../src/report/compare/text.ts';
import { compareReport, compareReportWith } from '../../../support/compare-reports.ts';

const LEGEND = [
  'Test: exact, or the number of random exchanges; t: with the variance of runs.',
  'Documents: those in which the first system is higher/equal/lower.',
  'd: difference over its standard deviation. Needed: documents for a power of 80 %.',
];
const hostile = compareReportWith({ signature: 'x\u001b\ny' });

describe('compareText', () => {
  const parts = compareText(compareReport).split('\n\n');

  it('has the corpora, the tables, the legend and both signatures', () => {
    expect(parts[0].split('\n')).toEqual([
      'key       key.conll  3 documents  12 mentions  4 entities  1 singleton',
      'response  a.conll    3 documents  12 mentions  4 entities  1 singleton',
      'response  b.conll    3 documents    1 mention  4 entities  1 singleton',
    ]);
    expect(parts.slice(1, 3).map((part) => part.split('\n')[0])).toEqual([
      'Scores in percent, with 95 % intervals',
      'a - b, in points',
    ]);
    expect(parts.slice(3)).toEqual([
      LEGEND.join('\n'),
      'comparison: bootstrap|seed:1\nsignature: metrics:all|key:01\n',
    ]);
  });

  it('needs no legend without pairs, and shows control characters', () => {
    expect(compareText(compareReportWith({ pairs: [] }))).not.toContain(LEGEND[0]);
    expect(compareText(hostile)).toContain('\n\ncomparison: x\ufffd\ufffdy\nsignature: ');
  });
});

describe('compareMarkdown', () => {
  it('has the tables and both signatures as code', () => {
    const parts = compareMarkdown(hostile).split('\n\n');
    expect(parts.map((part) => part.split('\n')[0])).toEqual([
      '### Scores in percent, with 95 % intervals',
      '|  | a Score | a 95 % | b Score | b 95 % |',
      '### a - b, in points',
      '|  | Difference | 95 % | p | Test | Documents | d | Needed |',
      '`comparison: x\ufffd y`',
      '`signature: metrics:all|key:01`',
    ]);
  });
});

describe('compareLatex', () => {
  it('says in the captions how the numbers were computed', () => {
    const text = compareLatex(compareReport);
    expect([...text.matchAll(/\\caption\{(.*)\}/g)].map(([, caption]) => caption)).toEqual([
      'Scores in percent, with 95 \\% intervals. Bootstrap over 3 documents. Signatures: \\texttt{bootstrap\\textbar{}\\allowbreak{}seed:\\allowbreak{}1}; \\texttt{metrics:\\allowbreak{}all\\textbar{}\\allowbreak{}key:\\allowbreak{}01}',
      `a - b, in points. ${LEGEND.join(' ').replace('%', '\\%')}`,
    ]);
    expect(text.startsWith('% needs \\usepackage{booktabs}\n\n')).toBe(true);
    expect(text.endsWith('\n\n% comparison: bootstrap|seed:1\n\n% signature: metrics:all|key:01\n')).toBe(
      true,
    );
  });

  it('keeps comments on one line', () => {
    expect(compareLatex(hostile)).toContain('\n\n% comparison: x\ufffd y\n\n');
  });
});
