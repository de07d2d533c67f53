import { metrics as registry } from '../metrics/index.ts';
import { UsageError } from '../problems/problem.ts';
import type { ScoredMetric } from './statistics.ts';

/** The counts of one metric: for each document the numbers that add up over documents. */
export type CountRows = readonly ArrayLike<number>[];

export interface SystemCounts {
  readonly name: string;
  readonly counts: Readonly<Record<string, CountRows>>;
}

/** A subset of the documents. The scores of data sets are averaged. */
export interface Dataset {
  readonly name: string;
  /** Positions in `documents`. */
  readonly documents: readonly number[];
}

/**
 * The counts of systems in each document of one key. A row has recall numerator and denominator, then those of precision; BLANC
 * has four numbers for coreference links and four for non-coreference links; an index has the fields of its metric.
 */
export interface DocumentCounts {
  readonly documents: readonly string[];
  readonly systems: readonly SystemCounts[];
  /** Absent if all documents are one data set. */
  readonly datasets?: readonly Dataset[] | undefined;
  /** Systems that were run several times: the names of their runs among `systems`. */
  readonly runs?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The order of link counts in a row: the four numbers of `coref`, then of `noncoref`, as in the JSON of a score. */
const linkRow = [
  'sharedCoref',
  'keyCoref',
  'sharedCoref',
  'responseCoref',
  'sharedNoncoref',
  'keyNoncoref',
  'sharedNoncoref',
  'responseNoncoref',
];

/** The field at each index of a row. Link counts contain the shared links twice, once for each fraction. */
const rowFields = ({ fields }: ScoredMetric): readonly string[] =>
  fields.every((field) => linkRow.includes(field)) ? linkRow : fields;

/** The metrics of the counts, from the given ones and the registry; all systems have the same metrics. */
export function metricsOfCounts(
  { systems }: DocumentCounts,
  further: readonly ScoredMetric[],
): readonly ScoredMetric[] {
  const known = new Map<string, ScoredMetric>([...registry, ...further].map((metric) => [metric.id, metric]));
  const ids = Object.keys(systems[0].counts);
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0 || ids.length === 0) {
    throw new UsageError(
      ids.length === 0
        ? `System "${systems[0].name}" has no counts.`
        : `Unknown metric${unknown.length > 1 ? 's' : ''} ${unknown.map((id) => `"${id}"`).join(', ')} in the counts.`,
      `Choose from: ${[...known.keys()].join(', ')}; others can be described in the option \`metrics\`.`,
    );
  }
  for (const { name, counts } of systems) {
    const missing = ids.filter((id) => !Object.hasOwn(counts, id));
    const surplus = Object.keys(counts).filter((id) => !ids.includes(id));
    if (missing.length + surplus.length === 0) continue;
    throw new UsageError(
      `The systems "${systems[0].name}" and "${name}" have counts of different metrics: ${[...missing, ...surplus].join(', ')}.`,
      'Score all systems with the same metrics.',
    );
  }
  return ids.map((id) => known.get(id) as ScoredMetric);
}

/** The counts of some metrics of one system, document by document, side by side. */
export function countMatrix(
  { name, counts }: SystemCounts,
  metrics: readonly ScoredMetric[],
  documents: readonly string[],
): Float64Array {
  const width = metrics.reduce((sum, { fields }) => sum + fields.length, 0);
  const matrix = new Float64Array(documents.length * width);
  let at = 0;
  for (const metric of metrics) {
    const rows = counts[metric.id];
    if (rows.length !== documents.length) {
      throw new UsageError(
        `System "${name}" has ${rows.length} rows of ${metric.id} for ${documents.length} documents.`,
        'Give one row for each document; a document that a system lacks has the counts of an empty one.',
      );
    }
    for (let d = 0; d < rows.length; d++)
      fillRow(matrix, d * width + at, rows[d], metric, name, documents[d]);
    at += metric.fields.length;
  }
  return matrix;
}

function fillRow(
  matrix: Float64Array,
  at: number,
  row: ArrayLike<number>,
  metric: ScoredMetric,
  system: string,
  document: string,
): void {
  const names = row.length === metric.fields.length ? metric.fields : rowFields(metric);
  if (row.length !== names.length) {
    throw new UsageError(
      `System "${system}", document "${document}": ${metric.id} has ${row.length} numbers.`,
      `Expected ${names.length}: ${names.join(', ')}.`,
    );
  }
  for (let i = 0; i < names.length; i++) {
    if (!Number.isFinite(row[i])) {
      throw new UsageError(
        `System "${system}", document "${document}": ${metric.id} has the count ${row[i]}.`,
        'Counts are finite numbers.',
      );
    }
    matrix[at + metric.fields.indexOf(names[i])] = row[i];
  }
}

/** The counts of documents, laid out by `CountVector` for these metrics, as the counts of a system. */
export function systemCounts(
  name: string,
  metrics: readonly ScoredMetric[],
  vectors: readonly ArrayLike<number>[],
): SystemCounts {
  let at = 0;
  const columns = metrics.map((metric) => {
    const offset = at;
    at += metric.fields.length;
    const places = rowFields(metric).map((field) => offset + metric.fields.indexOf(field));
    return [metric.id, vectors.map((vector) => places.map((place) => vector[place]))] as const;
  });
  return { name, counts: Object.fromEntries(columns) };
}
