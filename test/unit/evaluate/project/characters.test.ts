import { expect, it } from 'vitest';
import type { Document } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { projectCharacters } from '../../../../src/evaluate/project/characters.ts';
import { collector, wordList } from '../../../support/documents.ts';

const withWords = (words: readonly string[], ...spans: [number, number][]): Document => ({
  ...{ id: 'd', pairKey: 'd#0', entities: ['x'], sentences: [], unit: 'token', length: words.length },
  ...{ tokens: wordList(...words) },
  mentions: Mentions.of(spans.map(([start, end]) => ({ start, end, entity: 0 }))),
});
const spansOf = (document: Document | undefined) =>
  document && Array.from(document.mentions, ({ start, end }) => [start, end]);

it('moves spans to the tokens that have the same characters', () => {
  const { report, problems } = collector();
  const key = withWords(['do', "n't", 'go', '.']);
  const response = withWords(["don't", 'go.'], [0, 1], [1, 2]);
  expect(spansOf(projectCharacters(key, response, report))).toEqual([
    [0, 2],
    [2, 4],
  ]);
  expect(problems.map(({ code }) => code)).toEqual(['text/projected']);
});

it('finds nothing where the texts differ, or are not known', () => {
  const { report, problems } = collector();
  const key = withWords(['a', 'b']);
  expect(projectCharacters(key, withWords(['a', 'c'], [0, 1]), report)).toBeUndefined();
  expect(projectCharacters({ ...key, tokens: undefined }, withWords(['a']), report)).toBeUndefined();
  expect(problems).toEqual([]);
});
