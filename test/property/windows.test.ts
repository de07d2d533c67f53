/**
 * However a file is cut for reading, it holds the same documents and the same problems: read whole, in pieces of any
 * size, located first and read one by one (as threads do), and handed to the engine in windows of any size.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateLocated } from '../../src/cli/corpus/evaluate-located.ts';
import { locate } from '../../src/cli/corpus/locate.ts';
import type { Home, LocatedDocument } from '../../src/cli/corpus/located-document.ts';
import { readFile } from '../../src/cli/corpus/read-file.ts';
import { resolveLines } from '../../src/cli/corpus/resolve-lines.ts';
import type { Store } from '../../src/cli/corpus/store.ts';
import type { Document } from '../../src/core/document.ts';
import { settingsOf } from '../../src/evaluate/index.ts';
import { PlainConll } from '../../src/formats/conll-plain.ts';
import { readConll } from '../../src/formats/conll-read.ts';
import { conll } from '../../src/formats/index.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { bytesOf, wordsOf } from '../support/conll.ts';

/** A store with one buffer, which every read overwrites. */
class OneBufferStore implements Store {
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
  ...{ id, length, entities, sentences: Array.from(sentences) },
  mentions: [...mentions].map(({ start, end, entity }) => ({ start, end, entity })),
  words: rest.words && wordsOf(rest as Document),
});

const place = ({ code, message, line, column, document, excerpt }: Problem) =>
  JSON.stringify([code, message, line, column, document, excerpt]);

interface Found {
  readonly documents: ReturnType<typeof plain>[];
  readonly problems: string[];
}

/** What a reader of the whole file finds, with windows of the engine of a size. */
function whole(bytes: Uint8Array, window?: number): Found {
  const problems: Problem[] = [];
  const report = (entry: Problem) => problems.push(entry);
  const reader =
    window === undefined
      ? readConll({ name: 'f', bytes }, report)
      : readConll({ name: 'f', bytes }, report, {}, new PlainConll(bytes, window));
  return { documents: [...reader].map(plain), problems: problems.map(place).sort() };
}

/** What is found in documents that were located, or read in pieces. */
function found(home: Home, located: readonly LocatedDocument[]): Found {
  const problems: Problem[] = [];
  const documents: ReturnType<typeof plain>[] = [];
  for (const document of located) {
    const settings = settingsOf({});
    const matcher = {
      ...settings.matcher,
      match: (key: Document, response: Document) => {
        documents.push(plain(key));
        return settings.matcher.match(key, response);
      },
    };
    const pair = { id: document.id, key: document, response: undefined };
    evaluateLocated(pair, { ...settings, matcher }, (entry) => problems.push(entry), {});
  }
  const resolved = resolveLines(problems, [home.store]).filter(({ code }) => code.startsWith('conll/'));
  return { documents, problems: resolved.map(place).sort() };
}

const line = fc.constantFrom(
  '#begin document (a); part 000',
  '#begin document b',
  `#${' '.repeat(63)}begin document c`,
  'x #begin document d',
  'word #begin document (e); part 000',
  'd\t0\t0\tword\t(1)',
  'd\t0\t1\tword\t(2',
  'd\t0\t2\tword\t2)',
  'd\t0\t3\tword\t-',
  'd\t0\t4\tword\t(x)',
  'd\t-',
  'junk',
  '#end document',
  '#end document of a',
  '# comment',
  '',
);
const file = fc
  .tuple(
    fc.constantFrom('', '', '\ufeff', '\ufeff\ufeff'),
    fc.array(fc.tuple(line, fc.constantFrom('\n', '\n', '\n', '\r\n')), { maxLength: 30 }),
    fc.constantFrom('', '', 'd\t-', '#end document', '#begin document z', '#'),
  )
  .map(([mark, lines, last]) => bytesOf(mark + lines.flat().join('') + last));

describe('a file is read to the same documents and problems', () => {
  const sizes = fc.integer({ min: 1, max: 64 });
  const homeOf = (bytes: Uint8Array): Home => ({ store: new OneBufferStore(bytes), format: conll });

  it('in windows of the engine of 1 to 64 bytes', () =>
    fc.assert(
      fc.property(file, sizes, (bytes, size) => {
        expect(whole(bytes, size)).toEqual(whole(bytes));
      }),
      { numRuns: 2000 },
    ));

  it('in pieces of 1 to 64 bytes', () =>
    fc.assert(
      fc.property(file, sizes, (bytes, size) => {
        const home = homeOf(bytes);
        const read = readFile(home, {}, Infinity, size) as LocatedDocument[];
        const expected = whole(bytes);
        // Without a document there is an error of the file, and nothing else is reported.
        expect(found(home, read)).toEqual(read.length === 0 ? { documents: [], problems: [] } : expected);
        expect(read.map(({ id }) => id)).toEqual(expected.documents.map(({ id }) => id));
      }),
      { numRuns: 2000 },
    ));

  it('located in windows of 1 to 64 bytes, then read one by one', () =>
    fc.assert(
      fc.property(file, sizes, (bytes, size) => {
        const home = homeOf(bytes);
        const located = locate(home, size);
        const expected = whole(bytes);
        expect(found(home, located)).toEqual(
          located.length === 0 ? { documents: [], problems: [] } : expected,
        );
        expect(located.map(({ id }) => id)).toEqual(expected.documents.map(({ id }) => id));
      }),
      { numRuns: 2000 },
    ));
});

it('gives up reading at once where there are more documents than asked for', () => {
  const bytes = bytesOf('#begin document\nd\t-\n#end document\n'.repeat(10));
  const home = { store: new OneBufferStore(bytes), format: conll };
  expect(readFile(home, {}, 9, 64)).toBeUndefined();
  expect(readFile(home, {}, 10, 64)).toHaveLength(10);
});
