import { Converter, isWritable } from '../src/convert/converter.ts';
import type { Document } from '../src/core/document.ts';
import { locate } from '../src/corpus/locate.ts';
import { readFile } from '../src/corpus/read-file.ts';
import { detectFormat } from '../src/formats/detect.ts';
import { type Capability, capabilities, type Format, formats } from '../src/formats/index.ts';
import { InputError, type Problem } from '../src/problems/problem.ts';
import { renderProblem } from '../src/problems/render.ts';
import { found, sourceOf, wholeOf } from '../test/support/cut-reading.ts';
import { documentArbitrary, partitionOf } from '../test/support/document-arbitraries.ts';
import { encode, type Random } from '../test/support/mutate.ts';
import { draw, pick, spoil } from './draw.ts';
import { type Case, ensure, ensureSame, type Target } from './target.ts';

/** A reader of documents with examples, the pieces that are inserted into them, and companion files. */
export interface Seed {
  readonly format: Format;
  /** Without any, all files are made by the writer. */
  readonly texts: readonly string[];
  readonly bits: readonly Uint8Array[];
  /** By extension. */
  readonly companions?: Readonly<Record<string, string>>;
  /** Options of the reader besides none. */
  readonly options?: readonly object[];
}

/** A document with everything that a format may hold. */
const anyDocument = documentArbitrary(...(Object.keys(capabilities) as Capability[]));
/** A word is written for each position of a document without words; more would only take longer. */
const LONGEST_UNKNOWN = 5000;
const writable = formats.filter(isWritable);

/** The file and its companions, by extension: an example, or what the writer makes of a random document. */
export function filesOf({ format, texts, bits, companions = {} }: Seed, random: Random): Case['files'] {
  const isWritten = format.write !== undefined && (texts.length === 0 || random(3) === 0);
  const document = draw(anyDocument, random);
  const text = isWritten ? (format.write?.([document], () => {}) ?? '') : pick(texts, random);
  const beside = isWritten ? format.writeCompanion?.(document) : undefined;
  const others = beside === undefined ? companions : { [format.companions[0].extension]: beside };
  return {
    f: spoil(text, random, bits),
    ...Object.fromEntries(
      Object.entries(others).flatMap(([name, content]) =>
        random(8) === 0 ? [] : [[name, random(2) === 0 ? encode(content) : spoil(content, random)]],
      ),
    ),
  };
}

/** A target for the reader, and for the writer if there is one, of a format of documents. */
export const documentTarget = (seed: Seed): Target => ({
  id: `${seed.format.id}-documents`,
  promise:
    'is read without a crash to sound documents, the same whenever and in whatever pieces it is read, and what is written comes back',
  generate: (random) => ({
    files: filesOf(seed, random),
    args: [
      JSON.stringify(pick([{}, ...(seed.options ?? [])], random)),
      String(1 + random(pick([4, 64, 2000], random))),
      pick(writable, random).id,
    ],
  }),
  check({ files: { f = new Uint8Array(), ...others }, args: [options = '{}', window = '64', target] }) {
    const { format } = seed;
    detectFormat(f);
    const { documents, problems } = readWhole(format, f, others, JSON.parse(options));
    for (const document of documents) checkDocument(document);
    for (const problem of problems) checkProblem(problem);
    const again = readWhole(format, f, others, JSON.parse(options));
    ensureSame(again.problems, problems, 'the same problems whenever it is read');
    ensureSame(again.documents.map(contentOf), documents.map(contentOf), 'the same whenever it is read');
    if (options === '{}' && Object.keys(others).length === 0) checkPieces(format, f, Number(window));
    if (problems.length === 0) checkRoundTrip(format, documents);
    checkConversion(documents, format, target);
  },
});

function readWhole(format: Format, bytes: Uint8Array, beside: Case['files'], options: object = {}) {
  const problems: Problem[] = [];
  const file = { size: bytes.length, read: (start: number, end: number) => bytes.subarray(start, end) };
  const { traits } = format.examine?.(file, options) ?? {};
  const source = { name: 'f', bytes, traits, companions: new Map(Object.entries(beside)) };
  return { documents: [...format.read(source, (entry) => problems.push(entry), options)], problems };
}

