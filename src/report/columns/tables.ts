import type { ScoreSet } from '../../evaluate/index.ts';
import { headline, type Metric } from '../../metrics/index.ts';
import { mainTitle, percent } from '../numbers.ts';
import { groupRows, type SystemReport } from '../score/report.ts';
import { hasConll } from '../score/tables.ts';
import { bestCells } from '../table/table.ts';
import type { TitledTable } from '../table/titled.ts';
import { type ScoreColumn, singletonTitles } from './report.ts';

/** A number of a table of columns: the CoNLL average, or the main number of a metric. */
interface Shown {
  readonly title: string;
  of(set: ScoreSet): number | null;
}

/** The tables of a report: for several systems one with a row for each of them, and for each system one with a row for each data set. */
export function columnTables(columns: readonly ScoreColumn[]): TitledTable[] {
  const [{ report }] = columns;
  const { systems, datasets } = report;
  return shownNumbers(columns).flatMap((shown) => [
    ...(systems.length > 1 || datasets === undefined ? [systemsTable(columns, shown)] : []),
    ...(datasets === undefined ? [] : systems.map((_, s) => datasetsTable(columns, s, shown))),
  ]);
}

/** The CoNLL average where it was computed; otherwise each metric. */
function shownNumbers([{ report }]: readonly ScoreColumn[]): Shown[] {
  if (hasConll(report.systems[0])) return [{ title: 'CoNLL F1', of: ({ conll }) => conll }];
  return report.metrics.map((metric: Metric) => ({
    title: `${metric.label} ${mainTitle([metric])}`,
    of: ({ scores }) => {
      const score = scores.get(metric.id);
      return score === undefined ? null : headline(metric, score);
    },
  }));
}

/** A row for each system: on several data sets the mean over them. */
function systemsTable(columns: readonly ScoreColumn[], shown: Shown): TitledTable {
  const [{ report }] = columns;
  const isMean = report.datasets !== undefined;
  const rows = report.systems.map(({ name }, s) => [
    name,
    ...columns.map((column) => {
      const system = column.report.systems[s];
      return percent(shown.of((isMean && system.macro) || system));
    }),
  ]);
  return {
    title: `${shown.title}${isMean ? ', macro over data sets' : ''}`,
    table: {
      head: ['System', ...columns.map(({ match }) => match)],
      rows,
      ...shape(columns),
      ...(rows.length > 1 ? { marked: bestCells(rows) } : {}),
    },
  };
}

/** A row for each data set, and the mean over them. */
function datasetsTable(columns: readonly ScoreColumn[], system: number, shown: Shown): TitledTable {
  const rowsOf = ({ report }: ScoreColumn) => groupRows(report.systems[system] as SystemReport, 'data set');
  const [{ report }] = columns;
  const { name } = report.systems[system];
  return {
    title: report.systems.length > 1 ? `${shown.title}: ${name}` : shown.title,
    table: {
      head: ['Data set', ...columns.map(({ match }) => match)],
      rows: rowsOf(columns[0]).map(({ name: row }, r) => [
        row,
        ...columns.map((column) => percent(shown.of(rowsOf(column)[r].set))),
      ]),
      ...shape(columns),
    },
  };
}

const shape = (columns: readonly ScoreColumn[]) => ({
  groups: ['', ...columns.map(({ singletons }) => singletonTitles[singletons])],
  align: ['left' as const, ...columns.map(() => 'right' as const)],
  names: 0,
});
