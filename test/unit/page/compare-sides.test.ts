import { describe, expect, it } from 'vitest';
import { alignPair, settingsOf } from '../../../src/evaluate/index.ts';
import { compareSides } from '../../../src/page/compare-sides.ts';
import { marks } from '../../../src/page/types.ts';
import { documentOf, type Marked } from '../../support/page-fixture.ts';

const text = ['a b c d e f g h i j'];

function compared(key: readonly Marked[], response: readonly Marked[]) {
  const { pair } = alignPair(
    documentOf('d', text, key),
    documentOf('d', text, response),
    settingsOf(),
    () => {},
  );
  const { keyMarks, responseMarks, ...others } = compareSides(pair);
  const names = (codes: Uint8Array) => Array.from(codes, (code) => marks[code]);
  return { key: names(keyMarks), response: names(responseMarks), ...others };
}

describe('the marks of mentions', () => {
  it('are right where spans and aligned entities are the same', () => {
    const { key, response, partners } = compared(
      [
        [0, 1, 'x'],
        [2, 3, 'x'],
      ],
      [
        [0, 1, 'y'],
        [2, 3, 'y'],
      ],
    );
    expect(key).toEqual(['right', 'right']);
    expect(response).toEqual(['right', 'right']);
    expect([...partners]).toEqual([0]);
  });

  it('name missing and extra mentions', () => {
    const { key, response } = compared(
      [
        [0, 1, 'x'],
        [2, 3, 'x'],
      ],
      [
        [0, 1, 'y'],
        [5, 6, 'y'],
      ],
    );
    expect(key).toEqual(['right', 'missing']);
    expect(response).toEqual(['right', 'extra']);
  });

  it('pair overlapping mentions without a twin one to one, the most similar first', () => {
    const { key, response, shifted } = compared(
      [[0, 4, 'x']],
      [
        [0, 1, 'y'],
        [0, 3, 'y'],
      ],
    );
    expect(key).toEqual(['span']);
    expect(response).toEqual(['extra', 'span']);
    expect([...shifted]).toEqual([-1, 0]);
  });

  it('do not pair the gap of a mention with a mention inside the gap', () => {
    const { key, response } = compared(
      [
        [
          0,
          5,
          'x',
          [
            [0, 1],
            [4, 5],
          ],
        ],
      ],
      [[2, 3, 'y']],
    );
    expect([key, response]).toEqual([['missing'], ['extra']]);
  });

  it('name mentions in another entity than the aligned one', () => {
    const { key, partners } = compared(
      [
        [0, 1, 'x'],
        [1, 2, 'x'],
        [2, 3, 'x'],
      ],
      [
        [0, 1, 'p'],
        [1, 2, 'p'],
        [2, 3, 'q'],
      ],
    );
    expect(key).toEqual(['right', 'right', 'other']);
    expect([...partners]).toEqual([0, -1]);
  });
});
