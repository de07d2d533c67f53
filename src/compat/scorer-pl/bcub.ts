import { fractionMetric } from './metric.ts';
import { occurrenceCount } from './scored-document.ts';

/**
 * B³ over the response mentions that are in the key, in response order: the sums are plain doubles, so the order
 * affects the result. The key entity of a mention is the last one that contains it; its intersection with the response
 * entity also counts mentions that later belong to another key entity.
 */
export const bcub = fractionMetric('bcub', ({ key, response, keyOwners }) => {
  let recall = 0;
  let precision = 0;
  for (const mentions of response) {
    const shared = new Map<number, number>();
    for (const mention of mentions) {
      for (const entity of keyOwners.of(mention)) shared.set(entity, (shared.get(entity) ?? 0) + 1);
    }
    for (const mention of mentions) {
      const entity = keyOwners.last[mention];
      if (entity < 0) continue;
      recall += shared.get(entity)! / key[entity].length;
      precision += shared.get(entity)! / mentions.length;
    }
  }
  return [recall, occurrenceCount(key), precision, occurrenceCount(response)];
});
