import type { ScoreSet } from '../evaluate/index.ts';
import { conllParts, headline, type Metric, partsOf, type Score } from '../metrics/index.ts';
import { amount, percent, UNDEFINED } from './numbers.ts';
import type { ScoreReport, SystemReport } from './score-report.ts';
import { bestCells, type Table } from './table.ts';

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
  for (const metric of metrics) {
    const score = system.scores.get(metric.id) as Score;
    rows.push(metricRow(metric, metric.label, score));
    for (const [{ label }, part] of partsOf(metric, score)) {
      rows.push(metricRow(metric, `  ${label}`, part));
    }
  }
  if (hasConll(system)) rows.push(['CoNLL average', '', '', '', '', percent(system.conll)]);
  const shown = f1Only ? [0, 5] : counts ? [0, 1, 2, 3, 4, 5] : [0, 1, 3, 5];
  const pick = <T>(row: readonly T[]) => shown.map((column) => row[column]);
  return {
    head: pick(['', 'Recall', '', 'Precision', '', 'F1']),
    rows: rows.map(pick),
    align: pick(['left', 'right', 'left', 'right', 'left', 'right']),
    ...(counts && !f1Only ? { spare: [FRACTIONS] } : {}),
  };
}

/** The columns of the fractions in a table of one system. */
export const FRACTIONS: readonly number[] = [2, 4];

function metricRow(metric: Metric, label: string, score: Score): string[] {
  const fraction = (side: 'recall' | 'precision') => {
    const ratio = score.counts?.[side];
    return ratio === undefined ? '' : `(${amount(ratio[0])} / ${amount(ratio[1])})`;
  };
  const side = (name: 'recall' | 'precision') => (metric.headline === 'index' ? '' : percent(score[name]));
  const f1 = percent(headline(metric, score));
  return [label, side('recall'), fraction('recall'), side('precision'), fraction('precision'), f1];
}

/**
 * Several systems: a row for each, best first by the CoNLL average (or the first metric), with recall, precision and F₁ of
 * each metric. The best values are marked.
 */
export function leaderboard(report: ScoreReport, { f1Only = false }: TableOptions = {}): Table {
  const withConll = report.systems.some(hasConll);
  const ranked = report.systems.toSorted((a, b) => rankValue(report, b) - rankValue(report, a));
  if (f1Only) return withBest(f1Table('System', report, ranked.map(named), withConll));
  const columns = report.metrics.flatMap(columnsOf);
  const conll = withConll ? [{ group: 'CoNLL', title: 'F1' }] : [];
  const titles = [...columns, ...conll];
  return withBest({
    head: ['System', ...titles.map(({ title }) => title)],
    groups: ['', ...titles.map(({ group }) => group)],
    rows: ranked.map((system) => [
      system.name,
      ...columns.map(({ value }) => percent(value(system.scores))),
      ...(withConll ? [percent(system.conll)] : []),
    ]),
    align: ['left', ...titles.map(() => 'right' as const)],
    names: 0,
  });
}

const withBest = (table: Table): Table => ({ ...table, marked: bestCells(table.rows) });

interface ScoreColumn {
  readonly group: string;
  readonly title: string;
  readonly value: (scores: ScoreSet['scores']) => number | null | undefined;
}

/** Recall, precision and F₁; of an index there is nothing else. */
function columnsOf(metric: Metric): ScoreColumn[] {
  const { id, label: group } = metric;
  const main = (scores: ScoreSet['scores']) => {
    const score = scores.get(id);
    return score === undefined ? null : headline(metric, score);
  };
  if (metric.headline === 'index') return [{ group, title: 'Index', value: main }];
  return [
    { group, title: 'R', value: (scores) => scores.get(id)?.recall },
    { group, title: 'P', value: (scores) => scores.get(id)?.precision },
    { group, title: 'F1', value: main },
  ];
}

/** A row for each document, with the F₁ of each metric. */
export const documentTable = (report: ScoreReport, system: SystemReport): Table =>
  f1Table(
    'Document',
    report,
    Array.from(system.documents, (document): [string, ScoreSet] => [document.id, document]),
    hasConll(system),
  );

const named = (system: SystemReport): [string, ScoreSet] => [system.name, system];

function f1Table(
  title: string,
  report: ScoreReport,
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

function scoreCells({ metrics }: ScoreReport, set: ScoreSet, withConll: boolean): string[] {
  const cells = metrics.map((metric) => {
    const score = set.scores.get(metric.id);
    return score === undefined ? UNDEFINED : percent(headline(metric, score));
  });
  return withConll ? [...cells, percent(set.conll)] : cells;
}

function rankValue({ metrics }: ScoreReport, system: SystemReport): number {
  if (hasConll(system)) return system.conll ?? -1;
  const score = system.scores.get(metrics[0].id);
  return score === undefined ? -1 : (headline(metrics[0], score) ?? -1);
}
