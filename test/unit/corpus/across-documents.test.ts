import { expect, it } from 'vitest';
import { acrossDocuments } from '../../../src/corpus/across-documents.ts';
import type { IndexedFile } from '../../../src/corpus/index-corpus.ts';
import { documentWith } from '../../support/documents.ts';

const files = (...documents: readonly ReturnType<typeof documentWith>[]) =>
  documents.map((document) => ({ documents: [{ kind: 'read', document }] }) as unknown as IndexedFile);

it('counts the entities that have mentions in several documents', () => {
  const found = acrossDocuments(
    files(
      documentWith([['a', '1', '3'], ['b', '2'], ['c']]),
      documentWith([
        ['c', '1'],
        ['a', '5'],
      ]),
    ),
    'key',
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
  expect(acrossDocuments(files(documentWith([['a', '1', '2']]), documentWith([['b', '1']])), 'key')).toEqual(
    [],
  );
});
