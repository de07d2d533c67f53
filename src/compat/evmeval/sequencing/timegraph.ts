import type { TimedLink } from '../../../nuggets/sequencing/intervals.ts';
import { crash } from '../python/log.ts';

/** The begin or the end of an event. Times are comparable only within a chain. */
interface Point {
  readonly chain: number;
  readonly time: number;
}

interface PlacedEvent {
  readonly begin: Point;
  readonly end: Point;
  /** No point precedes the begin. */
  first: boolean;
  /** No point follows the end. */
  last: boolean;
  /** No point lies between begin and end. */
  tight: boolean;
}

/** An edge from a time on one chain to a later point on another chain. */
interface Crossing {
  readonly time: number;
  readonly to: Point;
}

/** The same edge, stored at its target. */
interface Arrival {
  readonly at: Point;
  readonly from: Point;
}

/** The latest time at which a path to the target of a search can leave a chain, and its next chain. */
interface Departure {
  search: number;
  time: number;
  to: Point;
}

type PointRelation = '<' | '=' | '>' | 'unknown';

const FIRST_TIME = 100_000;
const TIME_STEP = 1_000;
/** Begin of an event that is placed before another. The tool computes it from an end whose time is not yet set. */
const SLIPPED_BEGIN = -TIME_STEP;
/** Maximum number of steps of a search for a path that visits no chain twice; the tool would not terminate. */
const MAX_PATH_STEPS = 100_000;
/** Maximum for all searches of a graph together; the tool would need days. */
const MAX_STEPS = 200_000_000;

/**
 * The time graph of the temporal scorer of the public tool (docs/compat/evmeval.md#time-graph). Events are points on
 * chains; a link between two placed events becomes a crossing between chains, unless it follows from the graph
 * (redundant) or contradicts it (violated). Whether a link follows is decided by times within a chain and by paths over
 * crossings that visit no chain twice, so the result depends on the order of the links, and some consequences are missed
 * or wrong. `Timeline` in `src/nuggets` does not have these defects.
 */
export class Timegraph {
  /** The links that are not redundant, including violated ones. */
  readonly links: readonly TimedLink[];
  readonly #events = new Map<number, PlacedEvent>();
  readonly #crossings: Crossing[][] = [];
  /** By chain, sorted by time. */
  readonly #arrivals: Arrival[][] = [];
  /** Result of the last search for each chain. */
  readonly #departures: Departure[] = [];
  #search = 0;
  #steps = 0;

