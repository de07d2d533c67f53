import { type Edge, maximumAssignment } from '../../core/assignment.ts';
import { fractionMetric } from './metric.ts';
import { countByLastOwner, occurrenceCount, type ScoredDocument } from './scored-document.ts';

/** Similarity of two entities from the size of their intersection and their own sizes; positive. */
type Similarity = (shared: number, keySize: number, responseSize: number) => number;

/**
 * The similarity of the best one-to-one alignment. The reference minimises `1 - similarity` and adds up `1 - cost` in
 * the order of the key entities, and the rounding errors show in its results. A mention that occurs twice in a key
 * entity counts twice in the intersection, so a score may exceed 100%.
 */
function alignedSimilarity(
  { key, response, responseOwners }: ScoredDocument,
  similarity: Similarity,
): number {
  const edges: Edge[] = [];
  const worth = key.map((mentions, row) => {
    const byColumn = new Map<number, number>();
    for (const [column, shared] of countByLastOwner(mentions, responseOwners)) {
      const weight = similarity(shared, mentions.length, response[column].length);
      byColumn.set(column, weight);
      edges.push({ row, column, weight });
    }
    return byColumn;
  });
  let sum = 0;
  for (const [row, column] of maximumAssignment(key.length, response.length, edges).entries()) {
    if (column >= 0) sum += 1 - (1 - worth[row].get(column)!);
  }
  return sum;
}

export const ceafm = fractionMetric('ceafm', (document) => {
  const common = alignedSimilarity(document, (shared) => shared);
  return [common, occurrenceCount(document.key), common, occurrenceCount(document.response)];
});

export const ceafe = fractionMetric('ceafe', (document) => {
  const common = alignedSimilarity(
    document,
    (shared, keySize, responseSize) => (2 * shared) / (keySize + responseSize),
  );
  const keyEntities = document.key.filter((mentions) => mentions.length > 0).length;
  return [common, keyEntities, common, document.response.length];
});