const contentOf = (document: Document) => ({
  id: document.id,
  length: document.length,
  entities: document.entities,
  text: document.text,

  mentions: [...document.mentions].map(({ attributes, ...mention }) => [mention, [...(attributes ?? [])]]),
  relations: document.relations,
  sentences: Array.from(document.sentences),
});

/** A document is sound: spans are within it and not empty, entities exist, heads are within their mentions. */
function checkDocument({ mentions, length, entities, relations = [], tokens, sentences }: Document): void {
  for (const { start, end, entity, parts = [[start, end]], head = start } of mentions) {
    ensure(
      start >= 0 && end > start && (length === 0 || end <= length), // 0 where it is not known
      'a span is within the document',
      () => `${start} ${end} ${length}`,
    );
    ensure(entity >= 0 && entity < entities.length, 'the entity of a mention exists', () => String(entity));
    ensure(head >= start && head < end, 'a head is within its mention', () => `${head} ${start} ${end}`);
    let last = -1;
    for (const [from, to] of parts) {
      ensure(from > last && to > from, 'parts are in order, with gaps between them', () =>
        JSON.stringify(parts),
      );
      last = to;
    }
    ensure(parts[0][0] === start && last === end, 'the hull of the parts is the span', () =>
      JSON.stringify(parts),
    );
  }
  for (const { from, to } of relations)
    ensure(
      [from, ...to].every((entity) => entity >= 0 && entity < entities.length),
      'relations are between entities',
    );
  for (let i = 0; i < (tokens?.length ?? 0); i++) tokens?.at(i);
  for (let i = 1; i < sentences.length; i++)
    ensure(sentences[i] > sentences[i - 1], 'sentences are in order and not empty');
}

function checkProblem(problem: Problem): void {
  const { line = 1, column = 1, file } = problem;
  ensure(line >= 1 && column >= 1, 'places are counted from 1');
  ensure(file !== undefined, 'every problem names its file', () => problem.code);
  const text = renderProblem(problem);
  ensure(!/[\x00-\x09\x0b-\x1f\x7f-\x9f]/.test(text), 'no control characters in problems', () =>
    JSON.stringify(text),
  );
}

/** A file that can be cut has the same documents and problems in pieces, and located first as for threads. */
function checkPieces(format: Format, bytes: Uint8Array, window: number): void {
  const source = sourceOf(bytes, format);
  if (format.cutter === undefined || format.examine?.(source.store, {}).whole) return;
  const expected = wholeOf(format, bytes);
  const reported = expected.documents.length === 0 ? { documents: [], problems: [] } : expected;
  const read = readFile(source, {}, Infinity, window) ?? [];
  ensureSame(found(source, read), reported, 'pieces give what the whole gives');
  ensureSame(
    found(source, locate(source, window)),
    reported,
    'documents that are located are those that are read',
  );
}

function checkRoundTrip(format: Format, documents: readonly Document[]): void {
  let losses = 0;
  const written = format.write?.(documents, () => losses++);
  if (written === undefined || losses > 0) return;
  const beside = documents[0] && format.writeCompanion?.(documents[0]);
  const again = readWhole(
    format,
    encode(written),
    beside === undefined ? {} : { [format.companions[0].extension]: encode(beside) },
  );
  ensureSame(
    again.documents.map((document) => partitionOf(document)),
    documents.map((document) => partitionOf(document)),
    'what is written comes back',
  );
}

/** Conversion to another format ends, in a file or in a problem. */
function checkConversion(documents: readonly Document[], { holds }: Format, id: string | undefined): void {
  const target = writable.find((format) => format.id === id);
  if (target === undefined) return;
  const known = documents.filter(({ tokens, text, mentions }) => {
    const last = mentions.ends.reduce((a, b) => Math.max(a, b), 0);
    return tokens !== undefined || text !== undefined || last < LONGEST_UNKNOWN;
  });
  const chosen = target.cutter === undefined ? known.slice(0, 1) : known;
  const problems: Problem[] = [];
  const converter = new Converter(target, (entry) => problems.push(entry));
  try {
    converter.write(chosen.map((document) => converter.prepare(document, { holds })));
    converter.finish();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  for (const problem of problems) renderProblem(problem);
}
