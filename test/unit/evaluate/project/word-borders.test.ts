import { expect, it } from 'vitest';
import type { Document } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { countOtherCharacters, mentionsAtBorders } from '../../../../src/evaluate/project/word-borders.ts';
import { documentWith } from '../../../support/documents.ts';

const at = (text: string | undefined, ...spans: [number, number][]): Document =>
  documentWith([['x']], {
    unit: 'character',
    text,
    mentions: Mentions.of(spans.map(([start, end]) => ({ start, end, entity: 0 }))),
  });

it('counts mentions between words', () => {
  const count = (text: string, ...spans: [number, number][]) => mentionsAtBorders(text, at(text, ...spans));
  expect(count('Tom saw Ann', [0, 3], [4, 7], [8, 11], [1, 3], [4, 6], [8, 12])).toBe(3);
  expect(count('𝒯𝒪 saw', [0, 2], [0, 1], [1, 2])).toBe(1);
});

it('tells two texts apart by the words of the one that is known', () => {
  const key = at('Tom saw Ann', [0, 3], [4, 7], [8, 11]);
  expect(countOtherCharacters(key, at(undefined, [1, 4], [5, 8], [8, 11]))).toBe(true);
  expect(countOtherCharacters(at(undefined, [1, 4], [5, 8], [8, 11]), key)).toBe(true);
  expect(countOtherCharacters(key, at(undefined, [0, 3], [5, 8]))).toBe(false);
  expect(countOtherCharacters(key, at('Tom saw Ann', [1, 4], [5, 8]))).toBe(false);
  expect(countOtherCharacters(key, at(undefined))).toBe(false);
  const chinese = at('他说他走了', [0, 1], [2, 3]);
  expect(countOtherCharacters(chinese, at(undefined, [1, 2], [3, 4]))).toBe(false);
});
