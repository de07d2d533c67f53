import type { Comparison, DifferenceEstimate, ScoreEstimate } from '../../compare/index.ts';
import { grouped, percent, range, UNDEFINED_SIGN } from '../numbers.ts';
import { groupTable, groupTitle } from '../score/tables.ts';
import type { TitledTable } from '../table/titled.ts';
import type { CompareReport } from './report.ts';

/** All tables of a comparison, in their order. */
export function compareTables(report: CompareReport): TitledTable[] {
  const { pairs, scores } = report.comparison;
  const hasRuns = Object.values(scores).some((statistics) => statistics[report.metric].runs !== undefined);
  return [
    scoreTable(report),
    ...datasetTables(report),
    ...(hasRuns ? [runTable(report)] : []),
    ...(pairs.length === 1 ? [onePairTable(report)] : []),
    ...(pairs.length > 1 ? [pairTable(report), matrixTable(report)] : []),
  ];
}

/** A fraction with its sign, in points. */
const points = (value: number | null): string =>
  value === null ? UNDEFINED_SIGN : `${value > 0 ? '+' : ''}${percent(value)}`;

/** A p-value is never 0: the smallest that random exchanges can give depends on their number. */
const pValue = (p: number | null): string =>
  p === null ? UNDEFINED_SIGN : p < 0.001 ? '< 0.001' : p.toFixed(4);

/** The interval of a score; that of several runs includes their variance. */
const scoreRange = ({ interval, runs }: ScoreEstimate): string => range(runs?.interval ?? interval);

function scoreTable({ comparison, metric, labelOf }: CompareReport): TitledTable {
  const { systems, statistics, scores, ranks } = comparison;
  const rows = statistics.map((id) => [
    labelOf(id),
    ...systems.flatMap((name) => [percent(scores[name][id].value), scoreRange(scores[name][id])]),
  ]);
  const ranked = ranks[metric];
  const showsRanks = systems.length > 2 && ranked !== undefined;
  const rankRow = [`Rank (${labelOf(metric)})`, ...systems.flatMap((name) => [rankText(ranked?.[name]), ''])];
  return {
    title: 'Scores in percent, with 95 % intervals',
    table: {
      head: ['', ...systems.flatMap(() => ['Score', '95 %'])],
      groups: ['', ...systems.flatMap((name) => [name, name])],
      rows: showsRanks ? [...rows, rankRow] : rows,
      align: ['left', ...systems.flatMap(() => ['right', 'right'] as const)],
    },
  };
}

/** The scores of each run on each data set, and the means over data sets; none where there is one data set. */
const datasetTables = (report: CompareReport): TitledTable[] =>
  report.runs.flatMap(({ onDatasets }) => {
    if (onDatasets === undefined) return [];
    const of = { metrics: onDatasets.metrics, datasets: report.datasets };
    const table = groupTable(of, onDatasets);
    return table === undefined ? [] : [{ title: `${groupTitle(of, onDatasets)}: ${onDatasets.name}`, table }];
  });

const rankText = (rank: readonly [number, number] | null | undefined): string =>
  rank === null || rank === undefined
    ? UNDEFINED_SIGN
    : rank[0] === rank[1]
      ? String(rank[0])
      : rank.join('–');

function runTable({ comparison, metric, labelOf }: CompareReport): TitledTable {
  const { systems, scores } = comparison;
  return {
    title: `Runs: ${labelOf(metric)}`,
    table: {
      head: ['System', 'Runs', 'Lowest', 'Highest', 'Standard deviation'],
      rows: systems.map((name) => {
        const { runs, value } = scores[name][metric];
        const of = runs?.scores ?? (value === null ? [] : [value]);
        return [
          name,
          String(of.length),
          percent(of.length === 0 ? null : Math.min(...of)),
          percent(of.length === 0 ? null : Math.max(...of)),
          percent(runs?.sd),
        ];
      }),
      align: ['left', 'right', 'right', 'right', 'right'],
      names: 0,
    },
  };
}

const estimateHead = ['Difference', '95 %', 'p'];
const effectHead = ['Test', 'Documents', 'd', 'Needed'];
const rightOf = (count: number) => Array<'right'>(count).fill('right');

const estimateCells = ({ value, interval, p }: DifferenceEstimate): string[] => [
  points(value),
  range(interval, points),
  pValue(p),
];

/** How p was computed, and the size of the effect. */
function effectCells({ exact, randomisation, runs, effect }: DifferenceEstimate): string[] {
  const test =
    runs !== undefined
      ? 't'
      : randomisation === null
        ? UNDEFINED_SIGN
        : exact
          ? 'exact'
          : grouped(randomisation.of);
  const { d = null, documentsNeeded = null } = effect ?? {};
  return [
    test,
    effect === null ? UNDEFINED_SIGN : effect.wins.join('/'),
    d === null ? UNDEFINED_SIGN : d.toFixed(2),
    documentsNeeded === null ? UNDEFINED_SIGN : grouped(documentsNeeded),
  ];
}

const pairName = ([a, b]: Comparison['pairs'][number]) => `${a} - ${b}`;

/** Two systems: a row for each statistic. */
function onePairTable({ comparison, labelOf }: CompareReport): TitledTable {
  const name = pairName(comparison.pairs[0]);
  const head = ['', ...estimateHead, ...effectHead];
  return {
    title: `${name}, in points`,
    table: {
      head,
      rows: comparison.statistics.map((id) => {
        const difference = comparison.differences[name][id];
        return [labelOf(id), ...estimateCells(difference), ...effectCells(difference)];
      }),
      align: ['left', ...rightOf(head.length - 1)],
    },
  };
}

/** Several systems: a row for each pair, for the decisive statistic. */
function pairTable({ comparison, metric, labelOf }: CompareReport): TitledTable {
  const head = ['Systems', ...estimateHead, 'p (Holm)', ...effectHead];
  return {
    title: `Differences of ${labelOf(metric)}, in points`,
    table: {
      head,
      rows: comparison.pairs.map((pair) => {
        const difference = comparison.differences[pairName(pair)][metric];
        const corrected = pValue(difference.holm);
        return [pairName(pair), ...estimateCells(difference), corrected, ...effectCells(difference)];
      }),
      align: ['left', ...rightOf(head.length - 1)],
      names: 0,
    },
  };
}

/** The other statistics of several systems, without intervals. */
function matrixTable({ comparison, metric, labelOf }: CompareReport): TitledTable {
  const others = comparison.statistics.filter((id) => id !== metric);
  return {
    title: 'Differences of the other metrics, in points, and p with the correction of Holm',
    table: {
      head: ['Systems', ...others.flatMap(() => ['Diff.', 'p'])],
      groups: ['', ...others.flatMap((id) => [labelOf(id), labelOf(id)])],
      rows: comparison.pairs.map((pair) => [
        pairName(pair),
        ...others.flatMap((id) => {
          const { value, holm } = comparison.differences[pairName(pair)][id];
          return [points(value), pValue(holm)];
        }),
      ]),
      align: ['left', ...rightOf(2 * others.length)],
      names: 0,
    },
  };
}
