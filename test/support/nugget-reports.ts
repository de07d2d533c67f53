import type { Score } from '../../src/metrics/metric.ts';
import type { CoreferenceScore, NuggetScores } from '../../src/nuggets/index.ts';
import type { NuggetReport, NuggetSystem } from '../../src/report/nuggets/report.ts';
import { nuggetSort } from '../../src/report/nuggets/sort.ts';
import { warning } from './example-problems.ts';

const prf = (recall: number | null, precision: number | null, f1: number | null) => ({
  recall,
  precision,
  f1,
});
const counts = { documents: 2, gold: 4, system: 2, truePositives: 2, precisionSum: 1, recallSum: 0.5 };

const chains: CoreferenceScore = {
  scores: new Map<string, Score>([
    ['muc', { ...prf(0.5, 1, 0.625), counts: { recall: [1, 2], precision: [1, 1] } }],
    ['blanc', prf(0, 0, null)],
  ]),
  average: 0.125,
};

/** Detection by span and by type and realis, one type and one document; numbers are made up. */
export const nuggetScores: NuggetScores = {
  unit: 'character',
  gold: { documents: 2, mentions: 4, clusters: 1 },
  system: { documents: 1, extraDocuments: 1, mentions: 2, clusters: 0 },
  settings: [
    { name: 'span', micro: prf(0.5, 1, 0.625), macro: prf(0.25, 0.5, 0.375), counts },
    { name: 'type+realis', micro: prf(0.25, 0.5, 0.375), macro: prf(0, null, null), counts },
  ],
  types: [{ type: '=Die|', gold: 4, system: 2, truePositives: 1.5, ...prf(0.375, 0.75, 0.5) }],
  documents: [
    {
      id: 'd',
      gold: 4,
      system: 2,
      settings: [
        { name: 'span', score: prf(0.5, 1, 0.625), truePositives: 2 },
        { name: 'type+realis', score: prf(null, null, null), truePositives: 0 },
      ],
      coreference: chains,
    },
  ],
};

/** The same with coreference and sequencing. */
export const fullScores: NuggetScores = {
  ...nuggetScores,
  coreference: chains,
  sequencing: [
    {
      group: 'All',
      counts: { recallNum: 1, recallDen: 4, precisionNum: 1, precisionDen: 2 },
      ...prf(0.25, 0.5, 0.375),
    },
  ],
};

/** With the results of the greedy mapping beside the best ones. */
export const bestScores: NuggetScores = {
  ...nuggetScores,
  settings: nuggetScores.settings.map((setting) => ({
    ...setting,
    greedy: { micro: prf(0.25, 0.25, 0.25), macro: prf(0, 0, 0), counts: { ...counts, truePositives: 1 } },
  })),
  coreference: { ...chains, greedy: { ...chains, average: 0.0625 }, exact: false },
};

/** Scores whose micro F₁ of type and realis, and mean of coreference, are this number. */
export const withF1 = (f1: number | null): NuggetScores => ({
  ...fullScores,
  settings: fullScores.settings.map((setting) => ({ ...setting, micro: { ...setting.micro, f1 } })),
  coreference: { ...chains, average: f1 ?? 0 },
});

export const nuggetSystem = (name: string, scores: NuggetScores): NuggetSystem => ({
  name,
  path: `out/${name}.tbf`,
  scores,
  warnings: [warning],
});

/** A report on systems, sorted as the task does. */
export function nuggetReport(
  systems: readonly NuggetSystem[],
  fields: Partial<NuggetReport> = {},
): NuggetReport {
  return {
    signature: 'nuggets|profile:2015',
    version: '9.9.9',
    profile: '2015',
    gold: 'gold.tbf',
    systems,
    sort: nuggetSort(undefined, systems, ['muc']),
    perDocument: false,
    perType: false,
    ...fields,
  };
}
