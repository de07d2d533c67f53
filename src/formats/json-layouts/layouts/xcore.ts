import type { FoundMention } from '../../found-document.ts';
import type { JsonNode } from '../../json/node.ts';
import { type JsonLayout, nameOf } from '../layout.ts';

/** Several documents in one object: words of each, and clusters of [document, start, end]. Ends are inclusive. */
export const xcore: JsonLayout = {
  label: 'xCoRe, with several documents',
  has: ['tokens', 'clusters_token_offsets'],
  fits: (object) => firstSpan(object.need('clusters_token_offsets'))?.items().length === 3,
  isAcross: true,
  read(object) {
    const topic = nameOf(object, 'doc_key', 'doc_id', 'id');
    const documents = object
      .need('tokens')
      .items('the words of each document')
      .map((item) => item.strings('the words of a document: a list'));
    const mentions = documents.map((): FoundMention[] => []);
    object
      .need('clusters_token_offsets')
      .items('a list of clusters')
      .forEach((cluster, number) => {
        for (const span of cluster.items('a cluster: a list of spans')) {
          const [document, start, end] = span.indices(3, '[document, start, end]');
          if (mentions[document] === undefined) throw span.fault('the number of a document');
          mentions[document].push({ spans: [[start, end + 1]], entity: `${topic}/${number}`, at: span.at });
        }
      });
    return documents.map((words, i) => ({ id: `${topic}/${i}`, sentences: [words], mentions: mentions[i] }));
  },
};

/** The first span of a cluster; the first clusters may be empty. */
function firstSpan(clusters: JsonNode): JsonNode | undefined {
  if (!clusters.is('list')) return undefined;
  const first = clusters.first();
  const cluster =
    first?.is('list') && first.first() === undefined
      ? clusters.items().find((item) => item.is('list') && item.first() !== undefined)
      : first;
  const span = cluster?.is('list') ? cluster.first() : undefined;
  return span?.is('list') ? span : undefined;
}
