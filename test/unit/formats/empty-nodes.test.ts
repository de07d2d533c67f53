import { expect, it } from 'vitest';
import { EmptyNodes } from '../../../src/formats/empty-nodes.ts';

it('covers a span if all of its tokens are empty nodes', () => {
  const nodes = new EmptyNodes();
  for (const token of [2, 3, 4, 6]) nodes.add(token);
  expect([...nodes.tokens]).toEqual([2, 3, 4, 6]);
  expect([nodes.cover(2, 5), nodes.cover(3, 4), nodes.cover(6, 7)]).toEqual([true, true, true]);
});

it('does not cover a span with a word at its start, at its end or inside', () => {
  const nodes = new EmptyNodes();
  for (const token of [2, 3, 5]) nodes.add(token);
  expect([nodes.cover(1, 3), nodes.cover(3, 5), nodes.cover(2, 6), nodes.cover(0, 1)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
