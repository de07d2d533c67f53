import type { FoundDocument, FoundMention, FoundRelation } from '../../found-document.ts';
import type { JsonNode } from '../../json/node.ts';
import { type JsonLayout, nameOf } from '../layout.ts';

/** A topic with its paragraphs as documents; mentions are [paragraph, start, end, cluster], and ends are inclusive. */
export const scico: JsonLayout = {
  label: 'SciCo',
  has: ['tokens', 'doc_ids', 'mentions'],
  isAcross: true,
  read(object) {
    const topic = nameOf(object, 'id');
    const names = documentNames(topic, object.need('doc_ids'));
    const paragraphs = object
      .need('tokens')
      .items('a list of paragraphs')
      .map((item) => item.strings());
    const mentions = paragraphs.map((): FoundMention[] => []);
    for (const item of object.need('mentions').items('a list of mentions')) {
      const [paragraph, start, end, cluster] = item.indices(4, '[paragraph, start, end, cluster]');
      if (mentions[paragraph] === undefined) throw item.fault('the number of a paragraph');
      mentions[paragraph].push({ spans: [[start, end + 1]], entity: `${topic}/${cluster}`, at: item.at });
    }
    const relations = (object.member('relations')?.items('a list of relations') ?? []).map(
      (item): FoundRelation => {
        const [parent, child] = item.indices(2, '[parent, child]');
        return { type: 'parent', from: `${topic}/${parent}`, to: [`${topic}/${child}`] };
      },
    );
    return paragraphs.map(
      (words, i): FoundDocument => ({
        id: names[i] ?? `${topic}/${i}`,
        sentences: [words],
        mentions: mentions[i],
        relations,
      }),
    );
  },
};

/** The names of the paragraphs of a topic: topic and document, and a number for further paragraphs of a document. */
function documentNames(topic: string, ids: JsonNode): string[] {
  const counts = new Map<string, number>();
  return ids.items('the names of documents').map((item) => {
    const name = `${topic}/${item.label('the name of a document')}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}#${count}`;
  });
}
