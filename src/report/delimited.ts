import type { ScoreSet } from '../evaluate/index.ts';
import { headline, type Metric, partsOf, type Score } from '../metrics/index.ts';
import type { ScoreReport } from './score-report.ts';
import { hasConll, type TableOptions } from './score-tables.ts';
import { comma, type SeparatedOptions, type Separation, separated, tab } from './separated.ts';

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
function* rows({ metrics, systems }: ScoreReport): Iterable<(string | number | null)[]> {
  for (const { name, documents, ...corpus } of systems) {
    yield* scoreRows(metrics, name, '', corpus);
    for (const document of documents) yield* scoreRows(metrics, name, document.id, document);
  }
}

function* scoreRows(
  metrics: readonly Metric[],
  system: string,
  document: string,
  set: ScoreSet,
): Iterable<(string | number | null)[]> {
  for (const metric of metrics) {
    const score = set.scores.get(metric.id) as Score;
    yield [system, document, metric.id, ...values(score, headline(metric, score))];
    for (const [{ id }, part] of partsOf(metric, score)) {
      yield [system, document, `${metric.id}_${id}`, ...values(part, part.f1)];
    }
  }
  if (hasConll(set)) yield [system, document, 'conll', null, null, set.conll];
}

function values({ recall, precision, counts }: Score, main: number | null): (number | null)[] {
  return [recall, precision, main, ...(counts?.recall ?? []), ...(counts?.precision ?? [])];
}

/** The columns that `f1Only` leaves. */
const SHORT = ['system', 'document', 'metric', 'f1'];

export interface DelimitedOptions extends SeparatedOptions, TableOptions {}

function delimited(report: ScoreReport, separation: Separation, options: DelimitedOptions = {}): string {
  return separated(HEAD, rows(report), separation, options, options.f1Only ? SHORT : HEAD);
}

/** Comma-separated values (RFC 4180). */
export const csvReport = (report: ScoreReport, options?: DelimitedOptions): string =>
  delimited(report, comma, options);

/** Tab-separated values; a tab or line break in a name becomes a blank. */
export const tsvReport = (report: ScoreReport, options?: DelimitedOptions): string =>
  delimited(report, tab, options);
