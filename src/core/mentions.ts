import type { Mention, Span } from './document.ts';
import {
  type AttributeColumns,
  attributeColumns,
  attributesAt,
  type ExtraValues,
  extrasAt,
  extrasOf,
  pickCodes,
} from './mention-columns.ts';

/**
 * The pieces of discontinuous mentions: those of mention i are in `bounds` from `start[i]` up to `start[i + 1]`, as pairs
 * of start and end.
 */
export interface Pieces {
  readonly start: Int32Array;
  readonly bounds: Int32Array;
}

/** The columns that every list of mentions has, in their order in `Mentions.columns`. */
const START_COLUMN = 0;
const END_COLUMN = 1;
const ENTITY_COLUMN = 2;
const LINE_COLUMN = 3;
const REQUIRED_COLUMNS = 4;

/** Everything beyond the required columns; undefined where no mention has it. */
export interface OptionalColumns {
  readonly pieces?: Pieces | undefined;
  readonly extras?: ExtraValues | undefined;
  readonly attributes?: AttributeColumns | undefined;
}

/**
 * The mentions of a document, in order, stored as columns, because counting loops over all of them. `Mention` objects
 * are created on demand, for messages and for iteration. All fields are plain data: a structured clone can be passed
 * to `Mentions.from`.
 */
export class Mentions implements Iterable<Mention> {
  readonly length: number;
  /** Starts, then ends (one past the last token), entities and lines (0 where unknown), `length` of each. */
  readonly columns: Int32Array;
  readonly pieces: Pieces | undefined;
  readonly extras: ExtraValues | undefined;
  readonly attributes: AttributeColumns | undefined;

  constructor(columns: Int32Array, { pieces, extras, attributes }: OptionalColumns = {}) {
    this.length = columns.length / REQUIRED_COLUMNS;
    this.columns = columns;
    this.pieces = pieces;
    this.extras = extras;
    this.attributes = attributes;
  }

  static of(list: readonly Mention[]): Mentions {
    const { length } = list;
    const columns = new Int32Array(REQUIRED_COLUMNS * length);
    let hasMore = false;
    for (let i = 0; i < length; i++) {
      const { start, end, entity, line, ...more } = list[i];
      columns[START_COLUMN * length + i] = start;
      columns[END_COLUMN * length + i] = end;
      columns[ENTITY_COLUMN * length + i] = entity;
      columns[LINE_COLUMN * length + i] = line ?? 0;
      for (const _ in more) hasMore = true;
    }
    return new Mentions(columns, hasMore ? optionalColumnsOf(list) : {});
  }

  /** Mentions from the fields of others, such as a structured clone received from a worker. */
  static from(data: Pick<Mentions, 'columns'> & OptionalColumns): Mentions {
    return new Mentions(data.columns, data);
  }

  get starts(): Int32Array {
    return this.#column(START_COLUMN);
  }

  get ends(): Int32Array {
    return this.#column(END_COLUMN);
  }

  get entities(): Int32Array {
    return this.#column(ENTITY_COLUMN);
  }

  at(i: number): Mention {
    const { columns, length } = this;
    const line = columns[LINE_COLUMN * length + i];
    const parts = this.#partsOf(i);
    const attributes = this.attributes && attributesAt(this.attributes, i);
    return {
      start: columns[START_COLUMN * length + i],
      end: columns[END_COLUMN * length + i],
      entity: columns[ENTITY_COLUMN * length + i],
      ...(parts === undefined ? {} : { parts }),
      ...(line === 0 ? {} : { line }),
      ...(this.extras && extrasAt(this.extras, i)),
      ...(attributes === undefined ? {} : { attributes }),
    };
  }

  *[Symbol.iterator](): Iterator<Mention> {
    for (let i = 0; i < this.length; i++) yield this.at(i);
  }

  /** The same mentions, assigned to other entities. */
  withEntities(entities: ArrayLike<number>): Mentions {
    const columns = this.columns.slice();
    columns.set(entities, ENTITY_COLUMN * this.length);
    return new Mentions(columns, this);
  }

  /** The mentions at the given indices. */
  pick(indices: ArrayLike<number>): Mentions {
    const columns = new Int32Array(REQUIRED_COLUMNS * indices.length);
    for (let column = 0; column < REQUIRED_COLUMNS; column++) {
      columns.set(pickCodes(this.#column(column), indices), column * indices.length);
    }
    const { pieces, extras, attributes } = this;
    return new Mentions(columns, {
      pieces: pieces && pieceColumns(Array.from(indices, (index) => this.#partsOf(index))),
      extras: extras && new Map(Array.from(extras, ([name, codes]) => [name, pickCodes(codes, indices)])),
      attributes:
        attributes &&
        new Map(
          Array.from(attributes, ([name, { values, codes }]) => [
            name,
            { values, codes: pickCodes(codes, indices) },
          ]),
        ),
    });
  }

  #column(index: number): Int32Array {
    return this.columns.subarray(index * this.length, (index + 1) * this.length);
  }

  #partsOf(i: number): Span[] | undefined {
    if (this.pieces === undefined) return undefined;
    const { start, bounds } = this.pieces;
    const count = (start[i + 1] - start[i]) / 2;
    if (count === 0) return undefined;
    return Array.from({ length: count }, (_, p) => [bounds[start[i] + 2 * p], bounds[start[i] + 2 * p + 1]]);
  }
}

function optionalColumnsOf(list: readonly Mention[]): OptionalColumns {
  const extras = extrasOf(list);
  const attributes = attributeColumns(list.map((mention) => mention.attributes));
  return {
    pieces: list.some(({ parts }) => parts !== undefined)
      ? pieceColumns(list.map(({ parts }) => parts))
      : undefined,
    extras: extras.size === 0 ? undefined : extras,
    attributes: attributes.size === 0 ? undefined : attributes,
  };
}

/** The pieces of each mention; `undefined` in the list means a continuous mention. */
function pieceColumns(list: readonly (readonly Span[] | undefined)[]): Pieces {
  const start = new Int32Array(list.length + 1);
  list.forEach((parts = [], i) => {
    start[i + 1] = start[i] + 2 * parts.length;
  });
  return { start, bounds: Int32Array.from(list.flatMap((parts = []) => parts.flat())) };
}
