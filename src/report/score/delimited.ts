import type { ScoreIntervals } from '../../compare/index.ts';
import type { ScoreSet } from '../../evaluate/index.ts';
import { headline, type Metric, partsOf, type Score } from '../../metrics/index.ts';
import { comma, type SeparatedOptions, type Separation, separated, tab } from '../table/separated.ts';
import type { ScoreReport } from './report.ts';
import { hasConll, type TableOptions } from './tables.ts';

const ALL_COLUMNS = [
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

/** The ends of the 95 % interval of F₁, where intervals were asked for. */
const INTERVAL_HEAD = ['f1_low', 'f1_high'];

/** One row for each system, document and metric; the corpus as a whole has an empty document. */
function* rows({ metrics, systems }: ScoreReport): Iterable<(string | number | null)[]> {
  for (const { name, documents, intervals, ...corpus } of systems) {
    yield* scoreRows(metrics, name, '', corpus, intervals);
    for (const document of documents) yield* scoreRows(metrics, name, document.id, document);
  }
}

function* scoreRows(
  metrics: readonly Metric[],
  system: string,
  document: string,
  set: ScoreSet,
  intervals?: ScoreIntervals,
): Iterable<(string | number | null)[]> {
  for (const metric of metrics) {
    const score = set.scores.get(metric.id) as Score;
    const ends = intervals?.scores.get(metric.id)?.[metric.headline] ?? [];
    yield [system, document, metric.id, ...filled(values(score, headline(metric, score))), ...ends];
    for (const [{ id }, part] of partsOf(metric, score)) {
      yield [system, document, `${metric.id}_${id}`, ...values(part, headline(metric, part))];
    }
  }
  if (!hasConll(set)) return;
  yield [system, document, 'conll', ...filled([null, null, set.conll]), ...(intervals?.conll ?? [])];
}

function values({ recall, precision, counts }: Score, main: number | null): (number | null)[] {
  return [recall, precision, main, ...(counts?.recall ?? []), ...(counts?.precision ?? [])];
}

/** As many values as there are columns before those of the interval. */
const filled = (values: readonly (number | null)[]): (number | null)[] =>
  ALL_COLUMNS.slice(3).map((_, i) => values[i] ?? null);

/** The columns that `f1Only` leaves. */
const F1_COLUMNS = ['system', 'document', 'metric', 'f1'];

export interface DelimitedOptions extends SeparatedOptions, TableOptions {}

function delimited(report: ScoreReport, separation: Separation, options: DelimitedOptions = {}): string {
  const intervals = report.systems.some((system) => system.intervals !== undefined) ? INTERVAL_HEAD : [];
  const shown = [...(options.f1Only ? F1_COLUMNS : ALL_COLUMNS), ...intervals];
  return separated([...ALL_COLUMNS, ...intervals], rows(report), separation, options, shown);
}

/** Comma-separated values (RFC 4180). */
export const csvReport = (report: ScoreReport, options?: DelimitedOptions): string =>
  delimited(report, comma, options);

/** Tab-separated values; a tab or line break in a name becomes a blank. */
export const tsvReport = (report: ScoreReport, options?: DelimitedOptions): string =>
  delimited(report, tab, options);
