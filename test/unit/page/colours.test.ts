import { expect, it } from 'vitest';
import { chooseColours } from '../../../src/page/colours.ts';
import { COLOUR_COUNT } from '../../../src/page/types.ts';

it('gives up to eight entities near each other different colours', () => {
  const nodes = Array.from({ length: 24 }, (_, m) => m % 8);
  const colours = chooseColours(
    8,
    nodes.map((_, m) => 2 * m),
    nodes,
  );
  expect(new Set(colours).size).toBe(COLOUR_COUNT);
});

it('uses all colours for entities far from each other', () => {
  const nodes = Array.from({ length: 80 }, (_, m) => m >> 1);
  const used = [
    ...chooseColours(
      40,
      nodes.map((_, m) => 100 * m),
      nodes,
    ),
  ];
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    expect(used.filter((each) => each === colour)).toHaveLength(5);
});

it('takes a like colour for a neighbour only where all others are taken', () => {
  // Sky and blue are alike: five entities beside each other have the first four colours and the last.
  expect([...chooseColours(5, [0, 1, 2, 3, 4], [0, 1, 2, 3, 4])].sort()).toEqual([0, 1, 2, 3, 7]);
});
