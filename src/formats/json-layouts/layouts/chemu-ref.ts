import type { Span } from '../../../core/document.ts';
import type { FoundMention, FoundRelation } from '../../found-document.ts';
import type { JsonNode } from '../../json/node.ts';
import { entitiesByLinks } from '../../linked-entities.ts';
import { type JsonLayout, nameOf, sentencesOf } from '../layout.ts';

/** Members with pairs that are not identity. */
const BRIDGING: readonly string[] = ['Transformed', 'Reaction-associated', 'Work-up', 'Contained'];

/** Pairs of an anaphor and its antecedent, each a list of ranges of tokens of the document. Ends are inclusive. */
export const chemuRef: JsonLayout = {
  label: 'ChEMU-Ref',
  has: ['sentences', 'Coreference', BRIDGING],
  read(object) {
    const found = new Map<string, JsonNode>();
    const leftOut: { at: number; what: string }[] = [];
    const pairsIn = (member: string): [string, string][] =>
      (object.member(member)?.items('a list of pairs') ?? []).flatMap((pair): [string, string][] => {
        const ends = pair.items('[anaphor, antecedent]');
        if (ends.length !== 2) throw pair.fault('[anaphor, antecedent]');
        if (ends.some((end) => spansOf(end).length === 0)) {
          leftOut.push({ at: pair.at, what: 'A pair lacks the words of one of its mentions' });
          return [];
        }
        const [anaphor, antecedent] = ends.map((end) => {
          const id = JSON.stringify(spansOf(end));
          if (!found.has(id)) found.set(id, end);
          return id;
        });
        return [[anaphor, antecedent]];
      });
    const entityOf = entitiesByLinks(pairsIn('Coreference'));
    const relations = BRIDGING.flatMap((type) =>
      pairsIn(type).map(
        ([from, to]): FoundRelation => ({
          type,
          from: entityOf.get(from) ?? from,
          to: [entityOf.get(to) ?? to],
        }),
      ),
    );
    const mentions = Array.from(
      found,
      ([id, node]): FoundMention => ({
        spans: spansOf(node),
        entity: entityOf.get(id) ?? id,
        at: node.at,
      }),
    );
    return [
      {
        id: nameOf(object, 'doc_key'),
        sentences: sentencesOf(object.need('sentences')).words,
        mentions,
        relations,
        leftOut,
      },
    ];
  },
};

const spansOf = (mention: JsonNode): Span[] =>
  mention.items('a mention: a list of spans').map((span) => {
    const [start, end] = span.indices(2, 'a span: [start, end]');
    return [start, end + 1];
  });
