import { type Document, type Mention, noEdits } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import type { Report } from '../../problems/problem.ts';
import { bomLength } from '../bytes.ts';
import type { Source } from '../format.ts';
import { JsonCursor, JsonFault } from '../json/cursor.ts';
import { bytePlace } from '../json/place.ts';
import { layoutOf } from '../jsonlines/layout.ts';
import type { Members } from '../jsonlines/members.ts';
import { objectsOf } from '../jsonlines/objects.ts';
import { pairKeyOf } from '../pair-key.ts';
import { problem } from './codes.ts';

/** Clusters by name. */
type Clusters = [label: string, strings: readonly string[]][];

/** Reads clusters of strings: an object for each document, or one list of clusters (docs/formats/strings.md). */
export function* readStrings(source: Source, report: Report): Iterable<Document> {
  const { bytes, name } = source;
  const cursor = new JsonCursor(bytes, bomLength(bytes));
  const syntax = ({ message, at, expected }: JsonFault): void =>
    report(
      problem('strings/syntax', `${message.charAt(0).toUpperCase()}${message.slice(1)}.`, {
        file: name,
        expected,
        help: 'check that the answer is JSON only, and that it was not cut off',
        ...bytePlace(bytes, at),
      }),
    );
  const guarded = (read: () => Clusters): Clusters => {
    try {
      return read();
    } catch (fault) {
      if (!(fault instanceof JsonFault)) throw fault;
      syntax(fault);
      return [];
    }
  };
  if (isListOfLists(bytes)) {
    const clusters = guarded(() => {
      const found = clustersAt(cursor);
      if (cursor.peek() >= 0) throw cursor.fault('the end of the file');
      return found;
    });
    yield stringsDocument('', clusters, source, 1);
    return;
  }
  const whole = { size: bytes.length, read: (start: number, end: number) => bytes.subarray(start, end) };
  let [counted, line] = [0, 1];
  for (const found of objectsOf(cursor, layoutOf(whole))) {
    for (; counted < found.start; counted++) if (bytes[counted] === 10) line++;
    if (found.fault !== undefined) syntax(found.fault);
    const clusters = guarded(() => (found.fault === undefined ? membersClusters(cursor, found) : []));
    const isGuessed = found.fault === undefined && !found.values.has('clusters');
    yield stringsDocument(found.id, clusters, source, line, isGuessed);
  }
}

/** Whether a file begins as a list of lists, so that it is one document. */
export function isListOfLists(bytes: Uint8Array): boolean {
  const cursor = new JsonCursor(bytes, bomLength(bytes));
  if (cursor.peek() !== 91) return false;
  cursor.at++;
  return cursor.peek() === 91;
}

/** The clusters of a document: those of the key "clusters", or every member that is a list. */
function membersClusters(cursor: JsonCursor, { values }: Members): Clusters {
  const at = values.get('clusters');
  if (at !== undefined) {
    cursor.at = at;
    return clustersAt(cursor);
  }
  const clusters: Clusters = [];
  for (const [label, start] of values) {
    cursor.at = start;
    if (cursor.peek() === 91) clusters.push([label, stringsAt(cursor)]);
  }
  return clusters;
}

/** A list of clusters, or an object of clusters by name. */
function clustersAt(cursor: JsonCursor): Clusters {
  const clusters: Clusters = [];
  if (cursor.peek() === 123) {
    for (let more = cursor.openObject(); more; more = cursor.nextMember())
      clusters.push([cursor.key(), stringsAt(cursor)]);
  } else {
    for (let more = cursor.openList('a list of clusters'); more; more = cursor.nextItem())
      clusters.push([String(clusters.length), stringsAt(cursor)]);
  }
  return clusters;
}

function stringsAt(cursor: JsonCursor): string[] {
  const strings: string[] = [];
  for (let more = cursor.openList('a cluster: a list of strings'); more; more = cursor.nextItem())
    strings.push(cursor.string('a mention: its words in quotes'));
  return strings;
}

function stringsDocument(
  id: string,
  clusters: Clusters,
  { name }: Source,
  line: number,
  isGuessed = false,
): Document {
  const words = clusters.flatMap(([, strings]) => strings);
  let position = 0;
  const mentions = clusters.flatMap(([, strings], entity) =>
    strings.map((): Mention => ({ start: position, end: ++position, entity, line })),
  );
  return {
    id,
    pairKey: pairKeyOf(id),
    unit: 'name',
    length: words.length,
    sentences: [],
    tokens: { length: words.length, at: (i) => words[i] },
    entities: clusters.map(([label]) => label),
    mentions: Mentions.of(mentions),
    edits: noEdits,
    ...(isGuessed ? { guessedMembers: clusters.map(([label]) => label) } : {}),
    file: name,
    line,
  };
}
