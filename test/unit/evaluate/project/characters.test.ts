import { expect, it } from 'vitest';
import { type Document, noEdits } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { projectCharacters } from '../../../../src/evaluate/project/characters.ts';
import { collector, wordList } from '../../../support/documents.ts';

const withWords = (words: readonly string[], ...spans: [number, number][]): Document => ({
  id: 'd',
  pairKey: 'd#0',
  entities: ['x'],
  sentences: [],
  unit: 'token',
  length: words.length,
  tokens: wordList(...words),
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

it('takes no text from the other side if mentions are beyond it, or most begin or end within its words', () => {
  const { report } = collector();
  const text = {
    ...withWords(['a', 'b']),
    unit: 'character' as const,
    tokens: undefined,
    text: 'Tom saw Ann .',
  };
  const bare = (...spans: [number, number][]) => ({ ...withWords([], ...spans), tokens: undefined });
  expect(spansOf(projectCharacters(text, bare([0, 1], [2, 4]), report))).toEqual([
    [0, 3],
    [8, 13],
  ]);
  expect(projectCharacters(text, bare([0, 1], [3, 5]), report)).toBeUndefined();
  const key = withWords(['Tom', 'saw', 'Ann', '.']);
  const characters = (...spans: [number, number][]) => ({ ...bare(...spans), unit: 'character' as const });
  expect(spansOf(projectCharacters(key, characters([0, 3], [8, 11]), report))).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(projectCharacters(key, characters([0, 3], [12, 14]), report)).toBeUndefined();
  expect(projectCharacters(key, characters([0, 3], [9, 12], [5, 8]), report)).toBeUndefined();
});

it('counts and lists mentions that begin or end within a token of the key', () => {
  const { report, problems } = collector();
  const key = { ...withWords(['Tomsaw', 'it']), file: 'k' };
  const response = { ...withWords(['Tom', 'saw', 'it'], [1, 3], [0, 2], [2, 3]), file: 'r', line: 7 };
  // Two tokens of the key and three of the response: the mention has a place after all of them.
  expect(spansOf(projectCharacters(key, response, report))?.slice(1)).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(problems).toMatchObject([
    {
      code: 'text/unprojected',
      document: 'd',
      file: 'r',
      line: 7,
      message: 'The mention at tokens 1 to 2 of the response has no counterpart among the tokens of the key.',
    },
    {
      code: 'text/projected',
      document: 'd',
      file: 'r',
      line: 7,
      message:
        'Document d has other tokens in the response (2 in the key, 3 in the response); 2 of 3 mentions were projected through characters.',
    },
  ]);
});

it('lists twenty such mentions and counts the rest', () => {
  const { report, problems } = collector();
  const many = Array.from({ length: 25 }, (): [number, number] => [0, 1]);
  projectCharacters(withWords(['ab']), withWords(['a', 'b'], ...many), report);
  expect(problems.map(({ message }) => message).slice(20)).toEqual([
    '5 more mentions in document d.',
    'Document d has other tokens in the response (1 in the key, 2 in the response); 0 of 25 mentions were projected through characters.',
  ]);
});

it('says if the sides count different things', () => {
  const { report, problems } = collector();
  const response: Document = {
    ...withWords([], [0, 1]),
    unit: 'character',
    length: 3,
    text: 'a b',
    tokens: undefined,
  };
  expect(spansOf(projectCharacters(withWords(['a', 'b']), response, report))).toEqual([[0, 1]]);
  expect(problems[0].message).toBe(
    'Document d has positions in tokens in the key and in characters in the response; 1 of 1 mentions were projected through characters.',
  );
});

it('takes the words of the other side as the text of a file without it', () => {
  const { report } = collector();
  const bare: Document = { ...withWords([], [2, 4]), unit: 'character', length: 0, tokens: undefined };
  expect(spansOf(projectCharacters(withWords(['a', 'bc', 'd']), bare, report))).toEqual([[1, 2]]);
  expect(spansOf(projectCharacters(bare, withWords(['a', 'bc', 'd'], [1, 2]), report))).toEqual([[2, 4]]);
});

it('takes the words between the blanks of the other side as tokens of a file without words', () => {
  const { report } = collector();
  const text: Document = {
    ...withWords([], [2, 4]),
    unit: 'character',
    length: 6,
    text: 'a bc d',
    tokens: undefined,
  };
  const bare: Document = { ...withWords([], [1, 2]), tokens: undefined };
  expect(spansOf(projectCharacters(bare, text, report))).toEqual([[1, 2]]);
  expect(spansOf(projectCharacters(text, bare, report))).toEqual([[2, 4]]);
  // With a length of its own, its tokens are others.
  expect(projectCharacters({ ...bare, length: 7 }, text, report)).toBeUndefined();
});

it('aligns a rewritten text, with its empty nodes only if both sides have some', () => {
  const { report } = collector();
  const ghost = (document: Document): Document => ({
    ...document,
    tokens: { ...wordList('He', '', 'saw', 'Tom'), emptyNodes: new Set([1]) },
  });
  const words = ['He', 'saw', 'Thomas'];
  const response = withWords(['He', '', 'saw', 'Thomas'], [0, 1], [1, 2], [3, 4]);
  const withNode = {
    ...response,
    tokens: { ...wordList('He', '', 'saw', 'Thomas'), emptyNodes: new Set([1]) },
  };
  const key = { ...ghost(withWords(['He', '', 'saw', 'Tom'])), edits: noEdits };
  expect(spansOf(projectCharacters(key, withNode, report))).toEqual([
    [0, 1],
    [1, 2],
    [3, 4],
  ]);
  // Without a node in the response, that of the key is no word that was dropped.
  const plain = projectCharacters(key, withWords(words, [0, 1], [2, 3]), report);
  expect([spansOf(plain), plain?.edits]).toEqual([
    [
      [0, 1],
      [3, 4],
    ],
    { altered: 1, dropped: 0, invented: 0, unaligned: 0 },
  ]);
});
