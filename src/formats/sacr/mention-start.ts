import { decode } from '../bytes.ts';

/** The start of a mention: `{Eagle:head="1",type="x y" `, or `{Eagle ` without properties. */
export interface MentionStart {
  readonly entity: string;
  readonly properties: ReadonlyMap<string, string>;
  /** Offset of the first byte of its text. */
  readonly textAt: number;
}

const LF = 10;
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const EQUALS = 61;

const isBlankByte = (c: number | undefined): boolean => c === 32 || (c !== undefined && c >= 9 && c <= 13);
const isBrace = (c: number | undefined): boolean => c === 123 || c === 125;

/** Longest name with properties, in bytes. Without a limit, a file of opening braces would be searched to its end for each. */
const MAX_START_BYTES = 1 << 13;

/** The start of a mention at an opening brace; undefined if no name follows it, or no blank follows the name. */
export function mentionStart(bytes: Uint8Array, brace: number): MentionStart | undefined {
  let p = brace + 1;
  const stop = Math.min(bytes.length, p + MAX_START_BYTES);
  while (p < stop && !isBlankByte(bytes[p]) && !isBrace(bytes[p]) && bytes[p] !== COLON) p++;
  if (p === brace + 1) return undefined;
  const entity = decode(bytes.subarray(brace + 1, p));
  const properties = new Map<string, string>();
  if (bytes[p] === COLON) {
    p++;
    while (p < stop && !isBlankByte(bytes[p])) {
      const property = propertyAt(bytes, p, stop);
      if (property === undefined) return undefined;
      properties.set(property.name, property.value);
      p = bytes[property.end] === COMMA ? property.end + 1 : property.end;
    }
  }
  return isBlankByte(bytes[p]) ? { entity, properties, textAt: p + 1 } : undefined;
}

interface Property {
  readonly name: string;
  readonly value: string;
  /** Offset of the byte after it. */
  readonly end: number;
}

/** The property `name="value"` at an offset; undefined if there is none. */
function propertyAt(bytes: Uint8Array, from: number, stop: number): Property | undefined {
  let p = from;
  while (
    p < stop &&
    bytes[p] !== EQUALS &&
    !isBlankByte(bytes[p]) &&
    !isBrace(bytes[p]) &&
    bytes[p] !== QUOTE
  )
    p++;
  if (p === from || bytes[p] !== EQUALS || bytes[p + 1] !== QUOTE) return undefined;
  const name = decode(bytes.subarray(from, p));
  const value = p + 2;
  p = value;
  while (p < stop && bytes[p] !== QUOTE && bytes[p] !== LF) p++;
  if (bytes[p] !== QUOTE) return undefined;
  return { name, value: decode(bytes.subarray(value, p)), end: p + 1 };
}
