import { maximumWeight } from '../../core/assignment.ts';

/** A unit of a text: a half-open range of positions that is not empty. */
export type Unit = readonly [start: number, end: number];

/** Pairs of near units of two annotators that are weighed at most. */
export const MAX_EDGES = 1 << 20;

/** The dissimilarity of two units of the same category (Mathet, Widlöcher & Métivier 2015, 4.2). */
export function dissimilarity([start, end]: Unit, [otherStart, otherEnd]: Unit): number {
  const apart = Math.abs(start - otherStart) + Math.abs(end - otherEnd);
  const lengths = end - start + (otherEnd - otherStart);
  const share = apart / lengths;
  return share * share;
}

/**
 * The cost of the best alignment of the units of two annotators: the dissimilarities of the aligned ones, and 1 for each that is left alone. Units are aligned if that costs
 * less than to leave both alone, so only near ones are compared. `undefined` if there are too many of them.
 */
export function alignmentCost(units: readonly Unit[], others: UnitIndex): number | undefined {
  const rows: number[] = [];
  const columns: number[] = [];
  const weights: number[] = [];
  for (const [row, unit] of units.entries()) {
    others.near(unit, (column, other) => {
      const weight = 2 - dissimilarity(unit, other);
      if (weight <= 0) return;
      rows.push(row);
      columns.push(column);
      weights.push(weight);
    });
    if (rows.length > MAX_EDGES) return undefined;
  }
  const saved =
    rows.length === 0
      ? 0
      : maximumWeight(units.length, others.size, {
          row: Int32Array.from(rows),
          column: Int32Array.from(columns),
          weight: Float64Array.from(weights),
        });
  return units.length + others.size - saved;
}

/** Units by length and start: near units are found without comparing all. */
export class UnitIndex {
  readonly size: number;
  /** Units of 2ᵏ up to 2ᵏ⁺¹ positions, by start. */
  readonly #byLength = new Map<number, { readonly unit: Unit; readonly column: number }[]>();

  constructor(units: readonly Unit[]) {
    this.size = units.length;
    for (const [column, unit] of units.entries()) {
      const k = 31 - Math.clz32(unit[1] - unit[0]);
      const list = this.#byLength.get(k) ?? [];
      list.push({ unit, column });
      this.#byLength.set(k, list);
    }
    for (const list of this.#byLength.values()) list.sort((a, b) => a.unit[0] - b.unit[0]);
  }

  /** Calls `visit` with every unit whose dissimilarity to this one may be below 2. */
  near([start, end]: Unit, visit: (column: number, unit: Unit) => void): void {
    for (const [k, list] of this.#byLength) {
      const reach = Math.sqrt(2) * (end - start + 2 * ((1 << k) >>> 0));
      for (let i = firstFrom(list, start - reach); i < list.length && list[i].unit[0] <= start + reach; i++)
        visit(list[i].column, list[i].unit);
    }
  }
}

function firstFrom(list: readonly { readonly unit: Unit }[], start: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle].unit[0] < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
