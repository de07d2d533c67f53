import { describe, expect, it } from 'vitest';
import type { CompareReport } from '../../../../src/report/compare/report.ts';
import { compareLatex, compareMarkdown, compareText } from '../../../../src/report/compare/text.ts';
import { compareReport, compareReportWith, threeSystems } from '../../../support/compare-reports.ts';

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
      'The data cannot decide between a and b: they differ in 4 of 3 documents, and a test needs 6; a is 12.50 points of CONLL ahead.',
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
      'The data cannot decide between a and b: they differ in 4 of 3 documents, and a test needs 6; a is 12.50 points of CONLL ahead.',
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

  it('says in its caption how intervals were computed, and from how many runs', () => {
    const caption = (report: CompareReport) => /\\caption\{(.*?) Signatures/.exec(compareLatex(report))?.[1];
    const title = 'Scores in percent, with 95 \\% intervals.';
    expect(caption(compareReport)).toBe(`${title} Bootstrap over 3 documents.`);
    expect(caption(threeSystems)).toBe(
      `${title} Bootstrap over 3 documents for one run. t intervals with the variances of 3 documents and of runs for several. Scores are means over runs (a: 1 run, b: 1 run, c: 2 runs).`,
    );
    const methods = { tests: ['t'], intervals: ['t'], runs: { a: 2, b: 3 } } as const;
    expect(caption(compareReportWith({ methods }))).toBe(
      `${title} t intervals with the variances of 3 documents and of runs. Scores are means over runs (a: 2 runs, b: 3 runs).`,
    );
    expect(caption(compareReportWith({ methods: { tests: [], intervals: [], runs: { a: 1, b: 1 } } }))).toBe(
      title,
    );
  });

  it('keeps comments on one line', () => {
    expect(compareLatex(hostile)).toContain('\n\n% comparison: x\ufffd y\n\n');
  });
});
