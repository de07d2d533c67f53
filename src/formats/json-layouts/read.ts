import type { Document } from '../../core/document.ts';
import { resolvedOptions, type SpecsOf } from '../../core/parameter.ts';
import { limited } from '../../problems/limited.ts';
import type { Report } from '../../problems/problem.ts';
import { bomLength } from '../bytes.ts';
import type { ReadOptions, Source } from '../format.ts';
import { documentOf, type FoundDocument, joined } from '../found-document.ts';
import { JsonCursor, JsonFault } from '../json/cursor.ts';
import { JsonNode } from '../json/node.ts';
import { bytePlace } from '../json/place.ts';
import { type JsonCode, problem } from '../jsonlines/codes.ts';
import { layoutOf as arrangementOf } from '../jsonlines/layout.ts';
import { objectsOf } from '../jsonlines/objects.ts';
import { unknownLayout } from '../jsonlines/unknown-layout.ts';
import { layer as layerParameter } from '../layer.ts';
import { hasMembers, type JsonLayout, type Layers } from './layout.ts';
import { layoutOf } from './layouts.ts';

export type LayoutOptions = ReadOptions & SpecsOf<readonly [typeof layerParameter]>;

/** A document that was found, with its layout and its place. */
interface Found {
  readonly document: FoundDocument;
  readonly layout?: JsonLayout | undefined;
  readonly at: number;
}

/** Reads the documents of data sets and tools from JSON: one object on each line, a list of objects, or one object. See docs/formats/json-layouts.md. */
export function* readLayouts(
  { name: file, bytes }: Source,
  report: Report,
  options: LayoutOptions = {},
): Iterable<Document> {
  const { layer } = resolvedOptions([layerParameter], options) as { layer: Layers };
  const take = limited<JsonCode>(report);
  const place = (at: number) => ({ file, ...bytePlace(bytes, at) });
  const lineOf = lineCounter(bytes);
  const found = [...foundDocuments()];
  const isJoined = found.some(({ layout }) => layout?.isJoined);
  const parts = isJoined ? joinedParts(found) : found;
  for (const { document, layout, at } of parts) {
    for (const { at: offset, what } of document.leftOut ?? [])
      take('json/left-out', () =>
        problem('json/left-out', `${what}; it is left out.`, {
          ...place(offset),
          document: document.id,
          help: 'complete the file if it should count',
        }),
      );
    const read = documentOf(document, {
      isAcross: layout?.isAcross ?? false,
      outside: (mention, length, unit) => {
        const expected =
          length === 0 ? 'a span within a text' : `a span within the ${length} ${unit}s of the document`;
        take('json/span', () =>
          problem('json/span', 'A span is empty, or outside of its document.', {
            ...place(mention.at),
            document: document.id,
            expected,
            help: 'fix the span, or pass --lenient to drop it',
          }),
        );
      },
    });
    yield { ...read, file, line: lineOf(at) };
  }
  take.finish((code, count) => problem(code, `${count} more problems of this kind.`, { file }));

  function* foundDocuments(): Iterable<Found> {
    const whole = { size: bytes.length, read: (start: number, end: number) => bytes.subarray(start, end) };
    const cursor = new JsonCursor(bytes, bomLength(bytes));
    let last: JsonLayout | undefined;
    for (const { start: at, id, values, fault } of objectsOf(cursor, arrangementOf(whole))) {
      try {
        if (fault !== undefined) throw fault;
        const object = new JsonNode(cursor, at);
        const layout =
          layoutOf(object) ?? (last && hasMembers(last, (member) => values.has(member)) ? last : undefined);
        if (layout === undefined) {
          unknown(values.keys(), id, at);
          yield { document: { id, mentions: [] }, at };
        } else for (const document of layout.read(object, layer)) yield { document, layout, at };
        last = layout ?? last;
      } catch (error) {
        if (!(error instanceof JsonFault)) throw error;
        syntax(error, id);
        yield { document: { id, mentions: [] }, layout: last, at };
      }
    }
  }

  function syntax({ message, at, expected }: JsonFault, document: string): void {
    const what = `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
    const help = 'check that the program that wrote the file did not fail';
    take('json/syntax', () => problem('json/syntax', what, { ...place(at), document, expected, help }));
  }

  function unknown(members: Iterable<string>, document: string, at: number): void {
    take('json/layout', () =>
      problem('json/layout', unknownLayout(members, 'The document'), {
        ...place(at),
        document,
        expected: 'the members of a layout of docs/formats/json-layouts.md',
        help: 'check that this is the right file, and convert it to one of these layouts',
      }),
    );
  }
}

/** The line of a place; each place must be after the one before. */
function lineCounter(bytes: Uint8Array): (at: number) => number {
  let [counted, line] = [0, 1];
  return (at) => {
    for (let feed = bytes.indexOf(10, counted); feed >= 0 && feed < at; feed = bytes.indexOf(10, counted)) {
      counted = feed + 1;
      line++;
    }
    return line;
  };
}

/** The documents whose parts were found, with the place of the first part. */
function joinedParts(found: readonly Found[]): Found[] {
  const firsts = new Map<string, Found>();
  for (const one of found) if (!firsts.has(one.document.id)) firsts.set(one.document.id, one);
  return joined(found.map(({ document }) => document)).map((document) => ({
    ...(firsts.get(document.id) as Found),
    document,
  }));
}
