import type { Agreement } from '../../src/agree/index.ts';
import type { AgreeReport } from '../../src/report/agree/report.ts';
import { warning } from './example-problems.ts';

type Alpha = Agreement['alpha']['masi'];

const alphaOf = (
  alpha: number | null,
  interval: Alpha['interval'] = null,
  pooled: number | null = alpha,
): Alpha => ({
  values: 8,
  observedSum: 1,
  expectedSum: 2,
  alpha,
  interval,
  pooled: { observed: 0.25, expected: 0.5, alpha: pooled },
  documents: [],
});

const summary = { documents: 2, missing: [], mentions: 4, chains: 2, singletons: 1 };

/** An agreement of two annotators with one decision that is listed and one that is only counted; numbers are made up. */
export const agreeReport: AgreeReport = {
  agreement: {
    signature: 'agree|seed:1',
    unmarked: 'singleton',
    distance: 'masi',
    documents: { all: 1200, compared: 2, byAll: 1 },
    units: { all: 5, markedByAll: 3 },
    alpha: {
      masi: alphaOf(0.5, [0.25, 0.75], 0.4375),
      jaccard: alphaOf(-0.125),
      dice: alphaOf(1),
      passonneau: alphaOf(0),
      nominal: alphaOf(null),
    },
    annotators: [
      { name: 'ann', ...summary, meanAlpha: 0.5, alphaWithout: null },
      {
        name: 'bob',
        ...summary,
        documents: 1,
        missing: ['e'],
        mentions: 1,
        meanAlpha: 0.5,
        alphaWithout: 0.25,
      },
    ],
    pairs: [
      {
        annotators: ['ann', 'bob'],
        documents: 1,
        scores: { muc: 0.625, conll: null },
        linkKappa: 0.375,
        linkAc1: 0.875,
        alpha: { masi: 0.5, jaccard: null, dice: null, passonneau: null, nominal: null },
      },
    ],
    means: {
      muc: { mean: 0.625, min: 0.5, max: 0.75, interval: [0.25, 1] },
      linkKappa: { mean: 0.375, min: null, max: 0.375, interval: null },
      linkAc1: { mean: 0.875, min: 0.875, max: 0.875, interval: null },
    },
    linkAc1: { value: 0.5, interval: null },
    disagreements: [
      {
        document: 'd',
        start: 3,
        end: 5,
        text: 'the dog',
        distance: 2 / 3,
        values: [
          { annotator: 'ann', chain: null, size: 0 },
          { annotator: 'bob', chain: '7', size: 2, file: { name: 'bob.conll', start: 90 }, line: 12 },
        ],
      },
      { document: 'e', start: 0, end: 1, distance: 0.5, values: [{ annotator: 'ann', chain: '1', size: 3 }] },
    ],
    decisions: [
      {
        document: 'd',
        decision: 'boundary',
        start: 3,
        end: 6,
        text: 'the big dog',
        values: [
          {
            annotator: 'ann',
            span: { start: 4, end: 6, text: 'big dog', file: { name: 'ann.conll', start: 0 }, line: 7 },
            chain: '1',
            size: 3,
          },
          { annotator: 'bob', span: { start: 3, end: 6, text: 'the big dog' }, chain: '7', size: 2 },
        ],
      },
      {
        document: 'e',
        decision: 'link',
        start: 8,
        end: 9,
        values: [
          {
            annotator: 'ann',
            span: { start: 8, end: 9 },
            chain: '1',
            size: 3,
            antecedent: { start: 0, end: 1 },
          },
        ],
      },
    ],
    warnings: [warning],
  },
  paths: ['a/ann.conll', 'a/bob.conll'],
  metrics: [{ id: 'muc', headline: 'f1' }],
  labelOf: (metric) => `<${metric}>`,
  listed: 1,
};

/** The same with other fields of the agreement. */
export const agreeReportWith = (fields: Partial<Agreement>): AgreeReport => ({
  ...agreeReport,
  agreement: { ...agreeReport.agreement, ...fields },
});
