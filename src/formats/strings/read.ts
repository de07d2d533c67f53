import { type Document, type Mention, noEdits } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import {
  type FileRef,
  type ProblemDetails,
  type Report,
  problem as sharedProblem,
} from '../../problems/problem.ts';
import { bomLength, decode, lineEnd } from '../bytes.ts';
import type { Source } from '../format.ts';
import { firstByte, isBlank } from '../head-text.ts';
import { JsonCursor, JsonFault } from '../json/cursor.ts';
import { bytePlace } from '../json/place.ts';
import { layoutOf } from '../jsonlines/layout.ts';
import { membersOf } from '../jsonlines/members.ts';
import { objectsOf } from '../jsonlines/objects.ts';
import { pairKeyOf } from '../pair-key.ts';
import { jsonIn } from './answer.ts';
import { ClusterReader, clusterMember, type ReadClusters } from './clusters.ts';
import { problem } from './codes.ts';

/** A document of clusters of strings, or what is wrong with it. */
interface RawDocument extends ReadClusters {
  readonly id: string;
  /** Whether members were taken for clusters because they are lists. */
  readonly isGuessed: boolean;
  readonly line: number;
  /** What it was read from. */
  readonly bytes: Uint8Array;
  readonly fault?: JsonFault | undefined;
  /** Whether nothing after the fault can be read. */
  readonly endsFile?: boolean | undefined;
}

const NOTHING: RawDocument = {
  id: '',
  clusters: [],
  numbered: 0,
  sentences: [],
  isGuessed: false,
  line: 1,
  bytes: new Uint8Array(),
};

/**
 * Reads clusters of strings: an object for each document, or one list of clusters (docs/formats/strings.md). A document may be the answer of a language model: JSON with a text around it, or with a few
 * faults, is read with a note; what is not JSON, or has no clusters, is a document without mentions.
 */
export function* readStrings(source: Source, report: Report): Iterable<Document> {
  const { bytes, name } = source;
  const documents = rawDocuments(bytes);
  if (documents.length > 1) {
    for (const raw of documents) {
      const { line, fault, endsFile } = raw;
      if (fault !== undefined && endsFile) report(syntax(fault, source));
      const read = endsFile ? raw : readAnswer(raw, source, { file: name, line }, report);
      yield stringsDocument(read, source);
    }
    return;
  }
  // The file is one answer, which may have a text before its JSON.
  const [only = { ...NOTHING, isGuessed: true }] = documents;
  yield stringsDocument(readAnswer({ ...only, bytes }, source, { file: name }, report), source);
}

/** A document as it was read, or with repairs, or without mentions. */
function readAnswer(raw: RawDocument, source: Source, place: ProblemDetails, report: Report): RawDocument {
  const { id, line, bytes, fault, isGuessed, clusters } = raw;
  let read = raw;
  if (fault !== undefined || (isGuessed && clusters.length === 0)) {
    const answer = answerIn(decode(bytes.subarray(bomLength(bytes))));
    if (answer === undefined) {
      report(unread(raw, source, place));
      return { ...NOTHING, id, line };
    }
    const help = 'ask for JSON alone, if the answers of a model are to be read by other programs too';
    const message = `The answer is JSON with ${answer.repairs}.`;
    report(sharedProblem('answer/repaired', message, { ...place, help }));
    read = { ...answer.raw, id: answer.raw.id === '' ? id : answer.raw.id, line };
  }
  reportNumbers(read, place.file, report);
  return read;
}

const syntax = ({ message, at, expected }: JsonFault, { bytes, name }: Source) =>
  problem('strings/syntax', `${message.charAt(0).toUpperCase()}${message.slice(1)}.`, {
    file: name,
    expected,
    help: 'check that the answer is JSON only, and that it was not cut off',
    ...bytePlace(bytes, at),
  });

/** Why an answer has no mentions: it is empty, not JSON, or JSON without clusters. */
function unread({ bytes, fault }: RawDocument, source: Source, place: ProblemDetails) {
  if (isBlank(bytes))
    return sharedProblem('answer/empty', 'The answer is empty.', { ...place, help: EMPTY_HELP });
  const code = isJson(bytes) ? 'answer/no-clusters' : 'answer/not-json';
  const what =
    code === 'answer/not-json' ? 'The answer is not JSON' : 'The answer is JSON without clusters of strings';
  const why = fault === undefined ? '' : `: ${fault.message}`;
  return sharedProblem(code, `${what}${why}.`, {
    ...place,
    expected: fault?.expected ?? '{"clusters": [["Tom", "he"], …]}',
    help: EMPTY_HELP,
    ...bytePlace(source.bytes, fault?.at ?? bytes.byteOffset - source.bytes.byteOffset),
  });
}

