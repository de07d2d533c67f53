import type { ScoreSet } from '../evaluate/index.ts';
import { headline, type RatioScore, type Score } from '../metrics/index.ts';
import type { ScoreReport } from './score-report.ts';
import { hasConll } from './score-tables.ts';
import { comma, type SeparatedOptions, separated, tab } from './separated.ts';

const HEAD = [
  'system',
  'document',
  'metric',
  'recall',
  'precision',
  'f1',
  'recall_num',
  'recall_den',
  'precision_num',
  'precision_den',
];

/** One row for each system, document and metric; the corpus as a whole has an empty document. */
function* rows({ systems }: ScoreReport): Iterable<(string | number | null)[]> {
  for (const { name, documents, ...corpus } of systems) {
    yield* scoreRows(name, '', corpus);
    for (const document of documents) yield* scoreRows(name, document.id, document);
  }
}

function* scoreRows(system: string, document: string, set: ScoreSet): Iterable<(string | number | null)[]> {
  for (const [id, score] of set.scores) {
    yield [system, document, id, ...values(score)];
    if ('coref' in score && 'noncoref' in score) {
      yield [system, document, `${id}_coref`, ...values(score.coref as Score)];
      yield [system, document, `${id}_noncoref`, ...values(score.noncoref as Score)];
    }
  }
  if (hasConll(set)) yield [system, document, 'conll', null, null, set.conll];
}

function values(score: Score): (number | null)[] {
  const { counts } = score as Partial<RatioScore>;
  return [
    score.recall,
    score.precision,
    headline(score),
    ...(counts?.recall ?? []),
    ...(counts?.precision ?? []),
  ];
}

/** Comma-separated values (RFC 4180). */
export const csvReport = (report: ScoreReport, options?: SeparatedOptions): string =>
  separated(HEAD, rows(report), comma, options);

/** Tab-separated values; a tab or line break in a name becomes a blank. */
export const tsvReport = (report: ScoreReport, options?: SeparatedOptions): string =>
  separated(HEAD, rows(report), tab, options);
