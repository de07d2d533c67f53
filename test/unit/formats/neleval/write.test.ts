import { expect, it } from 'vitest';
import { neleval } from '../../../../src/formats/neleval/neleval.ts';
import { documentWith, wordList } from '../../../support/documents.ts';
import { readText, spansOf, writeText } from '../../../support/read-text.ts';

const text = { tokens: wordList('Tom', '😀', 'slept'), length: 3, sentences: [0, 2] };

it('writes a row for each mention, with the characters of the text', () => {
  const documents = [
    documentWith([['E1', '0', '1-2']], { ...text, id: 'a\tb' }),
    documentWith(
      [
        ['%', '2'],
        ['x\ty', '0'],
        ['E1', '1'],
      ],
      { ...text, id: '' },
    ),
  ];
  const { text: written } = writeText(neleval, ...documents);
  expect(written).toBe(
    'a b\t0\t3\tE1\t1.0\t\na b\t4\t11\tE1\t1.0\t\n' +
      'document-2\t6\t11\t%25\t1.0\t\ndocument-2\t0\t3\tx%09y\t1.0\t\ndocument-2\t4\t5\tE1\t1.0\t\n',
  );
  const again = readText(neleval, written).documents;
  expect(again.map(spansOf)).toEqual([
    ['E1 0-2', 'E1 4-10'],
    ['x%09y 0-2', 'E1 4-4', '%25 6-10'],
  ]);
});

it('writes characters without a text as they are', () => {
  const document = { ...documentWith([['E1', '5-7']]), unit: 'character' as const, length: 0, sentences: [] };
  expect(writeText(neleval, document).text).toBe('d\t5\t8\tE1\t1.0\t\n');
});

it('keeps two documents apart whose names differ by a blank', () => {
  const one = documentWith([['E1', '0']], { ...text, id: 'd' });
  const { text: written } = writeText(neleval, one, { ...one, id: ' d' });
  expect(readText(neleval, written).documents.map(({ id }) => id)).toEqual(['d', ' d']);
});