const EMPTY_HELP = 'it counts as a response without mentions; check that the answer was not cut off';

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(decode(bytes.subarray(bomLength(bytes))));
    return true;
  } catch {
    return false;
  }
}

/** The last piece of JSON in a text that has clusters, and what was done to read it. */
function answerIn(text: string): { raw: RawDocument; repairs: string } | undefined {
  let found: { raw: RawDocument; repairs: readonly string[] } | undefined;
  let count = 0;
  for (const { json, repairs } of jsonIn(text)) {
    const documents = rawDocuments(new TextEncoder().encode(json));
    const [raw] = documents;
    if (documents.length !== 1 || raw.fault !== undefined || (raw.isGuessed && raw.clusters.length === 0))
      continue;
    found = { raw: { ...raw, line: 1 }, repairs };
    count++;
  }
  if (found === undefined) return undefined;
  const several = count > 1 ? [`${count} pieces with clusters, of which the last is read`] : [];
  return { raw: found.raw, repairs: [...several, ...found.repairs].join(', ') };
}

function reportNumbers({ numbered, line }: RawDocument, file: FileRef | undefined, report: Report): void {
  if (numbered === 0) return;
  const help =
    'models count badly: each mention is looked for in the text of the key, in the order of the answer';
  const message = `${numbered} mentions have offsets beside their words; the words decide.`;
  report(sharedProblem('answer/numbers', message, { file, line, help }));
}

/** The documents of a file, also those with faults. */
function rawDocuments(bytes: Uint8Array): RawDocument[] {
  const cursor = new JsonCursor(bytes, bomLength(bytes));
  if (isListOfLists(bytes) || isListOfEntities(bytes)) {
    const one = { ...NOTHING, bytes, ...guarded(() => new ClusterReader(cursor).list()) };
    if (one.fault === undefined && cursor.peek() >= 0)
      return [{ ...NOTHING, bytes, fault: cursor.fault('the end of the file') }];
    return [one];
  }
  const whole = { size: bytes.length, read: (start: number, end: number) => bytes.subarray(start, end) };
  const layout = firstByte(bytes) === 123 ? layoutOf(whole) : 'whole';
  const documents: RawDocument[] = [];
  let [counted, line] = [0, 1];
  for (const found of objectsOf(cursor, layout)) {
    const { id, fault, start } = found;
    for (; counted < start; counted++) if (bytes[counted] === 10) line++;
    const read = fault === undefined ? guarded(() => new ClusterReader(cursor).ofDocument(found)) : { fault };
    documents.push({
      ...NOTHING,
      ...read,
      id,
      line,
      isGuessed: fault === undefined && clusterMember(found) === undefined,
      bytes: bytes.subarray(start, layout === 'lines' ? lineEnd(bytes, start, bytes.length) : found.end),
      endsFile: fault !== undefined && layout !== 'lines',
    });
  }
  return documents;
}

/** What a function reads, or the fault that it meets. */
function guarded<T>(read: () => T): T | { readonly fault: JsonFault } {
  try {
    return read();
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault;
    return { fault };
  }
}

/** Whether a file begins as a list of lists, so that it is one document. */
export function isListOfLists(bytes: Uint8Array): boolean {
  const cursor = new JsonCursor(bytes, bomLength(bytes));
  if (cursor.peek() !== 91) return false;
  cursor.at++;
  return cursor.peek() === 91;
}

/** Whether a file is a list of entities with mentions, so that it is one document. */
export function isListOfEntities(bytes: Uint8Array): boolean {
  const cursor = new JsonCursor(bytes, bomLength(bytes));
  if (cursor.peek() !== 91) return false;
  cursor.at++;
  if (cursor.peek() !== 123) return false;
  const { values } = membersOf(cursor);
  return values.has('mentions') && clusterMember({ values }) === undefined;
}

function stringsDocument(
  { id, clusters, sentences, isGuessed, line }: RawDocument,
  { name }: Source,
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
    ...(sentences.some((sentence) => sentence !== undefined) ? { saidSentences: sentences } : {}),
    ...(isGuessed ? { guessedMembers: clusters.map(([label]) => label) } : {}),
    file: name,
    line,
  };
}
