import type { Interval, ScoreIntervals } from '../../compare/index.ts';
import type { ScoreSet } from '../../evaluate/index.ts';
import { conllParts, headline, type Metric, partsOf, type Score } from '../../metrics/index.ts';
import { type LevelId, levels } from '../../metrics/levels.ts';
import { amount, grouped, mainTitle, percent, range, UNDEFINED_SIGN } from '../numbers.ts';
import { bestCells, type Table } from '../table/table.ts';
import { groupKind, groupRows, type ScoreReport, type SystemReport } from './report.ts';

/** Which numbers a table shows. */
export interface TableOptions {
  /** Only F₁, without recall and precision. */
  readonly f1Only?: boolean | undefined;
}

/** One system: a row for each metric, with recall, precision and F₁, and their fractions if `counts` is set. */
export function metricTable(
  { metrics }: ScoreReport,
  system: SystemReport,
  { counts = true, f1Only = false }: TableOptions & { readonly counts?: boolean } = {},
): Table {
  const rows: string[][] = [];
  const { intervals } = system;
  for (const metric of metrics) {
    const score = system.scores.get(metric.id) as Score;
    rows.push([...metricRow(metric, metric.label, score), range(intervalOf(intervals, metric))]);
    for (const [{ label }, part] of partsOf(metric, score)) {
      rows.push([...metricRow(metric, `  ${label}`, part), '']);
    }
    for (const { level, part } of levelsOfScore(metric, system))
      rows.push([...metricRow(metric, `  ${levels[level]}`, part), '']);
  }
  if (hasConll(system))
    rows.push(['CoNLL average', '', '', '', '', percent(system.conll), '', range(intervals?.conll)]);
  const hasIndex = metrics.some(({ headline: main }) => main === 'index');
  const hasF1 = metrics.some(({ headline: main }) => main === 'f1');
  const shown = !hasF1 ? [0] : f1Only ? [0, 5] : counts ? [0, 1, 2, 3, 4, 5] : [0, 1, 3, 5];
  if (hasIndex) shown.push(6);
  if (intervals !== undefined) shown.push(7);
  const pick = <T>(row: readonly T[]) => shown.map((column) => row[column]);
  return {
    head: pick(['', 'Recall', '', 'Precision', '', F1_TITLE, INDEX_TITLE, INTERVAL_TITLE]),
    rows: rows.map(pick),
    align: pick(['left', 'right', 'left', 'right', 'left', 'right', 'right', 'right']),
    ...(counts && !f1Only && hasF1 ? { spare: [FRACTION_COLUMNS] } : {}),
  };
}

const F1_TITLE = 'F1';
const INDEX_TITLE = 'Index';

/** Titles of the columns with the main number of a metric. */
export const MAIN_TITLES: readonly string[] = [F1_TITLE, INDEX_TITLE];

/** Lines below the table: the scores in narrower units, and what scores say besides their fractions; none for most runs. */
export const scoreRemarks = (report: ScoreReport): string[] => [
  ...narrowerLines(report),
  ...metricRemarks(report),
];

/** A line for each system and metric that has something to say. */
const metricRemarks = ({ metrics, systems }: ScoreReport): string[] =>
  systems.flatMap(({ name, scores }) =>
    metrics.flatMap((metric) => {
      const remark = metric.remark(scores.get(metric.id) as Score);
      return remark === '' ? [] : [`${metric.label}${systems.length > 1 ? ` of ${name}` : ''}: ${remark}`];
    }),
  );

/** The parts of a score by level: none where each document is scored by itself. */
export const levelsOfScore = (
  { id }: Metric,
  { parts }: ScoreSet,
): { readonly level: LevelId; readonly part: Score }[] =>
  [...(parts ?? [])].flatMap(([level, set]) => {
    const part = set.get(id);
    return part === undefined ? [] : [{ level, part }];
  });

/** The headlines of a corpus in narrower units, a line for each: `document by document  MUC 69.64  …`. */
function narrowerLines({ metrics, systems }: ScoreReport): string[] {
  return systems.flatMap(({ narrower, name }) => {
    if (narrower === undefined) return [];
    const of = systems.length === 1 ? '' : `${name}, `;
    const line = (unit: string, set: ScoreSet) => {
      const numbers = metrics.map((metric) => {
        const score = set.scores.get(metric.id);
        return `${metric.label} ${score === undefined ? UNDEFINED_SIGN : percent(headline(metric, score))}`;
      });
      const conll = hasConll(set) ? [`CoNLL ${percent(set.conll)}`] : [];
      return [`${of}${unit}`, ...numbers, ...conll].join('  ');
    };
    return [
      line('document by document', narrower.document),
      ...(narrower.topic === undefined ? [] : [line('topic by topic', narrower.topic)]),
    ];
  });
}

