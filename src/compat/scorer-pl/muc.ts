import type { Mentions } from './identify.ts';
import { fractionMetric } from './metric.ts';
import { countByLastOwner } from './scored-document.ts';

/**
 * MUC: of the links that chain the mentions of each response entity, those that stay inside a key entity. One
 * numerator serves both sides.
 */
export const muc = fractionMetric('muc', ({ key, response, keyOwners }) => {
  let common = 0;
  for (const mentions of response) {
    for (const count of countByLastOwner(mentions, keyOwners).values()) common += count - 1;
  }
  return [common, chainLinks(key), common, chainLinks(response)];
});

/** A key entity without mentions, which is possible where its document does not end, has no link (and not -1). */
const chainLinks = (entities: readonly Mentions[]): number =>
  entities.reduce((sum, mentions) => sum + Math.max(mentions.length - 1, 0), 0);