  constructor(links: readonly TimedLink[]) {
    this.links = links.filter((link) => !this.#add(link));
  }

  /** Whether a link follows from the graph. */
  entails({ relation, from, to }: TimedLink): boolean {
    const [x, y] = [this.#events.get(from), this.#events.get(to)];
    if (x === undefined || y === undefined) return false;
    if (relation === 'After') return this.#relation(x.end, y.begin) === '<';
    return this.#relation(x.begin, y.begin) === '<' && this.#relation(y.end, x.end) === '<';
  }

  /** Adds a link; returns whether it was redundant. */
  #add({ relation, from, to }: TimedLink): boolean {
    const [x, y] = [this.#events.get(from), this.#events.get(to)];
    if (x === undefined && y === undefined) {
      if (relation === 'After') this.#placeInRow(from, to);
      else this.#placeNested(from, to);
    } else if (x === undefined && y !== undefined) {
      this.#events.set(from, relation === 'After' ? this.#before(y) : this.#around(y));
    } else if (x !== undefined && y === undefined) {
      this.#events.set(to, relation === 'After' ? this.#after(x) : this.#inside(x));
    } else if (x !== undefined && y !== undefined && from !== to) {
      return relation === 'After' ? this.#joinAfter(x, y) : this.#joinSubevent(x, y);
    }
    return false;
  }

  #placeInRow(from: number, to: number): void {
    const [a, b, c, d] = this.#newPoints([
      FIRST_TIME,
      FIRST_TIME + TIME_STEP,
      FIRST_TIME + 2 * TIME_STEP,
      FIRST_TIME + 3 * TIME_STEP,
    ]);
    this.#events.set(from, { begin: a, end: b, first: true, last: false, tight: true });
    this.#events.set(to, { begin: c, end: d, first: false, last: true, tight: true });
  }

  #placeNested(from: number, to: number): void {
    const [a, b, c, d] = this.#newPoints([
      FIRST_TIME,
      FIRST_TIME + TIME_STEP,
      FIRST_TIME + 2 * TIME_STEP,
      FIRST_TIME + 3 * TIME_STEP,
    ]);
    this.#events.set(from, { begin: a, end: d, first: true, last: true, tight: false });
    this.#events.set(to, { begin: b, end: c, first: false, last: false, tight: true });
  }

  /** Places an event before another. */
  #before(y: PlacedEvent): PlacedEvent {
    const times = [SLIPPED_BEGIN, y.begin.time - TIME_STEP];
    const [begin, end] = y.first ? pointsOn(y.begin.chain, times) : this.#newPoints(times);
    if (!y.first) this.#cross(end, y.begin);
    y.first = false;
    return { begin, end, first: true, last: false, tight: true };
  }

  /** Places an event after another. */
  #after(y: PlacedEvent): PlacedEvent {
    const times = [y.end.time + TIME_STEP, y.end.time + 2 * TIME_STEP];
    const [begin, end] = y.last ? pointsOn(y.end.chain, times) : this.#newPoints(times);
    if (!y.last) this.#cross(y.end, begin);
    y.last = false;
    return { begin, end, first: false, last: true, tight: true };
  }

  /** Places an event that includes another. */
  #around(y: PlacedEvent): PlacedEvent {
    const times = [y.begin.time - TIME_STEP, y.end.time + TIME_STEP];
    if (y.first && y.last) {
      y.first = false;
      y.last = false;
      const [begin] = pointsOn(y.begin.chain, times);
      const [, end] = pointsOn(y.end.chain, times);
      return { begin, end, first: true, last: true, tight: false };
    }
    const [begin, end] = this.#newPoints(times);
    this.#cross(begin, y.begin);
    this.#cross(y.end, end);
    return { begin, end, first: true, last: true, tight: false };
  }

  /** Places an event inside another. */
  #inside(y: PlacedEvent): PlacedEvent {
    const length = y.end.time - y.begin.time;
    const times = [y.begin.time + Math.floor(length / 3), y.begin.time + Math.floor((length * 2) / 3)];
    if (y.tight && y.begin.chain === y.end.chain) {
      y.tight = false;
      const [begin, end] = pointsOn(y.begin.chain, times);
      return { begin, end, first: false, last: false, tight: true };
    }
    const [begin, end] = this.#newPoints(times);
    this.#cross(y.begin, begin);
    this.#cross(end, y.end);
    return { begin, end, first: true, last: true, tight: true };
  }

  #joinAfter(x: PlacedEvent, y: PlacedEvent): boolean {
    const relation = this.#relation(x.end, y.begin);
    if (relation === 'unknown') this.#cross(x.end, y.begin);
    return relation === '<';
  }

  #joinSubevent(x: PlacedEvent, y: PlacedEvent): boolean {
    const begins = this.#relation(x.begin, y.begin);
    if (begins !== '<' && begins !== 'unknown') return false;
    const ends = this.#relation(y.end, x.end);
    if (ends !== '<' && ends !== 'unknown') return false;
    if (begins === '<' && ends === '<') return true;
    this.#cross(x.begin, y.begin);
    this.#cross(y.end, x.end);
    return false;
  }

  /** Points on a new chain. */
  #newPoints(times: readonly number[]): Point[] {
    this.#arrivals.push([]);
    const points = pointsOn(this.#crossings.push([]) - 1, times);
    this.#departures.push({ search: 0, time: 0, to: points[0] });
    return points;
  }

  #cross(from: Point, to: Point): void {
    this.#crossings[from.chain].push({ time: from.time, to });
    const arrivals = this.#arrivals[to.chain];
    let [low, high] = [0, arrivals.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (arrivals[middle].at.time <= to.time) low = middle + 1;
      else high = middle;
    }
    arrivals.splice(low, 0, { at: to, from });
  }

  #relation(x: Point, y: Point): PointRelation {
    if (x.chain === y.chain) return x.time < y.time ? '<' : x.time > y.time ? '>' : '=';
    const [forth, back] = [this.#leads(x, y), this.#leads(y, x)];
    if (forth) return back ? '=' : '<';
    return back ? '>' : 'unknown';
  }

  /** Whether a path that visits no chain twice leads from a point to one on another chain. */
  #leads(from: Point, to: Point): boolean {
    if (!this.#searchBack(to, from)) return false;
    if (this.#isSimple(from.chain, to.chain)) return true;
    this.#searchBack(to);
    return this.#hasSimplePath(from, to);
  }

  /** Finds the departures of all paths to a point, also of those that visit a chain twice; stops when one can be taken from `until`. */
  #searchBack(to: Point, until?: Point): boolean {
    this.#search++;
    this.#depart(to.chain, to.time, to);
    const open = [to.chain];
    for (let chain = open.pop(); chain !== undefined; chain = open.pop()) {
      const latest = this.#latest(chain);
      for (const { at, from } of this.#arrivals[chain]) {
        if (at.time > latest) break;
        this.#countStep();
        if (from.chain === to.chain || from.time <= this.#latest(from.chain)) continue;
        this.#depart(from.chain, from.time, at);
        if (from.chain === until?.chain && from.time >= until.time) return true;
        open.push(from.chain);
      }
    }
    return false;
  }

  #countStep(): void {
    if (++this.#steps > MAX_STEPS) throw crash('The links of a document are too many to be put in order.');
  }

  #latest(chain: number): number {
    const { search, time } = this.#departures[chain];
    return search === this.#search ? time : -Infinity;
  }

  #depart(chain: number, time: number, to: Point): void {
    const departure = this.#departures[chain];
    departure.search = this.#search;
    departure.time = time;
    departure.to = to;
  }

  /** Whether the latest departures lead from a chain to another without coming back. */
  #isSimple(from: number, to: number): boolean {
    const visited = new Set<number>();
    for (let chain = from; chain !== to; chain = this.#departures[chain].to.chain) {
      if (visited.has(chain)) return false;
      visited.add(chain);
    }
    return true;
  }

  /** Tries all paths that visit no chain twice, except those that the departures rule out. */
  #hasSimplePath(from: Point, to: Point): boolean {
    const visited = new Set<number>();
    const stack = [{ point: from, next: 0 }];
    for (let steps = 0; stack.length > 0; steps++) {
      const top = stack[stack.length - 1];
      const { chain, time } = top.point;
      this.#countStep();
      if (chain === to.chain || steps > MAX_PATH_STEPS) return true;
      visited.add(chain);
      const crossing = this.#crossings[chain].at(top.next++);
      if (crossing === undefined) {
        visited.delete(chain);
        stack.pop();
      } else if (time <= crossing.time && this.#isOpen(crossing.to, visited)) {
        stack.push({ point: crossing.to, next: 0 });
      }
    }
    return false;
  }

  #isOpen({ chain, time }: Point, visited: ReadonlySet<number>): boolean {
    return !visited.has(chain) && time <= this.#latest(chain);
  }
}

const pointsOn = (chain: number, times: readonly number[]): Point[] => times.map((time) => ({ chain, time }));
