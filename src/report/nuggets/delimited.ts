import type { RatioScore, Score } from '../../metrics/metric.ts';
import type { CoreferenceScore, NuggetScores } from '../../nuggets/index.ts';
import type { DelimitedOptions } from '../score/delimited.ts';
import { comma, type Separation, separated, tab } from '../table/separated.ts';
import type { NuggetReport } from './report.ts';

const ALL_COLUMNS = [
  'system',
  'document',
  'part',
  'name',
  'average',
  'recall',
  'precision',
  'f1',
  'recall_num',
  'recall_den',
  'precision_num',
  'precision_den',
];

type Row = (string | number | null)[];

/** One row for each score; the corpus as a whole has an empty document. */
function* rows({ systems, perDocument }: NuggetReport): Iterable<Row> {
  for (const { name, scores } of systems) {
    for (const row of corpusRows(scores)) yield [name, '', ...row];
    for (const document of perDocument ? scores.documents : []) {
      for (const { name: setting, score, truePositives } of document.settings) {
        const counts = [truePositives, document.gold, truePositives, document.system];
        yield [name, document.id, 'detection', setting, 'micro', ...values(score), ...counts];
      }
      if (document.coreference !== undefined) {
        for (const row of chainRows(document.coreference)) yield [name, document.id, ...row];
      }
    }
  }
}

function* corpusRows({ settings, types, coreference, sequencing }: NuggetScores): Iterable<Row> {
  for (const { name, micro, macro, counts, greedy } of settings) {
    const { truePositives, gold, system, recallSum, precisionSum, documents } = counts;
    yield ['detection', name, 'micro', ...values(micro), truePositives, gold, truePositives, system];
    yield ['detection', name, 'macro', ...values(macro), recallSum, documents, precisionSum, documents];
    if (greedy !== undefined) {
      const { truePositives: taken } = greedy.counts;
      yield ['detection_greedy', name, 'micro', ...values(greedy.micro), taken, gold, taken, system];
    }
  }
  for (const { type, truePositives, gold, system, ...score } of types) {
    yield ['type', type, 'micro', ...values(score), truePositives, gold, truePositives, system];
  }
  if (coreference !== undefined) yield* chainRows(coreference);
  for (const { group, counts, ...score } of sequencing ?? []) {
    const { recallNum, recallDen, precisionNum, precisionDen } = counts;
    yield ['sequencing', group, 'micro', ...values(score), recallNum, recallDen, precisionNum, precisionDen];
  }
}

function* chainRows({ scores, average }: CoreferenceScore): Iterable<Row> {
  for (const [metric, score] of scores) {
    const { counts } = score as Partial<RatioScore>;
    yield [
      'coreference',
      metric,
      'micro',
      ...values(score),
      ...(counts ? [...counts.recall, ...counts.precision] : []),
    ];
  }
  yield ['coreference', 'average', 'micro', null, null, average];
}

const values = ({ recall, precision, f1 }: Score): (number | null)[] => [recall, precision, f1];

/** The columns that `f1Only` leaves. */
const F1_COLUMNS = ['system', 'document', 'part', 'name', 'average', 'f1'];

function delimited(report: NuggetReport, separation: Separation, options: DelimitedOptions = {}): string {
  return separated(ALL_COLUMNS, rows(report), separation, options, options.f1Only ? F1_COLUMNS : ALL_COLUMNS);
}

export const nuggetCsv = (report: NuggetReport, options?: DelimitedOptions): string =>
  delimited(report, comma, options);
export const nuggetTsv = (report: NuggetReport, options?: DelimitedOptions): string =>
  delimited(report, tab, options);
