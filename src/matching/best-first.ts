import { type Offer, OfferHeap } from './offer-heap.ts';
import { SpanTree } from './span-tree.ts';
import { betterPair, descending, type WeighedPair } from './weighed-pair.ts';
import { type MentionGroup, pairOf, type Sides, type WeighedStage } from './weighed-stage.ts';

/**
 * Matches the mentions of a large component greedily: the best pair first, by weight, Dice, key order and response order. Each key mention
 * has its best free partner in a heap; one whose partner was taken looks for the next best.
 */
export function bestFirst(
  { key, response }: MentionGroup,
  stage: WeighedStage,
  sides: Sides,
  match: (key: number, response: number) => void,
): void {
  const tree = new SpanTree(
    response.map((mention, rank) => ({
      start: sides.response.start(mention),
      end: sides.response.end(mention),
      size: sides.response.size(mention),
      rank,
    })),
  );
  const bestFor = (row: number): Offer | undefined => {
    const mention = key[row];
    const size = sides.key.size(mention);
    let best: WeighedPair | undefined;
    const item = tree.best(
      stage.bound === undefined
        ? EVERYWHERE
        : { start: sides.key.start(mention), end: sides.key.end(mention) },
      stage.isWithin ?? false,
      (candidate, sofar) => {
        const pair = pairOf(mention, response[candidate], stage, sides);
        if (pair === undefined) return false;
        const order = best === undefined ? -1 : betterPair(pair, best);
        if (order > 0 || (order === 0 && candidate > sofar)) return false;
        best = pair;
        return true;
      },
      ({ common, size: least, rank }, sofar) => {
        if (best === undefined || stage.bound === undefined) return true;
        const most = Math.min(common, size);
        const byWeight = descending(stage.bound(most, size), best.weight);
        if (byWeight !== 0) return byWeight < 0;
        const byDice = descending([2 * most, size + Math.max(least, most)], best.dice);
        return byDice < 0 || (byDice === 0 && rank < sofar);
      },
    );
    return best && { row, item, pair: best };
  };
  const heap = new OfferHeap();
  for (const row of key.keys()) heap.push(bestFor(row));
  for (let offer = heap.pop(); offer !== undefined; offer = heap.pop()) {
    if (tree.isTaken(offer.item)) heap.push(bestFor(offer.row));
    else {
      tree.take(offer.item);
      match(offer.pair.key, offer.pair.response);
    }
  }
}

const EVERYWHERE = { start: -Infinity, end: Infinity };
