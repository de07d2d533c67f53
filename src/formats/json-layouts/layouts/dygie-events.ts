import type { FoundMention } from '../../found-document.ts';
import type { JsonNode } from '../../json/node.ts';
import { type JsonLayout, nameOf, sentencesOf } from '../layout.ts';

/** DyGIE++ with clusters of events, perhaps beside those of entities. Ends are inclusive. */
export const dygieEvents: JsonLayout = {
  label: 'DyGIE++ with events',
  has: ['doc_key', 'sentences', 'event_clusters'],
  read(object, { events, entities }) {
    const clusters = object.member('clusters');
    const first = clusters?.items('a list of clusters').length ?? 0;
    const mentions = [
      ...(entities ? clustersIn(clusters, 0, typesIn(object.member('ner'))) : []),
      ...(events
        ? clustersIn(object.member('event_clusters'), first, triggerTypes(object.member('events')))
        : []),
    ];
    return [
      { id: nameOf(object, 'doc_key'), sentences: sentencesOf(object.need('sentences')).words, mentions },
    ];
  },
};

type Types = ReadonlyMap<string, string>;

function clustersIn(clusters: JsonNode | undefined, first: number, types: Types): FoundMention[] {
  return (clusters?.items('a list of clusters') ?? []).flatMap((cluster, number) =>
    cluster.items('a cluster: a list of spans').map((span) => {
      const [start, end] = span.indices(2, 'a span: [start, end]');
      const spans = [[start, end + 1] as const];
      return { spans, entity: String(first + number), type: types.get(`${start} ${end}`), at: span.at };
    }),
  );
}

/** The types of spans: a list of [start, end, type] for each sentence. */
function typesIn(list: JsonNode | undefined): Types {
  const types = new Map<string, string>();
  for (const sentence of list?.items('a list for each sentence') ?? [])
    for (const item of sentence.items('[start, end, type]')) {
      const parts = item.items('[start, end, type]');
      if (parts.length < 3) throw item.fault('[start, end, type]');
      types.set(`${parts[0].index()} ${parts[1].index()}`, parts[2].label('a type'));
    }
  return types;
}

/** The types of triggers: an event is a list whose first item is [trigger, type], or [start, end, type]. */
function triggerTypes(list: JsonNode | undefined): Types {
  const types = new Map<string, string>();
  for (const sentence of list?.items('a list of events for each sentence') ?? [])
    for (const event of sentence.items('a list of events')) {
      const [trigger] = event.items('an event: its trigger and its arguments');
      const parts = trigger?.items('[trigger, type]') ?? [];
      if (parts.length < 2) throw event.fault('an event: [[trigger, type], …]');
      types.set(
        `${parts[0].index()} ${parts[parts.length - 2].index()}`,
        parts[parts.length - 1].label('a type'),
      );
    }
  return types;
}
