import type { Comparison, DifferenceEstimate, ScoreEstimate } from '../../src/compare/index.ts';
import { noFacts } from '../../src/evaluate/facts.ts';
import type { CompareReport } from '../../src/report/compare/report.ts';
import { warning } from './example-problems.ts';

const score = (value: number | null, interval: ScoreEstimate['interval'] = null): ScoreEstimate => ({
  value,
  interval,
  standardError: null,
});

/** A difference whose p was computed from all exchanges; the numbers are made up. */
export const difference = (fields: Partial<DifferenceEstimate> = {}): DifferenceEstimate => ({
  value: 0.125,
  interval: [-0.25, 0.5],
  standardError: 0.1,
  test: 'randomisation',
  p: 0.0625,
  exact: true,
  holm: 0.125,
  randomisation: { differing: 4, exact: true, count: 1, of: 16, p: 0.0625 },
  effect: { sd: 0.5, d: 0.25, documentsNeeded: 1234, wins: [2, 1, 0] },
  ...fields,
});

const facts = { ...noFacts, documents: 3, tokens: 30, mentions: 12, entities: 4, singletons: 1 };

/** A report on two systems and two statistics. */
export const compareReport: CompareReport = {
  comparison: {
    signature: 'bootstrap|seed:1',
    methods: { tests: ['randomisation'], intervals: ['adjusted'], runs: { a: 1, b: 1 } },
    documents: 3,
    systems: ['a', 'b'],
    statistics: ['conll', 'muc'],
    pairs: [['a', 'b']],
    scores: {
      a: { conll: score(0.625, [0.5, 0.75]), muc: score(0.5) },
      b: { conll: score(0.5, [0.25, 0.625]), muc: score(null) },
    },
    differences: {
      'a - b': {
        conll: difference(),
        muc: difference({
          value: null,
          interval: null,
          test: null,
          p: null,
          holm: null,
          randomisation: null,
          effect: null,
        }),
      },
    },
    ranks: {},
    standings: {},
    adjusted: null,
    warnings: [warning],
  },
  signature: 'metrics:all|key:01',
  key: { path: 'key.conll', facts },
  runs: [
    { system: 'a', path: 'a.conll', facts },
    { system: 'b', path: 'b.conll', facts: { ...facts, mentions: 1 } },
  ],
  metric: 'conll',
  labelOf: (statistic) => statistic.toUpperCase(),
  average: 'micro',
  datasets: [],
};

/** The same with other fields of the comparison. */
export const compareReportWith = (fields: Partial<Comparison>): CompareReport => ({
  ...compareReport,
  comparison: { ...compareReport.comparison, ...fields },
});

const pairs = [
  ['a', 'b'],
  ['a', 'c'],
  ['b', 'c'],
] as const;
const { scores } = compareReport.comparison;
const runs = {
  scores: [0.25, 0.5],
  sd: 0.17,
  varianceOfMean: 0.01,
  standardError: 0.1,
  interval: [0, 1],
} as const;

/** A report on three systems, of which one has two runs. */
export const threeSystems = compareReportWith({
  methods: { tests: ['randomisation', 't'], intervals: ['adjusted', 't'], runs: { a: 1, b: 1, c: 2 } },
  systems: ['a', 'b', 'c'],
  pairs,
  scores: { ...scores, c: { conll: { ...score(0.375, [0.3, 0.4]), runs }, muc: score(0.25) } },
  differences: Object.fromEntries(
    pairs.map((pair, i) => [
      pair.join(' - '),
      { conll: difference({ value: -0.0625 * i, holm: 0.0001 }), muc: difference({ value: 0.5, holm: 1 }) },
    ]),
  ),
  ranks: { conll: { a: [1, 1], b: [1, 2], c: null } },
});
