import type { MentionNumbers } from './identify.ts';
import { fractionMetric } from './metric.ts';
import { countByLastOwner } from './scored-document.ts';

/**
 * MUC: the number of links of response entities that are also links of a key entity. Recall and precision have the same
 * numerator.
 */
export const muc = fractionMetric('muc', ({ key, response, keyOwners }) => {
  let common = 0;
  for (const mentions of response) {
    for (const count of countByLastOwner(mentions, keyOwners).values()) common += count - 1;
  }
  return [common, chainLinks(key), common, chainLinks(response)];
});

/** A key entity without mentions, possible in a document without an end line, has 0 links (not -1). */
const chainLinks = (entities: readonly MentionNumbers[]): number =>
  entities.reduce((sum, mentions) => sum + Math.max(mentions.length - 1, 0), 0);
