// What the runner prints.
import { VERDICTS, verdictOf } from './verdict.mjs';

export const MEANING = {
  '=': 'equal',
  c: 'equal by a declared convention',
  x: 'different',
  '!': 'refused or crashed',
  '·': 'not offered',
};

/** Every metric of the vectors, in the order of their first appearance. */
export const metricsOf = (vectors) => [...new Set(vectors.flatMap(({ expect }) => Object.keys(expect)))];

/** One row for each vector: its verdicts by metric. */
export function rowsOf(vectors, results, scorer) {
  return vectors.map((vector) => ({
    vector,
    error: results[vector.id]?.error,
    verdicts: Object.fromEntries(
      Object.keys(vector.expect).map((metric) => [
        metric,
        verdictOf(vector, metric, results[vector.id], scorer),
      ]),
    ),
  }));
}

export function totalsOf(rows) {
  const totals = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0]));
  for (const { verdicts } of rows) for (const { verdict } of Object.values(verdicts)) totals[verdict]++;
  return totals;
}

const shown = (value) =>
  value === null ? 'undefined' : typeof value === 'number' ? String(value) : `${value} %`;

/** Lines of text: a row for each vector, or only for those that differ; then what differs; then the sums. */
export function textOf(rows, results, { all = false } = {}) {
  const metrics = metricsOf(rows.map(({ vector }) => vector));
  const odd = ({ verdicts }) =>
    Object.values(verdicts).some(({ verdict }) => verdict === 'x' || verdict === '!');
  const chosen = all ? rows : rows.filter(odd);
  const width = Math.max(6, ...chosen.map(({ vector }) => vector.id.length));
  const lines = chosen.length === 0 ? [] : [`${'vector'.padEnd(width)}  ${metrics.join(' ')}`];
  for (const row of chosen) {
    const cells = metrics.map((metric) => (row.verdicts[metric]?.verdict ?? ' ').padEnd(metric.length));
    lines.push(`${row.vector.id.padEnd(width)}  ${cells.join(' ')}`.trimEnd());
    lines.push(...differences(row, results[row.vector.id]).map((line) => `${' '.repeat(width)}  ${line}`));
  }
  const totals = totalsOf(rows);
  const sums = Object.entries(MEANING).map(
    ([verdict, meaning]) => `${totals[verdict]} ${verdict} ${meaning}`,
  );
  return [...lines, ...(lines.length > 0 ? [''] : []), `${rows.length} vectors: ${sums.join(', ')}`].join(
    '\n',
  );
}

function differences({ vector, verdicts, error }, result) {
  const lines = Object.entries(verdicts).flatMap(([metric, { different }]) =>
    different.map((part) => {
      const expected = vector.expect[metric][part] ?? 'undefined';
      return `${metric} ${part}: expected ${expected}, got ${shown(result.scores[metric][part])}`;
    }),
  );
  return error === undefined ? lines : [...lines, error];
}
