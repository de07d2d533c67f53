import type { SequencingRelation } from '../model/relation-names.ts';
import type { IndexLink } from './links.ts';
import { Order } from './order.ts';

/** A temporal relation of two events: the first is BEFORE the second (After), or INCLUDES it (Subevent). */
export interface TimedLink {
  readonly relation: SequencingRelation;
  readonly from: number;
  readonly to: number;
}

export const timedLinks = (relation: SequencingRelation, links: readonly IndexLink[]): TimedLink[] =>
  links.map(([from, to]) => ({ relation, from, to }));

const start = (node: number): number => 2 * node;
const end = (node: number): number => 2 * node + 1;

/** Each relation as an order of the end points of two intervals; start < end holds for every interval. */
const pointOrder: Readonly<Record<SequencingRelation, (from: number, to: number) => readonly IndexLink[]>> = {
  After: (from, to) => [[end(from), start(to)]],
  Subevent: (from, to) => [
    [start(from), start(to)],
    [end(to), end(from)],
  ],
};

const pointsOf = ({ relation, from, to }: TimedLink): readonly IndexLink[] => pointOrder[relation](from, to);

/**
 * The temporal order that a set of links implies (Allen 1983, in the end-point form of UzZaman & Allen 2011): BEFORE is
 * transitive, X INCLUDES Y and Z BEFORE X imply Z BEFORE Y, and so on. Contradictory links imply nothing.
 */
export class Timeline {
  readonly links: readonly TimedLink[];
  readonly #order: Order;
  readonly #known: number;

  constructor(links: readonly TimedLink[]) {
    this.#known = links.reduce((most, { from, to }) => Math.max(most, from + 1, to + 1), 0);
    const own: IndexLink[] = Array.from({ length: this.#known }, (_, node) => [start(node), end(node)]);
    const all = new Order(2 * this.#known, [...own, ...links.flatMap(pointsOf)]);
    const sound = links.filter((link) =>
      pointsOf(link).every(([a, b]) => all.componentOf[a] !== all.componentOf[b]),
    );
    this.#order =
      sound.length === links.length ? all : new Order(2 * this.#known, [...own, ...sound.flatMap(pointsOf)]);
    const implied = new Set(hold(sound, (points) => this.#order.implied(points)));
    this.links = links.filter((link) => !implied.has(link));
  }

  /** Those of the given links that are implied. */
  entailed(links: readonly TimedLink[]): Set<TimedLink> {
    const known = links.filter(({ from, to }) => from < this.#known && to < this.#known);
    return new Set(hold(known, (points) => this.#order.reached(points)));
  }
}

/** The links for which `ask` returns true for all their points; it is called once, with all points. */
function hold(links: readonly TimedLink[], ask: (points: readonly IndexLink[]) => boolean[]): TimedLink[] {
  const answers = ask(links.flatMap(pointsOf)).values();
  return links.filter((link) =>
    pointsOf(link)
      .map(() => answers.next().value)
      .every(Boolean),
  );
}
