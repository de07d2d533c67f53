import { describe, expect, it } from 'vitest';
import type { Document } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { project } from '../../../../src/evaluate/project/project.ts';

/** A list with one mention on each line: `id entity`. */
function list(...lines: readonly string[]): Document {
  const ids = lines.map((line) => line.split(' ')[0]);
  const entities = [...new Set(lines.map((line) => line.split(' ')[1]))];
  return {
    id: 'd',
    pairKey: 'd#0',
    unit: 'token',
    length: ids.length,
    sentences: [],
    entities,
    tokens: { length: ids.length, at: (i) => ids[i] },
    mentions: Mentions.of(
      lines.map((line, i) => ({ start: i, end: i + 1, entity: entities.indexOf(line.split(' ')[1]) })),
    ),
  };
}

const starts = (key: Document, response: Document) =>
  Array.from(project(key, response, () => {}).mentions, ({ start }) => start);

describe('lists with one mention on each line', () => {
  const key = list('36_1 a', '36_2 a', '36_3 b', '36_4 b');

  it('are matched by id, whatever their order is', () => {
    const response = list('36_3 x', '36_1 y', '36_4 x', '36_2 y');
    expect(starts(key, response)).toEqual([2, 0, 3, 1]);
    const same = project(key, response, () => {});
    expect([same.length, same.outside]).toEqual([4, undefined]);
  });

  it('may lack mentions and have others, which are in no place of the key', () => {
    const response = list('36_9 x', '36_1 y', '36_2 y');
    const placed = project(key, response, () => {});
    expect(starts(key, response)).toEqual([4, 0, 1]);
    expect(placed.outside).toEqual(new Map([[4, '36_9']]));
  });

  it('are matched by line if they are the same, have no ids, or are of other mentions', () => {
    expect(starts(key, key)).toEqual([0, 1, 2, 3]);
    expect(starts(list('meta a', 'meta b'), list('meta b', 'meta a'))).toEqual([0, 1]);
    expect(starts(list('Tom a', 'he a'), list('he a', 'Tom a'))).toEqual([0, 1]);
    expect(starts(list('m1 a', 'm2 a'), list('n1 a', 'n2 a'))).toEqual([0, 1]);
    expect(starts(list('m1 a', 'm1 b'), list('m2 a', 'm1 b'))).toEqual([0, 1]);
  });
});
