import type { ScoreIntervals } from '../../compare/index.ts';
import type { ScoreSet } from '../../evaluate/index.ts';
import { headline, type Metric, partsOf, type Score } from '../../metrics/index.ts';
import { comma, type SeparatedOptions, type Separation, separated, tab } from '../table/separated.ts';
import type { ScoreReport } from './report.ts';
import { hasConll, MACRO_OVER_GROUPS, type TableOptions, WHOLE_DOCUMENTS } from './tables.ts';

const PLACE_COLUMNS = ['system', 'document', 'group'];

const ALL_COLUMNS = [
  ...PLACE_COLUMNS,
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

/** One row for each system, document, group and metric; the corpus as a whole has an empty document and group. */
function* rows({ metrics, systems }: ScoreReport): Iterable<(string | number | null)[]> {
  for (const { name, documents, groups = [], macro, full, intervals, ...corpus } of systems) {
    yield* scoreRows(metrics, [name, '', ''], corpus, intervals);
    for (const group of groups) yield* scoreRows(metrics, [name, '', group.name], group);
    if (macro !== undefined) yield* scoreRows(metrics, [name, '', MACRO_OVER_GROUPS], macro);
    if (full !== undefined) yield* scoreRows(metrics, [name, '', WHOLE_DOCUMENTS], full);
    for (const document of documents) yield* scoreRows(metrics, [name, document.id, ''], document);
  }
}

function* scoreRows(
  metrics: readonly Metric[],
  place: readonly [system: string, document: string, group: string],
  set: ScoreSet,
  intervals?: ScoreIntervals,
): Iterable<(string | number | null)[]> {
  for (const metric of metrics) {
    const score = set.scores.get(metric.id) as Score;
    const ends = intervals?.scores.get(metric.id)?.[metric.headline] ?? [];
    yield [...place, metric.id, ...filled(values(score, headline(metric, score))), ...ends];
    for (const [{ id }, part] of partsOf(metric, score)) {
      yield [...place, `${metric.id}_${id}`, ...values(part, headline(metric, part))];
    }
  }
  if (!hasConll(set)) return;
  yield [...place, 'conll', ...filled([null, null, set.conll]), ...(intervals?.conll ?? [])];
}

function values({ recall, precision, counts }: Score, main: number | null): (number | null)[] {
  return [recall, precision, main, ...(counts?.recall ?? []), ...(counts?.precision ?? [])];
}

/** As many values as there are columns before those of the interval. */
const filled = (values: readonly (number | null)[]): (number | null)[] =>
  ALL_COLUMNS.slice(PLACE_COLUMNS.length + 1).map((_, i) => values[i] ?? null);

/** The columns that `f1Only` leaves. */
const F1_COLUMNS = [...PLACE_COLUMNS, 'metric', 'f1'];

export interface DelimitedOptions extends SeparatedOptions, TableOptions {}

function delimited(report: ScoreReport, separation: Separation, options: DelimitedOptions = {}): string {
  const intervals = report.systems.some((system) => system.intervals !== undefined) ? INTERVAL_HEAD : [];
  const hasGroups = report.systems.some(({ groups, full }) => groups !== undefined || full !== undefined);
  const columns = options.f1Only ? F1_COLUMNS : ALL_COLUMNS;
  const shown = [...columns.filter((column) => hasGroups || column !== 'group'), ...intervals];
  return separated([...ALL_COLUMNS, ...intervals], rows(report), separation, options, shown);
}

/** Comma-separated values (RFC 4180). */
export const csvReport = (report: ScoreReport, options?: DelimitedOptions): string =>
  delimited(report, comma, options);

/** Tab-separated values; a tab or line break in a name becomes a blank. */
export const tsvReport = (report: ScoreReport, options?: DelimitedOptions): string =>
  delimited(report, tab, options);
