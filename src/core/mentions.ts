import type { Mention, Span } from './document.ts';

/** Pieces of mentions with gaps: those of mention i lie between `start[i]` and `start[i + 1]`, begin and end of each. */
export interface Pieces {
  readonly start: Int32Array;
  readonly bounds: Int32Array;
}

/**
 * The mentions of a document, in order. They lie in columns, since everything that is counted is counted over all of
 * them; single mentions are made on demand, for messages and for whoever walks over them.
 */
export class Mentions implements Iterable<Mention> {
  readonly length: number;
  /** First tokens, then ends (one past the last token), entities and lines (0 where unknown), `length` of each. */
  readonly columns: Int32Array;
  /** Absent where no mention has gaps. */
  readonly pieces: Pieces | undefined;

  constructor(columns: Int32Array, pieces?: Pieces) {
    this.length = columns.length / 4;
    this.columns = columns;
    this.pieces = pieces;
  }

  static of(list: readonly Mention[]): Mentions {
    const { length } = list;
    const columns = new Int32Array(4 * length);
    let hasGaps = false;
    for (let i = 0; i < length; i++) {
      const { start, end, entity, line, parts } = list[i];
      columns[i] = start;
      columns[length + i] = end;
      columns[2 * length + i] = entity;
      columns[3 * length + i] = line ?? 0;
      if (parts !== undefined) hasGaps = true;
    }
    return new Mentions(columns, hasGaps ? piecesOf(list.map(({ parts }) => parts)) : undefined);
  }

  get starts(): Int32Array {
    return this.columns.subarray(0, this.length);
  }

  get ends(): Int32Array {
    return this.columns.subarray(this.length, 2 * this.length);
  }

  get entities(): Int32Array {
    return this.columns.subarray(2 * this.length, 3 * this.length);
  }

  at(i: number): Mention {
    const { columns, length } = this;
    const line = columns[3 * length + i];
    const parts = this.#partsOf(i);
    return {
      start: columns[i],
      end: columns[length + i],
      entity: columns[2 * length + i],
      ...(parts === undefined ? {} : { parts }),
      ...(line === 0 ? {} : { line }),
    };
  }

  *[Symbol.iterator](): Iterator<Mention> {
    for (let i = 0; i < this.length; i++) yield this.at(i);
  }

  /** The same mentions in other entities. */
  withEntities(entities: ArrayLike<number>): Mentions {
    const columns = this.columns.slice();
    columns.set(entities, 2 * this.length);
    return new Mentions(columns, this.pieces);
  }

  /** Some of the mentions, by their numbers; in other entities, if a column of entities says so. */
  pick(numbers: ArrayLike<number>, entities: ArrayLike<number> = this.entities): Mentions {
    const { columns, length } = this;
    const count = numbers.length;
    const picked = new Int32Array(4 * count);
    for (let i = 0; i < count; i++) {
      const number = numbers[i];
      picked[i] = columns[number];
      picked[count + i] = columns[length + number];
      picked[2 * count + i] = entities[number];
      picked[3 * count + i] = columns[3 * length + number];
    }
    return new Mentions(
      picked,
      this.pieces && piecesOf(Array.from(numbers, (number) => this.#partsOf(number))),
    );
  }

  #partsOf(i: number): Span[] | undefined {
    if (this.pieces === undefined) return undefined;
    const { start, bounds } = this.pieces;
    const count = (start[i + 1] - start[i]) / 2;
    if (count === 0) return undefined;
    return Array.from({ length: count }, (_, p) => [bounds[start[i] + 2 * p], bounds[start[i] + 2 * p + 1]]);
  }
}

/** The pieces of mentions, absent for those without gaps. */
function piecesOf(list: readonly (readonly Span[] | undefined)[]): Pieces {
  const start = new Int32Array(list.length + 1);
  list.forEach((parts = [], i) => {
    start[i + 1] = start[i] + 2 * parts.length;
  });
  return { start, bounds: Int32Array.from(list.flatMap((parts = []) => parts.flat())) };
}
