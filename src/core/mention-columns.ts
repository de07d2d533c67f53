import type { Capability } from './capabilities.ts';
import type { Span } from './document.ts';

/** How a property of a mention is encoded in a column of integers. */
interface ColumnKind<T> {
  /** The code of a mention without the property. */
  readonly absent: number;
  encode(value: T): number;
  decode(code: number): T;
  /** Whether the value is a token (or a character), so that it moves with the mention. */
  readonly isPosition: boolean;
}

const token: ColumnKind<number> = {
  absent: -1,
  encode: (value) => value,
  decode: (code) => code,
  isPosition: true,
};
const number: ColumnKind<number> = { ...token, isPosition: false };
const flag: ColumnKind<boolean> = {
  absent: -1,
  encode: Number,
  decode: (code) => code === 1,
  isPosition: false,
};

interface Column<T> extends ColumnKind<T> {
  /** What a format must hold to keep the property: `convert` leaves it out of all others, and reports that. */
  readonly heldAs: Capability;
  /** Of the first token of a span: the column with the end of the span. */
  readonly spanEnd?: string;
}

/**
 * The properties that a format may give its mentions beyond span, entity and line. An unused column costs nothing.
 * To add one, declare it here: `Mentions`, the transfer to workers, projection, repairs and `convert` work on this list.
 */
export const extraColumns = {
  /** The head token. */
  head: { ...token, heldAs: 'heads' },
  /** First token of the minimum span: the shortest span that still counts as this mention. */
  minStart: { ...token, heldAs: 'minima', spanEnd: 'minEnd' },
  /** One past the last token of the minimum span. */
  minEnd: { ...token, heldAs: 'minima' },
  /** Whether the mention is a zero, such as a dropped pronoun: its head is an empty node. Without a head, the format decides: its first word or all its words are. */
  zero: { ...flag, heldAs: 'zeros' },
  /** The number by which relations name the mention: different for all mentions of the document as it was read. */
  relationEnd: { ...number, heldAs: 'relations' },
} as const satisfies Readonly<Record<string, Column<number> | Column<boolean>>>;

export type ExtraColumn = keyof typeof extraColumns;

/** The optional properties of a mention. */
export type MentionExtras = {
  readonly [Name in keyof typeof extraColumns]?:
    | ReturnType<(typeof extraColumns)[Name]['decode']>
    | undefined;
};

export type ExtraValues = ReadonlyMap<ExtraColumn, Int32Array>;

const columnNames = Object.keys(extraColumns) as readonly ExtraColumn[];

/** The columns of a list of mentions; those that no mention has are left out. */
export function extrasOf(list: readonly MentionExtras[]): ExtraValues {
  const extras = new Map<ExtraColumn, Int32Array>();
  for (const name of columnNames) {
    if (list.every((mention) => mention[name] === undefined)) continue;
    const { absent, encode } = extraColumns[name] as ColumnKind<unknown>;
    const codes = list.map(({ [name]: value }) => (value === undefined ? absent : encode(value)));
    extras.set(name, Int32Array.from(codes));
  }
  return extras;
}

/** The optional properties of one mention. */
export function extrasAt(extras: ExtraValues, index: number): MentionExtras {
  const found: [ExtraColumn, unknown][] = [];
  for (const [name, codes] of extras) {
    const { absent, decode } = extraColumns[name];
    if (codes[index] !== absent) found.push([name, decode(codes[index])]);
  }
  return Object.fromEntries(found);
}

/** The columns that a format needs a capability for. */
export const columnsHeldAs = (capability: Capability): ExtraColumn[] =>
  columnNames.filter((name) => extraColumns[name].heldAs === capability);

type PositionColumn = {
  [Name in ExtraColumn]: ReturnType<(typeof extraColumns)[Name]['decode']> extends number ? Name : never;
}[ExtraColumn];

const positions = columnNames.filter((name) => extraColumns[name].isPosition) as readonly PositionColumn[];
const spanEnds: ReadonlyMap<PositionColumn, PositionColumn> = new Map(
  positions.flatMap((name) => {
    const { spanEnd } = extraColumns[name] as Column<number>;
    return spanEnd === undefined ? [] : [[name, spanEnd as PositionColumn] as const];
  }),
);
const ends: ReadonlySet<PositionColumn> = new Set(spanEnds.values());

/** The positions among the optional properties, moved by the functions; undefined where the new text has no place for one. */
export function movedExtras(
  mention: MentionExtras,
  tokenOf: (position: number) => number | undefined,
  spanOf: (span: Span) => Span | undefined,
): MentionExtras {
  const moved: { -readonly [Name in PositionColumn]?: number | undefined } = {};
  for (const name of positions) {
    const position = mention[name];
    const end = spanEnds.get(name);
    if (position === undefined || ends.has(name)) continue;
    if (end === undefined) moved[name] = tokenOf(position);
    else {
      const until = mention[end];
      [moved[name], moved[end]] = (until !== undefined && spanOf([position, until])) || [];
    }
  }
  return moved;
}

/** The tokens that the optional properties name; of a span the first and the last. */
export const tokensNamed = (mention: MentionExtras): number[] =>
  positions.flatMap((name) => {
    const position = mention[name];
    return position === undefined ? [] : [ends.has(name) ? position - 1 : position];
  });

/** A named property with string values (entity type, part of speech, …), stored as a code per distinct string. */
export interface AttributeColumn {
  readonly values: readonly string[];
  /** For each mention an index into `values`, or −1. */
  readonly codes: Int32Array;
}

/** Attribute names may come from input files, so they are keys of a map, not of an object. */
export type Attributes = ReadonlyMap<string, string>;
export type AttributeColumns = ReadonlyMap<string, AttributeColumn>;

export function attributeColumns(list: readonly (Attributes | undefined)[]): AttributeColumns {
  const columns = new Map<string, { codeOf: Map<string, number>; codes: Int32Array }>();
  list.forEach((attributes, i) => {
    for (const [name, value] of attributes ?? []) {
      let column = columns.get(name);
      if (column === undefined) {
        column = { codeOf: new Map(), codes: new Int32Array(list.length).fill(-1) };
        columns.set(name, column);
      }
      const code = column.codeOf.get(value) ?? column.codeOf.size;
      column.codeOf.set(value, code);
      column.codes[i] = code;
    }
  });
  return new Map(
    Array.from(columns, ([name, { codeOf, codes }]) => [name, { values: [...codeOf.keys()], codes }]),
  );
}

/** The attributes of one mention; undefined if it has none. */
export function attributesAt(columns: AttributeColumns, index: number): Attributes | undefined {
  const found = new Map<string, string>();
  for (const [name, { values, codes }] of columns)
    if (codes[index] >= 0) found.set(name, values[codes[index]]);
  return found.size === 0 ? undefined : found;
}

/** The entries of a column at some indices. */
export function pickCodes(codes: Int32Array, indices: ArrayLike<number>): Int32Array {
  const picked = new Int32Array(indices.length);
  for (let i = 0; i < indices.length; i++) picked[i] = codes[indices[i]];
  return picked;
}
