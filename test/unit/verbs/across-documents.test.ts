import { expect, it } from 'vitest';
import type { IndexedFile } from '../../../src/corpus/index-corpus.ts';
import { acrossDocuments } from '../../../src/verbs/across-documents.ts';
import { documentWith } from '../../support/documents.ts';

const filesIn = (holds: readonly string[], ...documents: readonly ReturnType<typeof documentWith>[]) =>
  documents.map(
    (document) =>
      ({ documents: [{ kind: 'read', document }], source: { format: { holds } } }) as unknown as IndexedFile,
  );

const corpus = (...documents: readonly ReturnType<typeof documentWith>[]) => ({
  path: 'key',
  files: filesIn(['crossDocument'], ...documents),
});

it('counts the entities that have mentions in several documents', () => {
  const found = acrossDocuments(
    corpus(
      documentWith([['a', '1', '3'], ['b', '2'], ['c']]),
      documentWith([
        ['c', '1'],
        ['a', '5'],
      ]),
    ),
  );
  expect(found.map(({ code, message, file }) => [code, message, file])).toEqual([
    [
      'entities/across-documents',
      '1 entity of the key is in several documents, but each document is scored by itself.',
      'key',
    ],
  ]);
});

it('reports nothing where each entity is in one document, however often', () => {
  expect(acrossDocuments(corpus(documentWith([['a', '1', '2']]), documentWith([['b', '1']])))).toEqual([]);
});

it('reports nothing in a format whose names are those of one document', () => {
  const files = filesIn([], documentWith([['a', '1']]), documentWith([['a', '1']]));
  expect(acrossDocuments({ path: 'key', files })).toEqual([]);
});
