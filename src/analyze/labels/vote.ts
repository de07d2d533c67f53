import type { AlignedPair } from '../../core/aligned-pair.ts';
import type { Document } from '../../core/document.ts';
import type { MentionLabels } from './mention-labels.ts';

/** The labels of one column on one side of a document. */
export interface SideLabels {
  /** The label of each mention; `null` without one. */
  readonly mentions: readonly (string | null)[];
  /** The label of each entity by vote. */
  readonly entities: readonly (string | null)[];
}

/** The labels of a document, by column. */
export type PairLabels = ReadonlyMap<string, Readonly<Record<'key' | 'response', SideLabels>>>;

/** The labels of the mentions of a pair, and by vote of its entities. A response mention without a row has that of its key mention. */
export function labelsOfPair({ key, response, twins }: AlignedPair, labels: MentionLabels): PairLabels {
  const keyRows = labels.rowsOf(key, key);
  const responseRows = labels.rowsOf(response, key).map((row, m) => {
    return row >= 0 || twins[m] < 0 ? row : keyRows[twins[m]];
  });
  const { columns, rows } = labels.source;
  return new Map(
    columns.map((column, c) => {
      const labelAt = (row: number) => (row < 0 ? null : rows[row].values[c]);
      const sideLabels = (document: Document, own: Int32Array): SideLabels => {
        const mentions = Array.from(own, labelAt);
        return { mentions, entities: votes(document, mentions) };
      };
      return [column, { key: sideLabels(key, keyRows), response: sideLabels(response, responseRows) }];
    }),
  );
}

/**
 * The label of each entity: the one that most of its labelled mentions have; among equals, that of the earliest mention with one of
 * them, by start, then end.
 */
export function votes(
  { entities, mentions }: Pick<Document, 'entities' | 'mentions'>,
  labels: readonly (string | null)[],
): (string | null)[] {
  const counts = entities.map(() => new Map<string, number>());
  const order = Int32Array.from({ length: mentions.length }, (_, m) => m).sort(
    (a, b) => mentions.starts[a] - mentions.starts[b] || mentions.ends[a] - mentions.ends[b],
  );
  for (const m of order) {
    const label = labels[m];
    if (label === null) continue;
    const own = counts[mentions.entities[m]];
    own.set(label, (own.get(label) ?? 0) + 1);
  }
  // A map has its keys in the order of the earliest mention, and the first of the largest counts is taken.
  return counts.map((own) => {
    let best: string | null = null;
    for (const [label, count] of own) if (best === null || count > (own.get(best) ?? 0)) best = label;
    return best;
  });
}
