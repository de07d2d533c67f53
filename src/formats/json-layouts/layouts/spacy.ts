import { type JsonLayout, nameOf } from '../layout.ts';

/** The groups of spans that are clusters; those of head words repeat them. */
const CLUSTER_GROUP = /^coref_clusters/;

/** `Doc.to_json` of spaCy: a group of spans for each cluster, as character ranges of the text. Ends are exclusive. */
export const spacy: JsonLayout = {
  label: 'spaCy, with span groups',
  has: ['text', 'tokens', 'spans'],
  fits: (object) => object.need('spans').is('object'),
  read(object) {
    const groups = object.need('spans').members('an object of span groups');
    const clusters = [...groups].filter(([name]) => CLUSTER_GROUP.test(name));
    if (clusters.length === 0 && groups.size > 0)
      throw object.need('spans').fault('span groups called "coref_clusters_1", "coref_clusters_2" and so on');
    const mentions = clusters.flatMap(([entity, group]) =>
      group.items('a group: a list of spans').map((span) => ({
        spans: [[span.need('start').index(), span.need('end').index()] as const],
        entity,
        at: span.at,
      })),
    );
    return [{ id: nameOf(object, 'doc_id', 'id'), text: object.need('text').string('a text'), mentions }];
  },
};
