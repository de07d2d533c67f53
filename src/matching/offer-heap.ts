import { betterPair, type WeighedPair } from './weighed-pair.ts';

/** The best partner of a key mention, when it was looked for. */
export interface Offer {
  /** The key mention and its partner, by their ranks in canonical order. */
  readonly row: number;
  readonly item: number;
  readonly pair: WeighedPair;
}

const isBefore = (a: Offer, b: Offer): boolean => (betterPair(a.pair, b.pair) || a.row - b.row) < 0;

/** A binary heap: the best offer first. */
export class OfferHeap<Kept extends Offer = Offer> {
  readonly #offers: Kept[] = [];

  push(offer: Kept | undefined): void {
    if (offer === undefined) return;
    const offers = this.#offers;
    let i = offers.push(offer) - 1;
    for (let above = (i - 1) >> 1; i > 0 && isBefore(offer, offers[above]); above = (i - 1) >> 1) {
      offers[i] = offers[above];
      i = above;
    }
    offers[i] = offer;
  }

  pop(): Kept | undefined {
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
