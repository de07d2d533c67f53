import type { FoundRelation } from '../../found-document.ts';
import type { JsonNode } from '../../json/node.ts';
import { type JsonLayout, nameOf, sentencesOf } from '../layout.ts';

/** Members with relations: an object of lists of pairs by type, or a list of pairs. */
const RELATIONS: readonly string[] = ['temporal_relations', 'causal_relations', 'subevent_relations'];

/** Events with their mentions; temporal, causal and subevent links between events are relations. Ends are exclusive. */
export const mavenEre: JsonLayout = {
  label: 'MAVEN-ERE',
  has: ['tokens', 'events'],
  fits: (object) => isEventList(object.member('events')),
  read(object) {
    const sentences = sentencesOf(object.need('tokens'));
    const mentions = object
      .need('events')
      .items('a list of events')
      .flatMap((event) => {
        const entity = event.need('id').label('the id of an event');
        const type = nameOf(event, 'type');
        return event
          .need('mention')
          .items('a list of mentions')
          .map((mention) => {
            const [start, end] = mention.need('offset').indices(2, 'a span: [start, end]');
            const spans = [
              sentences.span(mention.need('sent_id').index('the number of a sentence'), start, end),
            ];
            return { spans, entity, type, at: mention.at };
          });
      });
    const relations = RELATIONS.flatMap((member) => relationsIn(object.member(member), member));
    return [{ id: nameOf(object, 'id', 'title'), sentences: sentences.words, mentions, relations }];
  },
};

function isEventList(list: JsonNode | undefined): boolean {
  if (list === undefined || !list.is('list')) return false;
  const first = list.first();
  return first === undefined || (first.is('object') && first.members().has('mention'));
}

function relationsIn(node: JsonNode | undefined, member: string): FoundRelation[] {
  if (node === undefined) return [];
  if (node.is('object'))
    return [...node.members()].flatMap(([type, list]) =>
      list.items('a list of pairs').map((pair) => relation(type, pair)),
    );
  const type = member.replace('_relations', '').toUpperCase();
  return node.items('a list of pairs').map((pair) => relation(type, pair));
}

function relation(type: string, pair: JsonNode): FoundRelation {
  const ends = pair.items('a pair of events').map((end) => end.label('the id of an event'));
  if (ends.length !== 2) throw pair.fault('a pair of events');
  return { type, from: ends[0], to: [ends[1]] };
}
