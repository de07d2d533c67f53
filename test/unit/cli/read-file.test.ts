import { describe, expect, it } from 'vitest';
import { locate } from '../../../src/cli/corpus/locate.ts';
import { readFile } from '../../../src/cli/corpus/read-file.ts';
import type { Store } from '../../../src/cli/corpus/store.ts';
import { conll, type Format } from '../../../src/formats/index.ts';
import { bytesOf, wordsOf } from '../../support/conll.ts';
import { homeOf } from '../../support/cut-reading.ts';
import { documentWith } from '../../support/documents.ts';

const storeOf = (text: string): Store => {
  const bytes = bytesOf(text);
  return { name: 'f', path: 'f', size: bytes.length, read: (start, end) => bytes.subarray(start, end) };
};

/** One document per line; the last line holds the number of documents, so that the file cannot be cut. */
const toy: Format = {
  ...conll,
  id: 'toy',
  cutter: undefined,
  *read({ bytes, companions }) {
    const lines = new TextDecoder().decode(bytes).trim().split('\n');
    const title = new TextDecoder().decode(companions?.get('.txt'));
    if (Number(lines.at(-1)) !== lines.length - 1) throw new Error('the file was cut');
    for (const id of lines.slice(0, -1)) yield documentWith([], { id: `${title}${id}` });
  },
};

describe('a format that cannot be cut', () => {
  const home = { store: storeOf('a\nb\nc\n3\n'), format: toy };

  it('is read as a whole', () => {
    const documents = readFile(home, {}, Infinity, home.store.size);
    expect(documents?.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(readFile(home, {}, Infinity, 3)?.length).toBe(3);
  });

  it('is read with its companion files', () => {
    const companions = new Map([['.txt', bytesOf('story ')]]);
    expect(readFile({ ...home, companions }, {}, Infinity)?.map(({ id }) => id)).toEqual([
      'story a',
      'story b',
      'story c',
    ]);
  });

  it('is never searched for documents', () => {
    expect(() => locate(home)).toThrow('Format toy is read as a whole.');
  });
});

it('keeps the bytes of documents whose token columns were asked for', () => {
  const line = (d: number) =>
    `#begin document (d${d});\nd 0 0 w${d} P${d} * - - - S${d} * -\n#end document\n`;
  const home = homeOf(bytesOf(Array.from({ length: 9 }, (_, d) => line(d)).join('')));
  const documents = readFile(home, { columns: ['pos', 'speaker'] }, Infinity, 200) ?? [];
  expect(documents.map(({ read }) => read?.document.columns?.get('pos')?.at(0))).toEqual(
    Array.from({ length: 9 }, (_, d) => `P${d}`),
  );
  expect(documents.map(({ read }) => read && wordsOf(read.document))).toEqual(
    Array.from({ length: 9 }, (_, d) => [`w${d}`]),
  );
});
