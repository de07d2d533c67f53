import { type Extent, extentOf } from '../matching/extent.ts';
import { Overlaps } from '../matching/overlaps.ts';
import { PairsByScore } from '../matching/pairs-by-score.ts';
import type { Report } from '../problems/problem.ts';
import type { AnnotatedTable, UnitSpan } from './annotations.ts';
import { problem } from './codes.ts';

/** The mentions of a document on which annotators decide: spans of different annotators that can be one mention with different boundaries. */
export interface Slots {
  /** The spans of each slot in text order. Slots are in the order of their first spans. */
  readonly units: readonly (readonly number[])[];
  /** By annotator and slot: the span of the annotator, or −1; `undefined` if an annotator does not have the document. */
  readonly unitOf: readonly (Int32Array | undefined)[];
}

/** Pairs of overlapping spans that are compared at most in a document. */
const MAX_OVERLAPS = 1 << 22;

/**
 * The slots of a document. Two spans can be the same mention if no annotator marked both and Dice of their tokens is at least ½; the nearest are joined
 * first, as long as no annotator has two spans in a slot. docs/agree.md has the definition.
 */
export function slotsOf(table: AnnotatedTable, report: Report): Slots {
  const groups = new Groups(table);
  const candidates = candidatesOf(table, groups);
  if (candidates === undefined)
    report(
      problem(
        'agree/too-many-overlaps',
        `In document ${table.id} too many spans overlap, so each is a decision of its own.`,
        { document: table.id, expected: `at most ${MAX_OVERLAPS} pairs of overlapping spans` },
      ),
    );
  candidates?.descending((x, y) => groups.join(x, y));
  const units = groups.all();
  const slotOf = new Int32Array(table.units);
  for (const [slot, members] of units.entries()) for (const unit of members) slotOf[unit] = slot;
  const unitOf = table.markings.map((marking) => {
    if (marking === undefined) return undefined;
    const own = new Int32Array(units.length).fill(-1);
    for (let u = 0; u < table.units; u++) if (marking.chainOf[u] >= 0) own[slotOf[u]] = u;
    return own;
  });
  return { units, unitOf };
}

/** Pairs of spans that can be the same mention, by Dice; `undefined` if there are too many. */
function candidatesOf({ spans, markings }: AnnotatedTable, groups: Groups): PairsByScore | undefined {
  const present = markings.flatMap((marking) => marking ?? []);
  const emptyNodes = present.find(({ document }) => document.tokens?.emptyNodes)?.document.tokens?.emptyNodes;
  const partial = spans.flatMap((_, u) => (groups.markedBy(u) < present.length ? [u] : []));
  const extents = partial.map((u) => extentWithout(spans[u], emptyNodes));
  const overlaps = new Overlaps(extents);
  const pairs = new PairsByScore();
  let met = 0;
  for (const [i, extent] of extents.entries()) {
    overlaps.visit(extent, (k, shared) => {
      met++;
      if (k <= i || 4 * shared < extent.size + extents[k].size || groups.share(partial[i], partial[k]))
        return;
      pairs.add(partial[i], partial[k], (2 * shared) / (extent.size + extents[k].size));
    });
    if (met > 2 * MAX_OVERLAPS) return undefined;
  }
  return pairs;
}

/** The tokens of a span without the empty nodes. */
function extentWithout(
  { start, end, pieces }: UnitSpan,
  emptyNodes: ReadonlySet<number> | undefined,
): Extent {
  const ranges = pieces.length === 0 ? [start, end] : pieces;
  const fragments: [number, number][] = [];
  for (let r = 0; r < ranges.length; r += 2) {
    let from = ranges[r];
    for (let t = from; emptyNodes !== undefined && t < ranges[r + 1]; t++) {
      if (!emptyNodes.has(t)) continue;
      fragments.push([from, t]);
      from = t + 1;
    }
    fragments.push([from, ranges[r + 1]]);
  }
  return extentOf(fragments);
}

/** Disjoint sets of spans, each with the annotators who marked one of its spans. */
class Groups {
  readonly #members: number[][];
  readonly #groupOf: Int32Array;
  readonly #annotators: Set<number>[];

  constructor({ units, markings }: AnnotatedTable) {
    this.#members = Array.from({ length: units }, (_, u) => [u]);
    this.#groupOf = Int32Array.from({ length: units }, (_, u) => u);
    this.#annotators = Array.from({ length: units }, () => new Set());
    for (const [c, marking] of markings.entries())
      marking?.chainOf.forEach((chain, u) => {
        if (chain >= 0) this.#annotators[u].add(c);
      });
  }

  /** The number of annotators who marked a span. */
  markedBy(unit: number): number {
    return this.#annotators[unit].size;
  }

  /** Whether an annotator has a span in both groups. */
  share(x: number, y: number): boolean {
    const [a, b] = [x, y].map((unit) => this.#annotators[this.#groupOf[unit]]);
    const [small, large] = a.size < b.size ? [a, b] : [b, a];
    for (const annotator of small) if (large.has(annotator)) return true;
    return false;
  }

  /** Joins the groups of two spans, unless an annotator has a span in both. */
  join(x: number, y: number): void {
    const [into, from] = [this.#groupOf[x], this.#groupOf[y]].sort((a, b) => a - b);
    if (into === from || this.share(x, y)) return;
    for (const unit of this.#members[from]) this.#groupOf[unit] = into;
    this.#members[into].push(...this.#members[from]);
    this.#members[from] = [];
    for (const annotator of this.#annotators[from]) this.#annotators[into].add(annotator);
  }

  /** The groups in the order of their first spans, their spans in text order. */
  all(): number[][] {
    return this.#members
      .filter((members) => members.length > 0)
      .map((members) => members.sort((a, b) => a - b));
  }
}
