import type { ScoreSet } from '../evaluate/index.ts';
import { conllParts, headline, type Metric, partsOf, type Score } from '../metrics/index.ts';
import { amount, percent, UNDEFINED } from './numbers.ts';
import type { ScoreReport, SystemReport } from './score-report.ts';
import type { Table } from './table.ts';

/** One system: a row for each metric, with recall, precision and F₁, and their fractions if `counts` is set. */
export function metricTable({ metrics }: ScoreReport, system: SystemReport, { counts = true } = {}): Table {
  const rows: string[][] = [];
  for (const metric of metrics) {
    const score = system.scores.get(metric.id) as Score;
    rows.push(metricRow(metric, metric.label, score, counts));
    for (const [{ label }, part] of partsOf(metric, score)) {
      rows.push(metricRow(metric, `  ${label}`, part, counts));
    }
  }
  if (hasConll(system))
    rows.push(['CoNLL average', ...(counts ? ['', '', '', ''] : ['', '']), percent(system.conll)]);
  return counts
    ? {
        head: ['', 'Recall', '', 'Precision', '', 'F1'],
        rows,
        align: ['left', 'right', 'left', 'right', 'left', 'right'],
      }
    : { head: ['', 'Recall', 'Precision', 'F1'], rows, align: ['left', 'right', 'right', 'right'] };
}

function metricRow(metric: Metric, label: string, score: Score, counts: boolean): string[] {
  const fraction = (side: 'recall' | 'precision') => {
    const ratio = score.counts?.[side];
    return ratio === undefined ? '' : `(${amount(ratio[0])} / ${amount(ratio[1])})`;
  };
  const side = (name: 'recall' | 'precision') => (metric.headline === 'index' ? '' : percent(score[name]));
  const f1 = percent(headline(metric, score));
  return counts
    ? [label, side('recall'), fraction('recall'), side('precision'), fraction('precision'), f1]
    : [label, side('recall'), side('precision'), f1];
}

/** Several systems: a row for each, best first by the CoNLL average (or the first metric), with the F₁ of each metric. */
export function leaderboard(report: ScoreReport): Table {
  const withConll = report.systems.some(hasConll);
  const ranked = report.systems.toSorted((a, b) => rankValue(report, b) - rankValue(report, a));
  return {
    head: ['System', ...report.metrics.map(({ label }) => label), ...(withConll ? ['CoNLL'] : [])],
    rows: ranked.map((system) => [system.name, ...scoreCells(report, system, withConll)]),
    align: ['left', ...report.metrics.map(() => 'right' as const), 'right'],
  };
}

/** A row for each document, with the F₁ of each metric. */
export function documentTable(report: ScoreReport, system: SystemReport): Table {
  const withConll = hasConll(system);
  return {
    head: ['Document', ...report.metrics.map(({ label }) => label), ...(withConll ? ['CoNLL'] : [])],
    rows: Array.from(system.documents, (document) => [
      document.id,
      ...scoreCells(report, document, withConll),
    ]),
    align: ['left', ...report.metrics.map(() => 'right' as const), 'right'],
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
