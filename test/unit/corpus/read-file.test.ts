import { describe, expect, it } from 'vitest';
import { locate } from '../../../src/corpus/locate.ts';
import { readFile } from '../../../src/corpus/read-file.ts';
import { MemoryStore } from '../../../src/corpus/shell.ts';
import { conll, type Format } from '../../../src/formats/index.ts';
import { bytesOf, wordsOf } from '../../support/conll.ts';
import { sourceOf } from '../../support/cut-reading.ts';
import { documentWith } from '../../support/documents.ts';

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
  const source = { store: new MemoryStore('f', bytesOf('a\nb\nc\n3\n')), format: toy };

  it('is read as a whole', () => {
    const documents = readFile(source, {}, Infinity, source.store.size);
    expect(documents?.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(readFile(source, {}, Infinity, 3)?.length).toBe(3);
  });

  it('is read with its companion files', () => {
    const companions = new Map([['.txt', bytesOf('story ')]]);
    expect(readFile({ ...source, companions }, {}, Infinity)?.map(({ id }) => id)).toEqual([
      'story a',
      'story b',
      'story c',
    ]);
  });

  it('is never searched for documents', () => {
    expect(() => locate(source)).toThrow('Format toy is read as a whole.');
  });
});

it('keeps the bytes of documents whose token columns were asked for', () => {
  const line = (d: number) =>
    `#begin document (d${d});\nd 0 0 w${d} P${d} * - - - S${d} * -\n#end document\n`;
  const source = sourceOf(bytesOf(Array.from({ length: 9 }, (_, d) => line(d)).join('')));
  const documents = readFile(source, { columns: ['pos', 'speaker'] }, Infinity, 200) ?? [];
  expect(documents.map(({ document }) => document.columns?.get('pos')?.at(0))).toEqual(
    Array.from({ length: 9 }, (_, d) => `P${d}`),
  );
  expect(documents.map(({ document }) => wordsOf(document))).toEqual(
    Array.from({ length: 9 }, (_, d) => [`w${d}`]),
  );
});
