import { leaEdition } from '../../compat/scorer-pl/editions.ts';
import { identify } from '../../compat/scorer-pl/identify.ts';
import { scoredDocument } from '../../compat/scorer-pl/scored-document.ts';
import type { ClusterPair } from './clusters.ts';
import type { ClusterCounts, ClusterFractions } from './count-clusters.ts';

/** The counts of scorer.pl 8.01 on clusters with repeats. Spans are numbered; the program only compares them. */
export function referenceCounts({ key, response }: ClusterPair): ClusterCounts {
  const numbers = new Map<string, number>();
  const spans = (side: ClusterPair['key']) =>
    side.map((cluster) =>
      cluster.map((mention): [number, number] => {
        const number = numbers.get(mention) ?? numbers.size;
        numbers.set(mention, number);
        return [number, number];
      }),
    );
  const identified = identify(spans(key), spans(response));
  const document = scoredDocument(identified);
  const { correct, keyMentions, responseMentions } = identified;
  const counts = new Map<string, ClusterFractions>([
    ['mentions', [correct, keyMentions, correct, responseMentions]],
  ]);
  for (const metric of leaEdition.metrics) {
    const tally = metric.count(document);
    if (metric.id === 'blanc') {
      counts.set('blanc.coref', tally.slice(0, 4) as unknown as ClusterFractions);
      counts.set('blanc.noncoref', tally.slice(4, 8) as unknown as ClusterFractions);
    } else counts.set(metric.id, tally as unknown as ClusterFractions);
  }
  return counts;
}
