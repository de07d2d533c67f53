import { describe, expect, it } from 'vitest';
import { standardMetrics } from '../../../../src/metrics/index.ts';
import { bibliography } from '../../../../src/report/cite/bibliography.ts';
import { type Methods, methodsText } from '../../../../src/report/cite/citation.ts';
import {
  agreeMethods,
  analyzeMethods,
  compareMethods,
  explainMethods,
  intervalsInMethods,
  nuggetMethods,
  scoreMethods,
} from '../../../../src/report/cite/methods.ts';
import { version } from '../../../../src/version.ts';
import { compareReport, difference, threeSystems } from '../../../support/compare-reports.ts';

const metricOf = (id: string) => standardMetrics.find((metric) => metric.id === id)!;
const [muc, bcub, mentions] = ['muc', 'bcub', 'mentions'].map(metricOf);
const MUC = 'MUC (Vilain et al. 1995; Pradhan et al. 2014)';
const cited = (methods: Methods) =>
  methods.flatMap((part) => (typeof part === 'object' && 'cite' in part ? part.cite : []));

describe('scoreMethods', () => {
  it('names program, metrics with their papers, average and signature', () => {
    const sentence = scoreMethods({
      metrics: [mentions, muc, bcub],
      signature: 'm:x',
      average: 'micro',
      documents: 1200,
    });
    expect(methodsText(sentence).replace(/\(Vilain[^)]*\)|\(Bagga[^)]*\)|\([A-Z][^)]*\d{4}\)/g, '()')).toBe(
      `Scores were computed with corefeval ${version}: mention detection (), MUC () and B³ (). Counts are summed over 1,200 documents. Signature: m:x.`,
    );
    expect(cited(sentence)).toEqual([mentions, muc, bcub].flatMap(({ cite }) => cite));
  });

  it('explains the CoNLL average if its metrics were scored, and means over documents', () => {
    const text = methodsText(scoreMethods({ metrics: standardMetrics, average: 'macro', documents: 1 }));
    expect(text).toContain(
      '; the CoNLL score is the mean F1 of MUC, B³ and CEAFe (Pradhan et al. 2012). Scores are means over 1 document.',
    );
    expect(methodsText(scoreMethods({ metrics: [muc] }))).toBe(
      `Scores were computed with corefeval ${version}: ${MUC}.`,
    );
  });
});

describe('intervalMethods', () => {
  it.each([
    [
      'interval:adjusted|resamples:10000|seed:7',
      'percentile intervals at t-adjusted levels (Efron 1979; Hesterberg 2015) over documents (10000 resamples, seed 7).',
    ],
    [
      'resamples:10',
      'percentile intervals at t-adjusted levels (Efron 1979; Hesterberg 2015) over documents (10 resamples).',
    ],
    ['interval:percentile|resamples:10', 'percentile intervals (Efron 1979) over documents (10 resamples).'],
    [
      'interval:bca|resamples:10',
      'bias-corrected and accelerated intervals (Efron 1987) over documents (10 resamples).',
    ],
  ])('of %s', (signature, text) => {
    expect(methodsText(intervalsInMethods(signature))).toBe(` 95 % intervals are bootstrap ${text}`);
  });
});

describe('compareMethods', () => {
  const signature = 'resamples:10|exchanges:99';
  const textOf = (fields: object) => {
    const text = methodsText(compareMethods({ ...compareReport.comparison, signature, ...fields }));
    return text.slice(text.indexOf(' resamples).') + ' resamples).'.length);
  };

  it('names the test, and that all exchanges were tried where it is exact', () => {
    const test =
      ' Systems were compared by paired approximate randomisation over documents (Noreen 1989; Riezler and Maxwell 2005) (two-sided, 99 exchanges';
    expect(textOf({})).toBe(
      `${test}, or all of them where there are at most 20,000). Comparison: resamples:10|exchanges:99.`,
    );
    const random = { 'a - b': { conll: difference({ exact: false }) } };
    expect(textOf({ differences: random })).toBe(`${test}). Comparison: resamples:10|exchanges:99.`);
  });

  it('names the t test of runs and the correction for several pairs, and no test without pairs', () => {
    expect(textOf({ pairs: [] })).toBe(' Comparison: resamples:10|exchanges:99.');
    expect(textOf({ ...threeSystems.comparison, signature })).toBe(
      ' Systems were compared by a t test with the variances of documents and of runs, with the correction of Holm (Holm 1979) for 3 comparisons. Comparison: resamples:10|exchanges:99.',
    );
  });
});

describe('the other sentences', () => {
  it('are about errors, with links and heads if they were used', () => {
    expect(cited(analyzeMethods('x', false))).toEqual(['kummerfeld-klein-2013', 'shapley-1953']);
    expect(cited(analyzeMethods('heads:trees|x', true)).slice(2)).toEqual([
      'martschat-strube-2014',
      'collins-1999',
    ]);
    expect(
      methodsText(analyzeMethods('x', false)).endsWith(' over all sets of repaired types. Signature: x.'),
    ).toBe(true);
  });

  it('are about agreement and worked metrics', () => {
    expect(methodsText(agreeMethods('s', [muc])).endsWith(`: ${MUC}. Signature: s.`)).toBe(true);
    expect(methodsText(explainMethods([muc]))).toBe(
      `Metrics were worked out with corefeval ${version} as in the reference implementation (Pradhan et al. 2014): ${MUC}.`,
    );
  });

  it('are about events, with coreference and sequencing if they were scored', () => {
    const start = `Event nuggets were scored with corefeval ${version} by the rules of the TAC KBP task (Language Technologies Institute, Carnegie Mellon University 2015)`;
    expect(methodsText(nuggetMethods('s', { coreference: [], sequencing: false }))).toBe(
      `${start}. Signature: s.`,
    );
    expect(methodsText(nuggetMethods('s', { coreference: [muc], sequencing: true }))).toBe(
      `${start}; event coreference by ${MUC}; sequencing by temporal awareness (UzZaman and Allen 2011). Signature: s.`,
    );
  });

  it('cite only what the bibliography has', () => {
    const all = [
      scoreMethods({ metrics: standardMetrics }),
      compareMethods({ ...threeSystems.comparison, scores: {} }),
      analyzeMethods('heads:trees', true),
      agreeMethods('s', standardMetrics),
      explainMethods(standardMetrics),
      nuggetMethods('s', { coreference: standardMetrics, sequencing: true }),
    ];
    expect(all.flatMap(cited).filter((key) => !bibliography.has(key))).toEqual([]);
  });
});
