import type { FoundMention, FoundRelation } from '../../found-document.ts';
import type { JsonNode } from '../../json/node.ts';
import { entitiesByLinks, isIdentityName } from '../../linked-entities.ts';
import { type JsonLayout, nameOf } from '../layout.ts';

/** Prodigy: relations between spans, as character ranges of the text. Those called COREF are identity; spans without a relation are only suggestions. */
export const prodigy: JsonLayout = {
  label: 'Prodigy, with relations',
  has: ['text', 'relations', ['spans', 'tokens']],
  fits: (object) => object.need('relations').is('list'),
  read(object) {
    const found = new Map<string, JsonNode>();
    const idOf = (span: JsonNode): string => {
      const id = `${span.need('start').index()} ${span.need('end').index()}`;
      if (!found.has(id)) found.set(id, span);
      return id;
    };
    const isRejected = /^(?:reject|ignore)$/.test(nameOf(object, 'answer'));
    const links = (isRejected ? [] : object.need('relations').items('a list of relations')).map(
      (relation) => ({
        type: nameOf(relation, 'label'),
        from: idOf(relation.need('child_span')),
        to: idOf(relation.need('head_span')),
      }),
    );
    const entityOf = entitiesByLinks(
      links.filter(({ type }) => isIdentityName(type)).map(({ from, to }) => [to, from] as const),
    );
    const relations = links
      .filter(({ type }) => !isIdentityName(type))
      .map(
        ({ type, from, to }): FoundRelation => ({
          type,
          from: entityOf.get(from) ?? from,
          to: [entityOf.get(to) ?? to],
        }),
      );
    const mentions = Array.from(found, ([id, span]): FoundMention => {
      const [start, end] = id.split(' ').map(Number);
      return {
        spans: [[start, end]],
        entity: entityOf.get(id) ?? id,
        type: nameOf(span, 'label'),
        at: span.at,
      };
    });
    return [
      { id: nameOf(object, 'doc_id', 'id'), text: object.need('text').string('a text'), mentions, relations },
    ];
  },
};
