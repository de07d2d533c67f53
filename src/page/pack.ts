import { ByteReader, ByteWriter } from './bytes.ts';
import { keyLabels, responseLabels } from './names.ts';
import { allSteps, type Steps } from './steps.ts';
import type { PageDocument, PageResponse, PageSide } from './types.ts';

/** A document as bytes: columns of small numbers, which unpack faster than JSON and compress better. */
export function packDocument(document: PageDocument): Uint8Array {
  const { text, tokenStarts, tokenEnds, emptyNodes, length, sentences, key, systems } = document;
  const writer = new ByteWriter();
  writer.text(text);
  // For each token twice its length, plus 1 if there is a blank before it.
  writer.list(
    tokenStarts.map((start, t) => 2 * (tokenEnds[t] - start) + (start > (tokenEnds[t - 1] ?? 0) ? 1 : 0)),
  );
  writer.steps([...emptyNodes].sort((a, b) => a - b));
  writer.number(length);
  writer.steps(sentences);
  writeSide(writer, key);
  writer.number(systems.length);
  for (const system of systems) writeResponse(writer, system);
  return writer.bytes();
}

function writeSide(writer: ByteWriter, side: PageSide): void {
  writer.steps(side.starts);
  writer.list(side.ends.map((end, m) => end - side.starts[m]));
  writer.list(side.entities);
  writer.list([...side.pieces.keys()]);
  for (const bounds of side.pieces.values()) writer.steps(bounds);
  writer.texts(side.ids);
  writer.texts(side.names);
  writer.list(side.colours);
}

function writeResponse(writer: ByteWriter, response: PageResponse): void {
  writeSide(writer, response);
  writer.list([...response.outside.keys()]);
  writer.texts([...response.outside.values()]);
  writer.number(response.isMissing ? 1 : 0);
  // Twins are mostly consecutive, so most differences are 1.
  writer.steps(response.twins);
  writer.indices(response.shifted);
  writer.indices(response.partners);
  writer.list(response.marks);
  writer.list(response.keyMarks);
  const { types, key, response: mentions, sizes } = response.errors ?? NO_ERRORS;
  writer.list(types);
  writer.indices(key);
  writer.indices(mentions);
  writer.list(sizes);
  writer.number(response.difference === undefined ? 0 : 1);
  if (response.difference === undefined) return;
  writer.number(response.difference.token);
  writer.text(response.difference.key);
  writer.text(response.difference.response);
}

const NO_ERRORS = { types: [], key: [], response: [], sizes: [] };

/** The document of the bytes of `packDocument`. */
export const unpackDocument = (bytes: Uint8Array): PageDocument => allSteps(documentSteps(bytes));

/** The same in steps: a book takes too long for one task of a page. */
export function* documentSteps(bytes: Uint8Array): Steps<PageDocument> {
  const reader = new ByteReader(bytes);
  const text = reader.text();
  const lengths = reader.list();
  const tokenStarts = new Int32Array(lengths.length);
  const tokenEnds = new Int32Array(lengths.length);
  let at = 0;
  for (let t = 0; t < lengths.length; t++) {
    at += lengths[t] & 1;
    tokenStarts[t] = at;
    at += lengths[t] >>> 1;
    tokenEnds[t] = at;
  }
  yield;
  const emptyNodes = new Set(reader.steps());
  const length = reader.number();
  const sentences = reader.steps();
  const keySide = readSide(reader);
  const key = { ...keySide, outside: new Map(), labels: keyLabels(keySide.ids) };
  yield;
  const systems: PageResponse[] = [];
  for (let left = reader.number(); left > 0; left--) {
    systems.push(readResponse(reader));
    yield;
  }
  return { text, tokenStarts, tokenEnds, emptyNodes, length, sentences, key, systems };
}

function readSide(reader: ByteReader): Omit<PageSide, 'labels' | 'outside'> {
  const starts = reader.steps();
  const ends = reader.list().map((size, m) => size + starts[m]);
  const entities = reader.list();
  const pieces = new Map(Array.from(reader.list(), (mention) => [mention, reader.steps()] as const));
  const ids = reader.texts();
  const names = reader.texts();
  const colours = Uint8Array.from(reader.list());
  const sizes = new Int32Array(ids.length);
  for (const entity of entities) sizes[entity]++;
  return { starts, ends, entities, pieces, ids, names, colours, sizes };
}

function readResponse(reader: ByteReader): PageResponse {
  const side = readSide(reader);
  const outsideMentions = reader.list();
  const words = reader.texts();
  const outside = new Map(Array.from(outsideMentions, (mention, i) => [mention, words[i]] as const));
  const isMissing = reader.number() === 1;
  const twins = reader.steps();
  const shifted = reader.indices();
  const partners = reader.indices();
  const marks = Uint8Array.from(reader.list());
  const keyMarks = Uint8Array.from(reader.list());
  const errors = {
    types: Uint8Array.from(reader.list()),
    key: reader.indices(),
    response: reader.indices(),
    sizes: reader.list(),
  };
  const difference =
    reader.number() === 0
      ? undefined
      : { token: reader.number(), key: reader.text(), response: reader.text() };
  const labels = responseLabels(partners);
  return {
    ...side,
    outside,
    labels,
    isMissing,
    twins,
    shifted,
    partners,
    marks,
    keyMarks,
    difference,
    ...(errors.types.length === 0 ? {} : { errors }),
  };
}
