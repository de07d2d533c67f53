import type { MatcherId } from '../../matching/index.ts';
import type { ScoreReport } from '../score/report.ts';

/** One way of scoring: a column of a table. */
export interface ScoreColumn {
  readonly match: MatcherId | string;
  readonly singletons: 'keep' | 'drop';
  /** The scores of all systems, scored in this way. */
  readonly report: ScoreReport;
}

/** How a table calls what is done with singletons. */
export const singletonTitles = { keep: 'with singletons', drop: 'without singletons' } as const;

/** The signatures of all columns as one: a field in which they differ has the values of all of them. */
export function commonSignature(columns: readonly ScoreColumn[]): string {
  const fields = columns.map(({ report }) => report.signature.split('|'));
  const [first] = fields;
  if (fields.some(({ length }) => length !== first.length))
    return fields.map((parts) => parts.join('|')).join(' ');
  return first
    .map((field, f) => {
      const values = [...new Set(fields.map((parts) => parts[f]))];
      const [name] = field.split(':', 1);
      return values.length === 1
        ? field
        : `${name}:${values.map((value) => value.slice(name.length + 1)).join(',')}`;
    })
    .join('|');
}
