import type { Document } from '../core/document.ts';
import { type Entities, type MentionKey, type Plain, PlainDocument } from '../core/plain-document.ts';
import { compareNumbers } from '../core/text-order.ts';
import { type DuplicatePolicy, withoutRepeats } from '../evaluate/repeats.ts';
import type { Settings } from '../evaluate/settings.ts';
import { type SingletonPolicy, withoutSingletons } from '../evaluate/singletons.ts';
import type { Report } from '../problems/problem.ts';
import { UsageError } from '../problems/problem.ts';

/** A document of an annotator: from a reader, or plain entities with a name. */
export type AnnotatedDocument<M = Plain> = Document | { readonly id: string; readonly entities: Entities<M> };

/** An annotator and its documents; documents that others have may be missing. */
export interface Annotator<M = Plain> {
  readonly name: string;
  readonly documents: Iterable<AnnotatedDocument<M>>;
}

/** The mentions and chains of one annotator in a document. */
export interface Marking {
  /** For each unit the chain, or −1 if the span is not marked. */
  readonly chainOf: Int32Array;
  /** Number of mentions of each chain. */
  readonly sizes: Int32Array;
  /** For each unit the mention, or −1. */
  readonly mentionOf: Int32Array;
  readonly document: Document;
}

/** The place of a span, and the pieces of a discontinuous one as a flat list. */
export interface UnitSpan {
  readonly start: number;
  readonly end: number;
  readonly pieces: readonly number[];
}

/** A document with the markings of all annotators. Units are the spans that at least one of them marked, in text order. */
export interface AnnotatedTable {
  readonly id: string;
  readonly units: number;
  readonly spans: readonly UnitSpan[];
  /** By annotator; `undefined` if an annotator does not have the document. */
  readonly markings: readonly (Marking | undefined)[];
}

export interface AnnotationOptions<M> {
  readonly matcher: Settings['matcher'];
  readonly duplicates: DuplicatePolicy;
  readonly singletons: SingletonPolicy;
  readonly mentionKey: MentionKey<M> | undefined;
}

/** The documents of all annotators, in the order of their first appearance. */
export function annotationTables<M>(
  annotators: readonly Annotator<M>[],
  { matcher, duplicates, singletons, mentionKey }: AnnotationOptions<M>,
  report: Report,
): AnnotatedTable[] {
  const rows = new Map<
    string,
    { id: string; plain: PlainDocument<M>; documents: (Document | undefined)[] }
  >();
  annotators.forEach(({ name, documents }, c) => {
    for (const annotated of documents) {
      const pairKey = 'mentions' in annotated ? annotated.pairKey : annotated.id;
      const row = rows.get(pairKey) ?? {
        id: annotated.id,
        plain: new PlainDocument(annotated.id, mentionKey),
        documents: annotators.map(() => undefined),
      };
      rows.set(pairKey, row);
      if (row.documents[c] !== undefined) {
        throw new UsageError(`Annotator "${name}" has document "${annotated.id}" twice.`);
      }
      const document =
        'mentions' in annotated
          ? annotated
          : row.plain.side(`document "${annotated.id}" of "${name}"`, annotated.entities);
      const single = withoutRepeats(document, matcher, duplicates, report).document;
      row.documents[c] = singletons === 'drop' ? withoutSingletons(single) : single;
    }
  });
  return Array.from(rows.values(), ({ id, documents }) => tableOf(id, documents));
}

/** A document with the markings of its annotators. */
export function tableOf(id: string, documents: readonly (Document | undefined)[]): AnnotatedTable {
  const spans = new Map<string, UnitSpan>();
  const spansOf = documents.map((document) =>
    document === undefined
      ? []
      : Array.from(document.mentions, ({ start, end, parts }) => {
          const pieces = (parts ?? []).flat();
          const name = [start, end, ...pieces].join();
          if (!spans.has(name)) spans.set(name, { start, end, pieces });
          return name;
        }),
  );
  const ordered = [...spans].sort(
    ([, a], [, b]) => a.start - b.start || a.end - b.end || compareNumbers(a.pieces, b.pieces),
  );
  const unitOf = new Map(ordered.map(([name], unit) => [name, unit]));
  const markings = documents.map((document, c) => {
    if (document === undefined) return undefined;
    const chainOf = new Int32Array(spans.size).fill(-1);
    const mentionOf = new Int32Array(spans.size).fill(-1);
    const sizes = new Int32Array(document.entities.length);
    const entities = document.mentions.entities;
    spansOf[c].forEach((name, mention) => {
      const unit = unitOf.get(name) as number;
      chainOf[unit] = entities[mention];
      mentionOf[unit] = mention;
      sizes[entities[mention]]++;
    });
    return { chainOf, sizes, mentionOf, document };
  });
  return { id, units: spans.size, spans: ordered.map(([, span]) => span), markings };
}
