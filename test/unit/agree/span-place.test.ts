import { expect, it } from 'vitest';
import { annotationTables } from '../../../src/agree/annotations.ts';
import { annotatedSpan, spanWords } from '../../../src/agree/span-place.ts';
import type { Document } from '../../../src/core/document.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { documentWith, wordList } from '../../support/documents.ts';

function tableOf(...documents: readonly Document[]) {
  const { matcher } = settingsOf();
  const options = { matcher, duplicates: 'first', singletons: 'keep', mentionKey: undefined } as const;
  const annotators = documents.map((document, c) => ({ name: `n${c}`, documents: [document] }));
  return annotationTables(annotators, options, () => {})[0];
}

it('has place, file and words; the words of another annotator where there are none', () => {
  const bare = documentWith([['x', '1-2']], { file: 'a' });
  const table = tableOf(bare, documentWith([['y', '1-2']], { tokens: wordList('a', 'b', 'c') }));
  const [first, second] = table.markings;
  expect(first && annotatedSpan(table, first, 0)).toEqual({ start: 1, end: 3, text: 'b c', file: 'a' });
  expect(second && annotatedSpan(table, second, 0)).toEqual({ start: 1, end: 3, text: 'b c' });
});

it('has no words where no format has some, and the words of a mention outside of the text', () => {
  expect(spanWords(tableOf(documentWith([['x', '1']])), 0)).toBeUndefined();
  const outside = documentWith([['x', '20']], {
    tokens: wordList('a'),
    outside: new Map([[20, 'elsewhere']]),
  });
  expect(spanWords(tableOf(outside), 0)).toBe('elsewhere');
});
