/** How a property of a mention is encoded in a column of integers. */
interface ColumnKind<T> {
  /** The code of a mention without the property. */
  readonly absent: number;
  encode(value: T): number;
  decode(code: number): T;
}

const token: ColumnKind<number> = { absent: -1, encode: (value) => value, decode: (code) => code };
const flag: ColumnKind<boolean> = { absent: -1, encode: Number, decode: (code) => code === 1 };

/**
 * The properties that a format may give its mentions beyond span, entity and line. An unused column costs nothing.
 * To add one, declare it here: `Mentions.of`, `Mentions.pick` and the transfer to workers work on this list.
 */
export const extraColumns = {
  /** The head token. */
  head: token,
  /** First token of the minimum span: the shortest span that still counts as this mention. */
  minStart: token,
  /** One past the last token of the minimum span. */
  minEnd: token,
  /** Whether the mention is an empty node: a dropped pronoun, for example. */
  zero: flag,
} as const;

export type ExtraColumn = keyof typeof extraColumns;

/** The optional properties of a mention. */
export type MentionExtras = {
  readonly [Name in ExtraColumn]?: ReturnType<(typeof extraColumns)[Name]['decode']> | undefined;
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

/** A named property with string values (entity type, part of speech, …), stored as a code per distinct string. */
export interface AttributeColumn {
  readonly values: readonly string[];
  /** For each mention an index into `values`, or −1. */
  readonly codes: Int32Array;
}

/** Attribute names may come from input files, so they are keys of a map, not of an object. */
export type Attributes = ReadonlyMap<string, string>;
export type AttributeColumns = ReadonlyMap<string, AttributeColumn>;

export function attributesOf(list: readonly (Attributes | undefined)[]): AttributeColumns {
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