/** What the scores of single units are scores of. */
export const unitName = ({ scope }: Pick<ScoreReport, 'scope'>): 'document' | 'topic' =>
  scope === 'topic' ? 'topic' : 'document';

/** The title of a column of intervals. */
const INTERVAL_TITLE = '95 %';

/** The interval of the main number of a metric. */
const intervalOf = (
  intervals: ScoreIntervals | undefined,
  { id, headline: main }: Metric,
): Interval | null | undefined => intervals?.scores.get(id)?.[main];

/** The columns of the fractions in a table of one system. */
export const FRACTION_COLUMNS: readonly number[] = [2, 4];

function metricRow(metric: Metric, label: string, score: Score): string[] {
  const fraction = (side: 'recall' | 'precision') => {
    const ratio = score.counts?.[side];
    return ratio === undefined ? '' : `(${amount(ratio[0])} / ${amount(ratio[1])})`;
  };
  const isIndex = metric.headline === 'index';
  const side = (name: 'recall' | 'precision') => (isIndex ? '' : percent(score[name]));
  const main = percent(headline(metric, score));
  const sides = [side('recall'), fraction('recall'), side('precision'), fraction('precision')];
  return [label, ...sides, ...(isIndex ? ['', main] : [main, ''])];
}

/**
 * Several systems: a row for each, best first by the CoNLL average (or the first metric), with recall, precision and F₁ of
 * each metric. The best values are marked.
 */
export function leaderboard(report: ScoreReport, { f1Only = false }: TableOptions = {}): Table {
  const withConll = report.systems.some(hasConll);
  const ranked = report.systems.toSorted((a, b) => rankValue(report, b) - rankValue(report, a));
  const withIntervals = report.systems.some(({ intervals }) => intervals !== undefined);
  if (report.datasets !== undefined) return datasetBoard(report, ranked, withConll);
  if (f1Only && !withIntervals) return withBest(f1Table('System', report, ranked.map(named), withConll));
  const columns = [
    ...report.metrics.flatMap((metric) => metricColumns(metric, f1Only, withIntervals)),
    ...(withConll ? conllColumns(withIntervals) : []),
  ];
  return withBest({
    head: ['System', ...columns.map(({ title }) => title)],
    groups: ['', ...columns.map(({ group }) => group)],
    rows: ranked.map((system) => [system.name, ...columns.map(({ text }) => text(system))]),
    align: ['left', ...columns.map(() => 'right' as const)],
    names: 0,
  });
}

/** The main number of each system on each data set, and the mean over them, as in the tables of shared tasks. */
function datasetBoard({ metrics }: ScoreReport, ranked: readonly SystemReport[], withConll: boolean): Table {
  const [metric] = metrics;
  const main = ({ scores, conll }: ScoreSet) =>
    percent(withConll ? conll : headline(metric, scores.get(metric.id) as Score));
  const rowsOf = (system: SystemReport) => groupRows({ ...system, full: undefined }, 'data set');
  const columns = rowsOf(ranked[0]).map(({ name }) => name);
  return withBest({
    head: ['System', ...columns],
    groups: ['', ...columns.map(() => (withConll ? 'CoNLL' : metric.label))],
    rows: ranked.map((system) => [system.name, ...rowsOf(system).map(({ set }) => main(set))]),
    align: ['left', ...columns.map(() => 'right' as const)],
    names: 0,
  });
}

const withBest = (table: Table): Table => ({ ...table, marked: bestCells(table.rows) });

interface ScoreColumn {
  readonly group: string;
  readonly title: string;
  readonly text: (system: SystemReport) => string;
}

/** Recall, precision and F₁, and its interval if there is one; of an index there is neither recall nor precision. */
function metricColumns(metric: Metric, f1Only: boolean, withIntervals: boolean): ScoreColumn[] {
  const { id, label: group } = metric;
  const main = ({ scores }: SystemReport) => {
    const score = scores.get(id);
    return percent(score === undefined ? null : headline(metric, score));
  };
  const interval = withIntervals
    ? [
        {
          group,
          title: INTERVAL_TITLE,
          text: ({ intervals }: SystemReport) => range(intervalOf(intervals, metric)),
        },
      ]
    : [];
  if (metric.headline === 'index') return [{ group, title: INDEX_TITLE, text: main }, ...interval];
  const sides = [
    { group, title: 'R', text: ({ scores }: SystemReport) => percent(scores.get(id)?.recall) },
    { group, title: 'P', text: ({ scores }: SystemReport) => percent(scores.get(id)?.precision) },
  ];
  return [...(f1Only ? [] : sides), { group, title: F1_TITLE, text: main }, ...interval];
}

