import { CodePoints } from '../core/code-points.ts';
import type { Document, Mention, Relation, Span } from '../core/document.ts';
import { Mentions } from '../core/mentions.ts';
import { unionOf } from '../core/span-union.ts';
import { EntityLabels } from './entity-labels.ts';
import { pairKeyOf } from './pair-key.ts';
import { hullOf } from './position-spans.ts';
import { wordTokens } from './sentence-text.ts';

/** A mention as a file has it. */
export interface FoundMention {
  /** Half-open ranges of tokens or characters of the document. */
  readonly spans: readonly Span[];
  /** The name of what it belongs to; absent for a mention that is an entity of its own. */
  readonly entity?: string | undefined;
  readonly type?: string | undefined;
  /** The shortest range that still counts as this mention. */
  readonly min?: Span | undefined;
  /** Where it is in the file. */
  readonly at: number;
}

/** A relation between two entities, by their names. */
export interface FoundRelation {
  readonly type: string;
  readonly from: string;
  readonly to: readonly string[];
}

/** A document, or a part of one, as a file has it. */
export interface FoundDocument {
  readonly id: string;
  /** The words of each sentence; one list where sentences are not known. */
  readonly sentences?: readonly (readonly string[])[] | undefined;
  /** The text, if positions are characters. */
  readonly text?: string | undefined;
  /** Whether positions are characters, where the text is not known. */
  readonly isCharacters?: boolean | undefined;
  /** Whether characters are UTF-16 code units, as programs in JavaScript and Java count them; code points otherwise. */
  readonly inUnits?: boolean | undefined;
  readonly mentions: readonly FoundMention[];
  readonly relations?: readonly FoundRelation[] | undefined;
  /** What was left out because the file lacks a part of it. */
  readonly leftOut?: readonly { readonly at: number; readonly what: string }[] | undefined;
}

/** What is needed beside a document: what to do with a mention outside of its text, and whether its entities have names that are valid elsewhere. */
interface Handling {
  readonly isAcross: boolean;
  outside(mention: FoundMention, length: number, unit: Document['unit']): void;
}

/** A document of the data model, without its place. */
export function documentOf(found: FoundDocument, { isAcross, outside }: Handling): Document {
  const { id, text, inUnits = false, sentences } = found;
  const words = sentences?.flat();
  const points = text === undefined ? undefined : new CodePoints(text);
  const unit = text === undefined && !found.isCharacters ? 'token' : 'character';
  const length = words?.length ?? points?.length ?? 0;
  const limit = words === undefined && text === undefined ? Number.POSITIVE_INFINITY : length;
  const isConverted = inUnits && points !== undefined && points.length < (text?.length ?? 0);
  const inside = found.mentions.flatMap((mention) => {
    const spans = isConverted
      ? mention.spans.map(([start, end]): Span => [points.fromUnits(start), points.fromUnits(end)])
      : mention.spans;
    if (spans.length > 0 && spans.every(([start, end]) => start >= 0 && start < end && end <= limit))
      return [{ mention, spans: spans.length === 1 ? spans : unionOf(spans) }];
    outside(mention, length, unit);
    return [];
  });
  const labels = new EntityLabels();
  // Names that are in the file come first, so that no name that is made up is one of them.
  for (const { mention } of inside) if (mention.entity !== undefined) labels.index(mention.entity);
  const mentions = inside.map(({ mention, spans }): Mention => {
    const entity = mention.entity === undefined ? labels.single('mention') : labels.index(mention.entity);
    if (!isAcross) labels.unnamed.add(entity);
    const attributes = mention.type ? { attributes: new Map([['type', mention.type]]) } : {};
    const hull = hullOf(spans);
    const [minStart, minEnd] = mention.min ?? [-1, -1];
    const least =
      minStart >= hull.start && minEnd > minStart && minEnd <= hull.end ? { minStart, minEnd } : {};
    return { ...hull, entity, ...attributes, ...least };
  });
  const relations = relationsOf(found, labels);
  return {
    id,
    pairKey: pairKeyOf(id),
    unit,
    ...labels.fields,
    mentions: Mentions.of(mentions),
    length,
    sentences: startsOf(sentences ?? []),
    ...(words === undefined ? {} : { tokens: wordTokens(words) }),
    ...(text === undefined ? {} : { text }),
    ...(relations.length === 0 ? {} : { relations }),
  };
}

/** The first word of each sentence that has some; nothing where there are no sentences. */
function startsOf(sentences: readonly (readonly string[])[]): number[] {
  if (sentences.length < 2) return [];
  const starts: number[] = [];
  let start = 0;
  for (const { length } of sentences) {
    if (length > 0) starts.push(start);
    start += length;
  }
  return starts;
}

/** The relations between entities that have mentions. */
function relationsOf({ relations = [] }: FoundDocument, labels: EntityLabels): Relation[] {
  return relations.flatMap(({ type, from, to }) => {
    const ends = to.map((label) => labels.known(label)).filter((number) => number >= 0);
    const start = labels.known(from);
    return start < 0 || ends.length === 0 ? [] : [{ type, from: start, to: ends }];
  });
}

/** Parts of documents with the same name as one document each, in the order of their first parts. */
export function joined(parts: Iterable<FoundDocument>): FoundDocument[] {
  const documents = new Map<
    string,
    { part: FoundDocument; sentences: string[][]; mentions: FoundMention[]; words: number }
  >();
  for (const part of parts) {
    const known = documents.get(part.id) ?? { part, sentences: [], mentions: [], words: 0 };
    documents.set(part.id, known);
    const shift = known.words;
    for (const sentence of part.sentences ?? []) {
      known.sentences.push([...sentence]);
      known.words += sentence.length;
    }
    for (const mention of part.mentions) {
      const spans = mention.spans.map(
        ([start, end]): Span => (start < 0 ? [start, end] : [start + shift, end + shift]),
      );
      known.mentions.push({ ...mention, spans });
    }
  }
  return Array.from(documents.values(), ({ part, sentences, mentions }) => ({
    ...part,
    mentions,
    ...(part.sentences === undefined ? {} : { sentences }),
  }));
}
