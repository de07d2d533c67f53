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

  const whole = (fields: object) =>
    methodsText(compareMethods({ ...compareReport.comparison, signature, ...fields }));
  const bootstrap =
    'bootstrap percentile intervals at t-adjusted levels (Efron 1979; Hesterberg 2015) over documents (10 resamples)';
  const byT = 't intervals with the variances of documents (jackknife) and of runs (Satterthwaite 1946)';
  const tTest = 'by a t test with the variances of documents and of runs (Satterthwaite 1946)';
  const comparison = ' Comparison: resamples:10|exchanges:99.';

  it('names t intervals, the t test and the numbers of runs where every system has several', () => {
    const methods = { tests: ['t'], intervals: ['t'], runs: { a: 3, b: 5 } };
    expect(whole({ methods })).toBe(
      ` Scores are means over runs (a: 3 runs, b: 5 runs). 95 % intervals are ${byT}. Systems were compared ${tTest}.${comparison}`,
    );
  });

  it('names both where only some have several, and the correction for several pairs', () => {
    expect(whole({ ...threeSystems.comparison, signature })).toBe(
      ` Scores are means over runs (a: 1 run, b: 1 run, c: 2 runs). 95 % intervals are ${bootstrap} for one run, and ${byT} where there are several. ` +
        'Systems were compared by paired approximate randomisation over documents (Noreen 1989; Riezler and Maxwell 2005) ' +
        `(two-sided, 99 exchanges, or all of them where there are at most 20,000) and, where one of two has several runs, ${tTest}, ` +
        `with the correction of Holm (Holm 1979) for 3 comparisons.${comparison}`,
    );
  });

  it('names no test and no interval where there were none', () => {
    const runs = { a: 1, b: 1 };
    expect(textOf({ pairs: [], methods: { tests: [], intervals: ['adjusted'], runs } })).toBe(comparison);
    expect(whole({ methods: { tests: [], intervals: [], runs } })).toBe(
      ` There are no intervals: a single document cannot be resampled.${comparison}`,
    );
    expect(methodsText(intervalsInMethods('interval:none|documents:1'))).toBe(
      ' There are no intervals: a single document cannot be resampled.',
    );
  });

  it('names data sets, and the limit below which all exchanges are tried', () => {
    const text = whole({ signature: 'resamples:10|exchanges:99|exact:1024|datasets:2' });
    expect(text).toContain('over the documents of each data set (10 resamples).');
    expect(text).toContain('randomisation over documents within each data set (Noreen');
    expect(text).toContain('where there are at most 1,024)');
    expect(methodsText(scoreMethods({ metrics: [muc], average: 'micro', documents: 12, datasets: 2 }))).toBe(
      `Scores were computed with corefeval ${version}: ${MUC}. Counts are summed over the documents of each data set, and scores are averaged over 2 data sets (12 documents).`,
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
