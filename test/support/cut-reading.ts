import type { Document } from '../../src/core/document.ts';
import type { LocatedDocument, SourceFile } from '../../src/corpus/located-document.ts';
import { readLocated } from '../../src/corpus/read-located.ts';
import type { ByteStore } from '../../src/corpus/shell.ts';
import { PlainConll } from '../../src/formats/conll/plain-conll.ts';
import { inMemory, readConll } from '../../src/formats/conll/read.ts';
import { conll, type Format } from '../../src/formats/index.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { resolvePlaces } from '../../src/verbs/places.ts';
import { wordsOf } from './conll.ts';

/** A store with one buffer, which every read overwrites. */
class OneBufferStore implements ByteStore {
  readonly name = 'f';
  readonly path = undefined;
  readonly size: number;
  readonly #bytes: Uint8Array;
  readonly #buffer: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.size = bytes.length;
    this.#bytes = bytes;
    this.#buffer = new Uint8Array(bytes.length);
  }

  read(start: number, end: number): Uint8Array {
    const bytes = this.#bytes.subarray(start, end);
    this.#buffer.fill(35);
    this.#buffer.set(bytes);
    return this.#buffer.subarray(0, bytes.length);
  }
}

const plain = ({ id, length, entities, mentions, sentences, ...rest }: Document) => ({
  id,
  length,
  entities,
  sentences: Array.from(sentences),
  mentions: [...mentions].map(({ start, end, entity }) => ({ start, end, entity })),
  words: rest.tokens && wordsOf(rest as Document),
});

const place = ({ code, message, line, column, document, excerpt }: Problem) =>
  JSON.stringify([code, message, line, column, document, excerpt]);

interface Found {
  readonly documents: ReturnType<typeof plain>[];
  readonly problems: string[];
}

/** What a reader of the whole file finds, with windows of the engine of a size. */
export function whole(bytes: Uint8Array, window?: number): Found {
  const problems: Problem[] = [];
  const report = (entry: Problem) => problems.push(entry);
  const reader =
    window === undefined
      ? readConll({ name: 'f', bytes }, report)
      : readConll({ name: 'f', bytes }, report, {}, new PlainConll(inMemory(bytes), window));
  return { documents: [...reader].map(plain), problems: problems.map(place).sort() };
}

/** What is found in documents that were located, or read in pieces. */
export function found(source: SourceFile, located: readonly LocatedDocument[]): Found {
  const problems: Problem[] = [];
  const documents = located.map((document) =>
    plain(readLocated(document, (entry) => problems.push(entry), {})),
  );
  return { documents, problems: resolvePlaces(problems, [source.store]).map(place).sort() };
}

/** A file whose reader finds nothing in its buffer but what it asked for last. */
export const sourceOf = (bytes: Uint8Array, format: Format = conll): SourceFile => {
  const store = new OneBufferStore(bytes);
  return { store, format, traits: format.examine?.(store, {}).traits };
};

/** What the reader of a format finds in the whole file. */
export function wholeOf(format: Format, bytes: Uint8Array): Found {
  const problems: Problem[] = [];
  const documents = [...format.read({ name: 'f', bytes }, (entry) => problems.push(entry))];
  return { documents: documents.map(plain), problems: problems.map(place).sort() };
}
