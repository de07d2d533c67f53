import { expect, it } from 'vitest';
import { atPositionsOf } from '../../../../src/evaluate/project/at-positions-of.ts';
import { documentWith, wordList } from '../../../support/documents.ts';

it('has the positions and words of the key, and everything else of the response', () => {
  const key = documentWith([], {
    unit: 'character',
    length: 9,
    sentences: [0, 4],
    text: 'a b',
    tokens: wordList('a'),
  });
  const response = documentWith([['x', '1']], { id: 'r', columns: new Map(), tokens: wordList('b', 'c') });
  const moved = atPositionsOf(key, response);
  expect(moved).toMatchObject({
    id: 'r',
    entities: ['x'],
    unit: 'character',
    length: 9,
    sentences: [0, 4],
    text: 'a b',
  });
  expect(moved.tokens).toBe(key.tokens);
  // The columns are those of other tokens.
  expect(moved).not.toHaveProperty('columns');
});
