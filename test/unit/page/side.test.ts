import { describe, expect, it } from 'vitest';
import { orderSide } from '../../../src/page/side.ts';
import { pageText } from '../../../src/page/text.ts';
import { documentOf, type Marked } from '../../support/page-fixture.ts';

const ordered = (sentences: readonly string[], marked: readonly Marked[]) => {
  const document = documentOf('d', sentences, marked);
  return orderSide(document, pageText(document));
};

describe('orderSide', () => {
  const { side, mentionAt, entityAt } = ordered(
    ['Ann met Bob .', 'She knew the Bob .'],
    [
      [6, 8, 'bob'],
      [2, 3, 'bob'],
      [0, 3, 'all'],
      [4, 5, 'ann'],
      [0, 1, 'ann'],
    ],
  );

  it('orders mentions by start, longer ones first', () => {
    expect([[...side.starts], [...side.ends]]).toEqual([
      [0, 0, 2, 4, 6],
      [3, 1, 3, 5, 8],
    ]);
    expect([...mentionAt]).toEqual([4, 2, 0, 3, 1]);
  });

  it('orders entities by their first mention and counts their mentions', () => {
    expect(side.ids).toEqual(['all', 'ann', 'bob']);
    expect([...entityAt]).toEqual([2, 0, 1]);
    expect([[...side.entities], [...side.sizes]]).toEqual([
      [0, 1, 2, 1, 2],
      [1, 2, 2],
    ]);
  });

  it('names each entity by words of its mentions', () => {
    expect(side.names[0]).toBe('Ann met Bob');
    expect(['Ann', 'She']).toContain(side.names[1]);
  });

  it('keeps the pieces of a mention with gaps, by its new index', () => {
    const pieces: Marked['3'] = [
      [2, 3],
      [4, 5],
    ];
    const { side: gapped } = ordered(
      ['a b c d e'],
      [
        [2, 5, 'x', pieces],
        [0, 1, 'x'],
      ],
    );
    expect([...gapped.pieces].map(([mention, bounds]) => [mention, ...bounds])).toEqual([[1, 2, 3, 4, 5]]);
  });

  it('has empty names without words, and leaves out entities without mentions', () => {
    const document = documentOf('d', ['a b'], [[0, 1, 'x']]);
    const bare = { ...document, tokens: undefined, entities: ['x', 'empty'] };
    const { side: unnamed, entityAt: at } = orderSide(bare, pageText(bare));
    expect([unnamed.ids, unnamed.names, [...at]]).toEqual([['x'], [''], [0, -1]]);
  });
});
