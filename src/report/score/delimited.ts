import type { Interval, ScoreIntervals } from '../../compare/index.ts';
import type { ScoreSet } from '../../evaluate/index.ts';
import { type Metric, partsOf, type Score } from '../../metrics/index.ts';
import { comma, type SeparatedOptions, type Separation, separated, tab } from '../table/separated.ts';
import { groupKind, groupRows, type ScoreReport } from './report.ts';
import { hasConll, levelsOfScore, type TableOptions } from './tables.ts';

/** The columns of a report: `group` with groups or windows, `index` and other numbers where a metric has them, and the ends of the 95 % intervals where they were asked for. */
function columnsOf(report: ScoreReport): string[] {
  const mains = mainColumns(report);
  const withIntervals = report.systems.some(({ intervals }) => intervals !== undefined);
  return [
    ...['system', 'document', ...(hasParts(report) ? ['group'] : [])],
    ...['metric', 'recall', 'precision', ...mains],
    ...['recall_num', 'recall_den', 'precision_num', 'precision_den'],
    ...figureColumns(report),
    ...(withIntervals ? mains.flatMap((main) => [`${main}_low`, `${main}_high`]) : []),
  ];
}

/** The columns of numbers that only some metrics have, such as `distance`. */
const figureColumns = ({ metrics, systems: [first] }: ScoreReport): string[] =>
  metrics.flatMap((metric) => Object.keys(metric.figures(first.scores.get(metric.id) as Score)));

/** Whether there are scores of parts of the corpus beside those of documents. */
const hasParts = (report: ScoreReport): boolean =>
  report.systems.some((system) => groupRows(system, groupKind(report)).length > 0);

/** The columns of main numbers: an index is not an F₁. */
const mainColumns = ({ metrics }: ScoreReport): Metric['headline'][] =>
  metrics.some(({ headline: main }) => main === 'index') ? ['f1', 'index'] : ['f1'];

/** A value of each column that it fills. */
type Row = Readonly<Record<string, string | number | null>>;

/** One row for each system, document, group and metric; the corpus as a whole has an empty document and group. */
function* rows(report: ScoreReport): Iterable<Row> {
  const { metrics, systems } = report;
  for (const system of systems) {
    const place = { system: system.name, document: '', group: '' };
    yield* scoreRows(metrics, place, system, system.intervals);
    for (const { name, set } of groupRows(system, groupKind(report)))
      yield* scoreRows(metrics, { ...place, group: name }, set);
    for (const document of system.documents) {
      yield* scoreRows(metrics, { ...place, document: document.id }, document);
    }
  }
}

function* scoreRows(
  metrics: readonly Metric[],
  of: Row,
  set: ScoreSet,
  intervals?: ScoreIntervals,
): Iterable<Row> {
  for (const metric of metrics) {
    const { id, headline: main } = metric;
    const score = set.scores.get(id) as Score;
    yield {
      ...of,
      metric: id,
      ...values(score, main),
      ...metric.figures(score),
      ...ends(main, intervals?.scores.get(id)?.[main]),
    };
    for (const [part, partScore] of partsOf(metric, score)) {
      yield { ...of, metric: `${id}_${part.id}`, ...values(partScore, main) };
    }
    for (const { level, part } of levelsOfScore(metric, set))
      yield { ...of, metric: `${id}.${level}`, ...values(part, main) };
  }
  if (!hasConll(set)) return;
  yield { ...of, metric: 'conll', f1: set.conll, ...ends('f1', intervals?.conll) };
}

function values(score: Score, main: Metric['headline']): Row {
  const { recall, precision, counts } = score;
  const [recallNum, recallDen] = counts?.recall ?? [null, null];
  const [precisionNum, precisionDen] = counts?.precision ?? [null, null];
  return {
    recall,
    precision,
    [main]: score[main] ?? null,
    recall_num: recallNum,
    recall_den: recallDen,
    precision_num: precisionNum,
    precision_den: precisionDen,
  };
}

const ends = (main: Metric['headline'], interval: Interval | null | undefined): Row =>
  interval ? { [`${main}_low`]: interval[0], [`${main}_high`]: interval[1] } : {};

export interface DelimitedOptions extends SeparatedOptions, TableOptions {}

function delimited(report: ScoreReport, separation: Separation, options: DelimitedOptions = {}): string {
  const columns = columnsOf(report);
  const hidden = options.f1Only ? /^(recall|precision)/ : /^$/;
  const shown = columns.filter((column) => !hidden.test(column));
  const cells = function* () {
    for (const row of rows(report)) yield columns.map((column) => row[column] ?? null);
  };
  return separated(columns, cells(), separation, options, shown);
}

/** Comma-separated values (RFC 4180). */
export const csvReport = (report: ScoreReport, options?: DelimitedOptions): string =>
  delimited(report, comma, options);

/** Tab-separated values; a tab or line break in a name becomes a blank. */
export const tsvReport = (report: ScoreReport, options?: DelimitedOptions): string =>
  delimited(report, tab, options);
