import { analyzeSettings, errorTypes, type SystemAnalysis } from '../../src/analyze/index.ts';
import { noFacts } from '../../src/evaluate/facts.ts';
import type { AnalyzeReport } from '../../src/report/analyze/report.ts';
import { warning } from './example-problems.ts';

const score = (f1: number | null) => ({ recall: f1, precision: f1, f1 });
const ratio = (num: number, den: number) =>
  ({
    ...score(num / den),
    counts: { recall: [num, den], precision: [num, den] },
  }) as const;

/** One error of each type, which costs 1/16 of the score and gives 1/8 if only it is repaired; of conflated entities 1,500. */
const errors = Object.fromEntries(
  errorTypes.map((type) => [type, type === 'conflated-entities' ? 1500 : 1]),
) as SystemAnalysis['errors'];
const costs = (metric: string, whole: number | null) => ({
  metric,
  score: whole,
  types: Object.fromEntries(
    errorTypes.map((type) => [
      type,
      whole === null ? { share: null, alone: null, last: null } : { share: 0.0625, alone: 0.125, last: 0 },
    ]),
  ) as SystemAnalysis['costs'][number]['types'],
});
const slice = (value: string, found: number, lost: number) => ({
  value,
  scores: { mentions: ratio(1, 1), muc: ratio(1, 1), bcub: ratio(found, 8) },
  lost: { recall: lost, precision: lost, mean: lost },
  excess: 0,
});
const place = { side: 'response', start: 3, end: 5 } as const;

/** One system with everything that a report can show; numbers are made up. */
export const analyzedSystem: SystemAnalysis = {
  name: 'sys',
  facts: { ...noFacts, documents: 2, tokens: 20, mentions: 8, entities: 3, singletons: 1 },
  scores: new Map([['muc', score(0.5)]]),
  conll: null,
  errors,
  costs: [costs('muc', 0.5)],
  loss: [
    { metric: 'muc', detection: 0.125, clustering: 0.375, withKeyMentions: 0.75, withKeyEntities: null },
  ],
  links: {
    recall: {
      errors: 2,
      links: 4,
      kinds: [{ anaphor: 'pronoun', antecedent: 'unknown', errors: 2 }],
      examples: [
        {
          side: 'recall',
          document: 'd',
          anaphor: { ...place, text: 'she', file: { name: 'r.conll', start: 7 }, line: 9 },
          antecedent: { ...place, side: 'key' },
        },
      ],
    },
    precision: { errors: 0, links: 3, kinds: [], examples: [] },
  },
  slices: [
    { feature: 'length', slices: [slice('1', 2, 0.25), slice('2', 8, 0)] },
    { feature: 'constructor', slices: [slice('x', 4, 0.125)] },
  ],
  entitySlices: [
    {
      feature: 'chain-length',
      slices: [
        {
          value: '2-10',
          key: 1200,
          response: 3,
          scores: { muc: ratio(1, 2), bcub: ratio(5, 8), ceafe: ratio(3, 4), lea: ratio(1, 8) },
        },
      ],
    },
  ],
  singletonScores: [
    { variant: 'kept', scores: new Map([['muc', score(0.5)]]), conll: null },
    { variant: 'dropped-from-key', scores: new Map([['muc', score(null)]]), conll: null },
  ],
  examples: [
    {
      type: 'span-error',
      document: 'd',
      mentions: [{ ...place, text: 'the dog' }],
      entity: [{ ...place, side: 'key', text: 'dog' }],
      context: { before: 'saw', after: '' },
    },
    {
      type: 'divided-entity',
      document: 'd',
      mentions: [
        { ...place, file: 'r.conll', line: 4 },
        { ...place, text: 'it' },
      ],
      entity: [
        { ...place, text: 'a' },
        { ...place, text: 'b' },
      ],
    },
  ],
  warnings: [warning],
};

/** A report on MUC for systems with these names. */
export const analyzeReport = (...names: readonly string[]): AnalyzeReport => ({
  signature: 'analyze|style:berkeley',
  settings: analyzeSettings({ metrics: ['muc'] }),
  key: { ...noFacts, documents: 2, tokens: 20, mentions: 9, entities: 4, singletons: 0 },
  baselines: [{ baseline: 'all-singletons', scores: new Map([['muc', score(0)]]), conll: null }],
  systems: names.map((name) => ({ ...analyzedSystem, name })),
  keyPath: 'key.conll',
  paths: names.map((name) => `out/${name}`),
  metric: 'muc',
  shows: { links: true, slices: false },
});
