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

/** The best partner of a key mention, when it was looked for. */
interface Offer {
  /** The key mention and its partner, by their ranks in canonical order. */
  readonly row: number;
  readonly item: number;
  readonly pair: WeighedPair;
}

const isBefore = (a: Offer, b: Offer): boolean => (betterPair(a.pair, b.pair) || a.row - b.row) < 0;

/** A binary heap: the best offer first. */
class OfferHeap {
  readonly #offers: Offer[] = [];

  push(offer: Offer | undefined): void {
    if (offer === undefined) return;
    const offers = this.#offers;
    let i = offers.push(offer) - 1;
    for (let above = (i - 1) >> 1; i > 0 && isBefore(offer, offers[above]); above = (i - 1) >> 1) {
      offers[i] = offers[above];
      i = above;
    }
    offers[i] = offer;
  }

  pop(): Offer | undefined {
    const offers = this.#offers;
    const [top] = offers;
    const last = offers.pop();
    if (last === undefined || offers.length === 0) return top;
    let i = 0;
    for (let child = 1; child < offers.length; child = 2 * i + 1) {
      if (child + 1 < offers.length && isBefore(offers[child + 1], offers[child])) child++;
      if (!isBefore(offers[child], last)) break;
      offers[i] = offers[child];
      i = child;
    }
    offers[i] = last;
    return top;
  }
}