const conllColumns = (withIntervals: boolean): ScoreColumn[] => [
  { group: 'CoNLL', title: F1_TITLE, text: ({ conll }) => percent(conll) },
  ...(withIntervals
    ? [
        {
          group: 'CoNLL',
          title: INTERVAL_TITLE,
          text: ({ intervals }: SystemReport) => range(intervals?.conll),
        },
      ]
    : []),
];

/** A row for each document, with the F₁ of each metric. */
export const documentTable = (report: ScoreReport, system: SystemReport): Table =>
  f1Table(
    unitName(report) === 'topic' ? 'Topic' : 'Document',
    report,
    Array.from(system.documents, (document): [string, ScoreSet] => [document.id, document]),
    hasConll(system),
  );

/** What the table of groups needs to know about a report. */
type GroupedReport = Pick<ScoreReport, 'metrics' | 'window'> & Parameters<typeof groupKind>[0];

/** A row for each group of documents, the mean over groups, and whole documents beside windows; undefined if the report has none of these. */
export function groupTable(
  report: GroupedReport,
  system: Parameters<typeof groupRows>[0] & ScoreSet,
): Table | undefined {
  const kind = groupKind(report);
  const found = groupRows(system, kind);
  if (found.length === 0) return undefined;
  const { documents } = system.facts;
  const windows =
    report.window === undefined
      ? []
      : [{ name: `windows of ${grouped(report.window)} tokens`, documents, set: system }];
  // Whole documents are the last row, and the score that they are compared with is the row before it.
  const rows = windows.length === 0 ? found : [...found.slice(0, -1), ...windows, ...found.slice(-1)];
  const table = f1Table(
    system.groups === undefined ? '' : kind === 'group' ? 'Group' : 'Data set',
    report,
    rows.map(({ name, set }) => [name, set] as const),
    hasConll(system),
  );
  return {
    ...table,
    head: [table.head[0], 'Documents', ...table.head.slice(1)],
    rows: table.rows.map(([name, ...cells], r) => [name, documentsText(rows[r].documents), ...cells]),
    align: ['left', 'right', ...(table.align ?? []).slice(1)],
  };
}

/** The title of the table above. */
export const groupTitle = (report: GroupedReport, { groups }: Pick<SystemReport, 'groups'>): string =>
  groups === undefined ? mainTitle(report.metrics) : `${mainTitle(report.metrics)} by ${groupKind(report)}`;

const documentsText = (documents: number | undefined): string =>
  documents === undefined ? '' : grouped(documents);

const named = (system: SystemReport): [string, ScoreSet] => [system.name, system];

function f1Table(
  title: string,
  report: Pick<ScoreReport, 'metrics'>,
  sets: readonly (readonly [name: string, set: ScoreSet])[],
  withConll: boolean,
): Table {
  return {
    head: [title, ...report.metrics.map(({ label }) => label), ...(withConll ? ['CoNLL'] : [])],
    rows: sets.map(([name, set]) => [name, ...scoreCells(report, set, withConll)]),
    align: ['left', ...report.metrics.map(() => 'right' as const), 'right'],
    names: 0,
  };
}

/** Whether all three metrics of the CoNLL average were computed. */
export const hasConll = ({ scores }: ScoreSet): boolean => conllParts.every((id) => scores.has(id));

function scoreCells({ metrics }: Pick<ScoreReport, 'metrics'>, set: ScoreSet, withConll: boolean): string[] {
  const cells = metrics.map((metric) => {
    const score = set.scores.get(metric.id);
    return score === undefined ? UNDEFINED_SIGN : percent(headline(metric, score));
  });
  return withConll ? [...cells, percent(set.conll)] : cells;
}

/** Data sets are ranked by the mean over them, as in shared tasks. */
function rankValue({ metrics, datasets }: ScoreReport, whole: SystemReport): number {
  const system: ScoreSet = (datasets && whole.macro) ?? whole;
  if (hasConll(system)) return system.conll ?? -1;
  const score = system.scores.get(metrics[0].id);
  return score === undefined ? -1 : (headline(metrics[0], score) ?? -1);
}
