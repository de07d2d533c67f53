import { CodePoints } from '../../core/code-points.ts';
import type { Document } from '../../core/document.ts';
import { spansOf, textLayout } from '../text-layout.ts';
import type { TbfDocument, TbfMention, TbfRelation } from './model.ts';
import { COREFERENCE } from './read-coreference.ts';
import { writeTbf } from './write.ts';

/** Writes documents as events: a line for each mention, and a `@Coreference` line for each entity with several. Spans count the characters of the text. */
export const writeTbfCoreference = (documents: Iterable<Document>): string =>
  writeTbf(Array.from(documents, tbfOf));

function tbfOf(document: Document): TbfDocument {
  const { text, spanOf } = textLayout(document);
  // Without its text, a document that counts characters already has the offsets.
  const isBare = document.unit === 'character' && document.text === undefined;
  const points = new CodePoints(text);
  const members = new Map<number, string[]>();
  const mentions = Array.from(document.mentions, (mention, i): TbfMention => {
    const id = `E${i + 1}`;
    const ids = members.get(mention.entity);
    if (ids === undefined) members.set(mention.entity, [id]);
    else ids.push(id);
    const units = spansOf(mention).map((span) => (isBare ? span : spanOf(span)));
    const offsets = isBare ? units : units.map((span) => span.map((unit) => points.fromUnits(unit)));
    return {
      ...{ system: 'corefeval', document: document.id, id },
      span: offsets.map((pair) => pair.join(',')).join(';'),
      text: isBare ? '_' : units.map(([begin, end]) => text.slice(begin, end)).join(' '),
      type: mention.attributes?.get('type') ?? 'Mention',
      realis: mention.attributes?.get('realis') ?? 'Actual',
      extra: [],
    };
  });
  const clusters = [...members.values()].filter((ids) => ids.length > 1);
  const others = (document.relations ?? []).flatMap(({ type, from, to }) => {
    const args = [from, ...to].flatMap((entity) => members.get(entity)?.[0] ?? []);
    return args.length > to.length ? [{ name: type, args }] : [];
  });
  const relations = [...clusters.map((args) => ({ name: COREFERENCE, args })), ...others];
  return {
    ...{ id: document.id, mentions },
    relations: relations.map((relation, i): TbfRelation => ({ ...relation, id: `R${i + 1}` })),
  };
}
