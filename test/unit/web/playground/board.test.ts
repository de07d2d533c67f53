import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { score } from '../../../../src/library/score.ts';
import { hrefOf, parseRoute } from '../../../../src/web/frame/route.ts';
import {
  type Board,
  type BoardPlace,
  binOf,
  mentionNames,
  moved,
  paramsOf,
  parseBoard,
  refusal,
} from '../../../../src/web/playground/board.ts';
import { workedNumbers } from '../../../../src/web/playground/worked-numbers.ts';
import { anyCharacter } from '../../../support/any-character.ts';
import { runs } from '../../../support/runs.ts';

const board: Board = { key: [['a', 'b'], ['c']], response: [['a'], ['d']] };

describe('a move', () => {
  it.each<[BoardPlace, string]>([
    [1, 'b|ca'],
    ['new', 'b|c|a'],
    ['bin', 'b|c'],
    [0, 'ab|c'],
  ])('to %s', (place, expected) => {
    const { key, response } = moved(board, 'key', 'a', place);
    expect(key.map((entity) => entity.join('')).join('|')).toBe(expected);
    expect(response).toEqual(board.response);
  });

  it('removes an entity that becomes empty, and nothing where nothing changes', () => {
    expect(moved(board, 'key', 'c', 0).key).toEqual([['a', 'b', 'c']]);
    expect(moved(board, 'key', 'c', 'new')).toBe(board);
    expect(moved(board, 'key', 'd', 'bin')).toBe(board);
    expect(moved(board, 'key', 'd', 0).key).toEqual([['a', 'b', 'd'], ['c']]);
  });
});

it('knows what only the other side has', () => {
  expect(binOf(board, 'key')).toEqual(['d']);
  expect(binOf(board, 'response')).toEqual(['b', 'c']);
});

it('refuses names that are empty, long or taken, and mentions without end', () => {
  expect(refusal(board, 'key', 'd')).toBeUndefined();
  expect(refusal(board, 'key', '')).toContain('needs a name');
  expect(refusal(board, 'key', 'a')).toContain('already');
  expect(refusal(board, 'key', 'x'.repeat(61))).toContain('60');
  const full = { key: [Array.from({ length: 200 }, (_, i) => `${i}`)], response: [] };
  expect(refusal(full, 'response', 'x')).toContain('200');
});

const boards = fc
  .uniqueArray(
    fc
      .string({ unit: anyCharacter, minLength: 1, maxLength: 8 })
      .filter((name) => !/[\ud800-\udfff]/u.test(name)),
    { maxLength: 12 },
  )
  .chain((names) => {
    const side = fc
      .array(fc.integer({ min: -1, max: 4 }), { minLength: names.length, maxLength: names.length })
      .map((places) =>
        [0, 1, 2, 3, 4]
          .map((entity) => names.filter((_, i) => places[i] === entity))
          .filter(({ length }) => length > 0),
      );
    return fc.record({ key: side, response: side });
  });

it('is the same after a link', () => {
  fc.assert(
    fc.property(boards, (given) => {
      const { params } = parseRoute(hrefOf({ view: 'play', params: paramsOf(given) }));
      expect(parseBoard(params)).toEqual(given);
    }),
  );
});

it('has the numbers of the library', () => {
  fc.assert(
    fc.property(boards, (given) => {
      const { metrics, conll } = workedNumbers(given);
      const expected = score(given.key, given.response);
      expect(conll).toBe(expected.conll);
      for (const { metric, score: found } of metrics) expect(found).toEqual(expected[metric as 'muc']);
      expect(mentionNames(given.key).length).toBe(metrics[0].score.counts?.recall[1]);
    }),
    { numRuns: runs(60) },
  );
});

it('of any text is a board or a sentence', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (k, r) => {
      const parsed = parseBoard({ k, r });
      if (typeof parsed !== 'string') expect(workedNumbers(parsed as Board).metrics.length).toBe(7);
    }),
    { numRuns: runs(200) },
  );
});
