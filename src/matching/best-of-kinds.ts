import { type Offer, OfferHeap } from './offer-heap.ts';
import { SpanTree } from './span-tree.ts';
import { betterPair, descending, type Fraction, type WeighedPair } from './weighed-pair.ts';
import { type Kind, type MentionGroup, pairOf, type Sides, type WeighedStage } from './weighed-stage.ts';

/** The response mentions of a kind that are free: for a span the one with the most words in common, otherwise the first. */
class FreeOfKind {
  /** The ranks of the mentions in canonical order, which ascend. */
  readonly #ranks: readonly number[];
  readonly #tree: SpanTree;
  #first = 0;
  free: number;
  /** One of its mentions. */
  readonly example: number;

  constructor(
    ranks: readonly number[],
    { response }: Pick<MentionGroup, 'response'>,
    words: Sides['response'],
  ) {
    this.#ranks = ranks;
    this.free = ranks.length;
    this.example = response[ranks[0]];
    this.#tree = new SpanTree(
      ranks.map((row, rank) => {
        const mention = response[row];
        return { start: words.start(mention), end: words.end(mention), size: words.size(mention), rank };
      }),
    );
  }

  take(place: number): void {
    this.#tree.take(place);
    this.free--;
  }

  isTaken(place: number): boolean {
    return this.#tree.isTaken(place);
  }

  rankOf(place: number): number {
    return this.#ranks[place];
  }

  /** The best of its free mentions for a span, all of which have the same weight. */
  best(
    span: { readonly start: number; readonly end: number; readonly size: number },
    pair: (rank: number) => WeighedPair,
  ): { readonly place: number; readonly pair: WeighedPair } {
    while (this.#tree.isTaken(this.#first)) this.#first++;
    let best = { place: this.#first, pair: pair(this.#ranks[this.#first]) };
    this.#tree.best(
      span,
      false,
      (place) => {
        const found = pair(this.#ranks[place]);
        const order = betterPair(found, best.pair);
        if (order > 0 || (order === 0 && place >= best.place)) return false;
        best = { place, pair: found };
        return true;
      },
      ({ common, size: least, rank }) => {
        const most = Math.min(common, span.size);
        const order = descending([2 * most, span.size + Math.max(least, most)], best.pair.dice);
        return order < 0 || (order === 0 && rank < best.place);
      },
    );
    return best;
  }
}

/** Response kinds whose pairs with a key kind have the same weight. */
interface Level {
  readonly weight: Fraction;
  kinds: FreeOfKind[];
}

interface OfferOfKind extends Offer {
  readonly from: FreeOfKind;
}

/**
 * The same pairs as `bestFirst`, for weights that depend on kinds of mentions alone: the best pair first, by weight, Dice, key order and response order. Only kinds are compared with each other,
 * so thousands of mentions of a few kinds take little time.
 */
export function bestOfKinds(
  { key, response }: MentionGroup,
  stage: WeighedStage,
  sides: Sides,
  match: (key: number, response: number) => void,
): void {
  const { kinds } = stage;
  if (kinds === undefined) return;
  const byTerm = freeByTerm({ key, response }, kinds.response, sides);
  const levels = new Map<string, Level[]>();
  const levelsOf = (mention: number): Level[] => {
    const kind = kinds.key(mention);
    const known = levels.get(kind.name);
    if (known !== undefined) return known;
    const made = levelsFor(mention, kind, byTerm, stage);
    levels.set(kind.name, made);
    return made;
  };
  const bestFor = (row: number): OfferOfKind | undefined => {
    const mention = key[row];
    const own = levelsOf(mention);
    for (let last = own.at(-1); last !== undefined; last = own.at(-1)) {
      last.kinds = last.kinds.filter(({ free }) => free > 0);
      if (last.kinds.length > 0) break;
      own.pop();
    }
    const words = sides.key;
    const span = { start: words.start(mention), end: words.end(mention), size: words.size(mention) };
    const pair = (rank: number) => pairOf(mention, response[rank], stage, sides) as WeighedPair;
    let best: OfferOfKind | undefined;
    for (const from of own.at(-1)?.kinds ?? []) {
      const found = from.best(span, pair);
      const order = best === undefined ? -1 : betterPair(found.pair, best.pair);
      const isFirst = () => best !== undefined && from.rankOf(found.place) < best.from.rankOf(best.item);
      if (order < 0 || (order === 0 && isFirst())) best = { row, item: found.place, pair: found.pair, from };
    }
    return best;
  };
  const heap = new OfferHeap<OfferOfKind>();
  for (const row of key.keys()) heap.push(bestFor(row));
  for (let offer = heap.pop(); offer !== undefined; offer = heap.pop()) {
    const { from, item, pair } = offer;
    if (from.isTaken(item)) heap.push(bestFor(offer.row));
    else {
      from.take(item);
      match(pair.key, pair.response);
    }
  }
}

/** The free mentions of the kinds that have a term. */
function freeByTerm(
  group: MentionGroup,
  kindOf: (mention: number) => Kind,
  sides: Sides,
): Map<string, FreeOfKind[]> {
  const byName = new Map<string, { readonly terms: Kind['terms']; readonly ranks: number[] }>();
  group.response.forEach((mention, rank) => {
    const { name, terms } = kindOf(mention);
    const known = byName.get(name);
    if (known === undefined) byName.set(name, { terms, ranks: [rank] });
    else known.ranks.push(rank);
  });
  const byTerm = new Map<string, FreeOfKind[]>();
  for (const { terms, ranks } of byName.values()) {
    const free = new FreeOfKind(ranks, group, sides.response);
    for (const term of terms) {
      const list = byTerm.get(term);
      if (list === undefined) byTerm.set(term, [free]);
      else list.push(free);
    }
  }
  return byTerm;
}

/** The kinds that a key mention can match, the greatest weight last. */
function levelsFor(
  mention: number,
  { terms }: Kind,
  byTerm: ReadonlyMap<string, readonly FreeOfKind[]>,
  { weigh }: WeighedStage,
): Level[] {
  const able = new Set(Array.from(terms).flatMap((term) => byTerm.get(term) ?? []));
  const weighed = Array.from(able, (free) => ({
    weight: weigh(mention, free.example, 0) as Fraction,
    kinds: [free],
  }));
  weighed.sort((a, b) => descending(b.weight, a.weight));
  const levels: Level[] = [];
  for (const each of weighed) {
    const last = levels.at(-1);
    if (last !== undefined && descending(last.weight, each.weight) === 0) last.kinds.push(...each.kinds);
    else levels.push(each);
  }
  return levels;
}
