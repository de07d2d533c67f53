import { expect, it } from 'vitest';
import { OfferHeap } from '../../../src/matching/offer-heap.ts';

it('gives the best offer first: by weight, Dice and key order', () => {
  const heap = new OfferHeap();
  const offers: [row: number, weight: number, dice: number][] = [
    [3, 1, 1],
    [2, 2, 1],
    [1, 2, 1],
    [0, 1, 2],
    [4, 3, 0],
  ];
  for (const [row, weight, dice] of offers)
    heap.push({ row, item: 0, pair: { key: row, response: 0, weight: [weight, 1], dice: [dice, 3] } });
  heap.push(undefined);
  const rows: (number | undefined)[] = [];
  for (let offer = heap.pop(); offer !== undefined; offer = heap.pop()) rows.push(offer.row);
  expect(rows).toEqual([4, 1, 2, 0, 3]);
});
