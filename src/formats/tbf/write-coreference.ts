import { CodePoints } from '../../core/code-points.ts';
import type { Document, Mention, Span } from '../../core/document.ts';
import { spansOf, textLayout, writtenText } from '../text-layout.ts';
import type { TbfDocument, TbfMention, TbfRelation } from './model.ts';
import { COREFERENCE } from './model.ts';
import { writeTbf } from './write.ts';

/**
 * Writes documents as events: a line for each mention, and a `@Coreference` line for each entity with several. Spans count the characters of the text; where the words
 * are not known, there is no text to count in, and the tokens are named by their numbers.
 */
export const writeTbfCoreference = (documents: Iterable<Document>): string =>
  writeTbf(Array.from(documents, tbfOf));

/** The text beside the file; `undefined` if the spans do not count its characters. */
export const writeTbfText = (document: Document): string | undefined =>
  isNumbered(document) ? undefined : writtenText(document);

const isNumbered = ({ unit, tokens }: Document): boolean => unit === 'token' && tokens === undefined;

/** How the span and the text of a mention are written. */
function spanWriter(document: Document): (mention: Mention) => Pick<TbfMention, 'span' | 'text'> {
  const { unit, text } = document;
  if (isNumbered(document)) return (mention) => ({ span: tokenNames(spansOf(mention)), text: '_' });
  const { text: written, spanOf } = textLayout(document);
  // Without its text, a document that counts characters already has the offsets.
  if (unit === 'character' && text === undefined)
    return (mention) => ({ span: offsetsOf(spansOf(mention)), text: '_' });
  const points = new CodePoints(written);
  return (mention) => {
    const units = spansOf(mention).map(spanOf);
    return {
      span: offsetsOf(units.map(([start, end]) => [points.fromUnits(start), points.fromUnits(end)])),
      text: units.map(([start, end]) => written.slice(start, end)).join(' '),
    };
  };
}

const offsetsOf = (spans: readonly Span[]): string => spans.map((span) => span.join(',')).join(';');

const tokenNames = (spans: readonly Span[]): string =>
  spans.flatMap(([start, end]) => Array.from({ length: end - start }, (_, i) => `t${start + i}`)).join(',');

/** Every document of the format needs a name. */
const tbfDocumentName = ({ id }: Document, index: number): string =>
  id.trim() === '' ? `document-${index + 1}` : id;

function tbfOf(document: Document, index: number): TbfDocument {
  const name = tbfDocumentName(document, index);
  const columns = spanWriter(document);
  const members = new Map<number, string[]>();
  const mentions = Array.from(document.mentions, (mention, i): TbfMention => {
    const id = `E${i + 1}`;
    const ids = members.get(mention.entity);
    if (ids === undefined) members.set(mention.entity, [id]);
    else ids.push(id);
    return {
      system: 'corefeval',
      document: name,
      id,
      ...columns(mention),
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
    id: name,
    mentions,
    relations: relations.map((relation, i): TbfRelation => ({ ...relation, id: `R${i + 1}` })),
  };
}
