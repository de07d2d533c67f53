import type { FoundMention } from '../../found-document.ts';
import type { JsonNode } from '../../json/node.ts';
import { type JsonLayout, nameOf, Sentences } from '../layout.ts';

/** Sentences of documents with mentions of entities and events. The id of a mention is that of its entity or event with a number after it. Ends are exclusive. */
export const oneie: JsonLayout = {
  label: 'OneIE',
  has: ['doc_id', 'tokens', 'entity_mentions', 'event_mentions'],
  isJoined: true,
  read(object, { events, entities }) {
    const sentences = new Sentences([object.need('tokens').strings()]);
    const mentionsIn = (
      member: string,
      typeMember: string,
      place: (mention: JsonNode) => JsonNode,
    ): FoundMention[] =>
      object
        .need(member)
        .items('a list of mentions')
        .map((mention) => {
          const node = place(mention);
          const [start, end] = [node.need('start').index(), node.need('end').index()];
          const spans = [sentences.span(0, start, end)];
          return { spans, entity: entityOf(mention), type: nameOf(mention, typeMember), at: mention.at };
        });
    return [
      {
        id: nameOf(object, 'doc_id'),
        sentences: sentences.words,
        mentions: [
          ...(entities ? mentionsIn('entity_mentions', 'entity_type', (mention) => mention) : []),
          ...(events ? mentionsIn('event_mentions', 'event_type', (mention) => mention.need('trigger')) : []),
        ],
      },
    ];
  },
};

/** `doc-E3-7` is a mention of `doc-E3`; a mention without such an id is an entity of its own. */
function entityOf(mention: JsonNode): string | undefined {
  const entity = nameOf(mention, 'entity_id', 'event_id');
  return entity === '' ? /^(.+)-\d+$/s.exec(nameOf(mention, 'id'))?.[1] : entity;
}
