import type { MentionNumbers } from './identify.ts';
import { fractionMetric } from './metric.ts';
import type { Owners } from './owners.ts';
import { countByLastOwner, occurrenceCount, pairs } from './scored-document.ts';

/**
 * LEA: entities weighted by size, each resolved to the share of its links that the other side has too. A singleton is
 * resolved if it is a singleton on the other side.
 */
export const lea = fractionMetric('lea', ({ key, response, keyOwners, responseOwners }) => [
  resolved(key, response, responseOwners),
  occurrenceCount(key),
  resolved(response, key, keyOwners),
  occurrenceCount(response),
]);

function resolved(
  entities: readonly MentionNumbers[],
  others: readonly MentionNumbers[],
  owners: Owners,
): number {
  let sum = 0;
  for (const mentions of entities) {
    const size = mentions.length;
    if (size === 1) {
      const owner = owners.last[mentions[0]];
      if (owner >= 0 && others[owner].length === 1) sum += 1;
    } else if (size > 1) {
      let links = 0;
      for (const count of countByLastOwner(mentions, owners).values()) links += pairs(count);
      sum += size * (links / pairs(size));
    }
  }
  return sum;
}
