import { afterEach, expect, it } from 'vitest';
import type { Board } from '../../../../src/web/playground/board.ts';
import {
  isPointed,
  isTermPointed,
  mentionId,
  mentionOnBothSides,
  mentionsOfTerm,
  pointAt,
  pointAway,
} from '../../../../src/web/playground/pointed.ts';

afterEach(pointAway);

const board: Board = { key: [['a', 'b', 'c']], response: [['a', 'b'], ['x']] };

it('knows the mentions of a term: of an entity, or shared by two', () => {
  expect(mentionsOfTerm(board, { about: 'R1' })).toEqual(['response a', 'response b']);
  expect(mentionsOfTerm(board, { about: 'K1 R1' })).toEqual(['key a', 'response a', 'key b', 'response b']);
  expect(mentionsOfTerm(board, { about: '' })).toEqual([]);
  expect(mentionsOfTerm(board, { about: 'R9' })).toEqual([]);
  expect(mentionOnBothSides(board, 'x')).toEqual(['response x']);
});

it('lights the terms of a mention, and only the term that is pointed at', () => {
  pointAt([mentionId('key', 'a')]);
  expect([isPointed('key a'), isPointed('key b')]).toEqual([true, false]);
  expect([isTermPointed('t', ['key a', 'key b']), isTermPointed('t', ['key b'])]).toEqual([true, false]);
  pointAt(['key a'], 't');
  expect([isTermPointed('t', []), isTermPointed('u', ['key a'])]).toEqual([true, false]);
  pointAway();
  expect(isPointed('key a')).toBe(false);
});
