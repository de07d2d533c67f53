import { decode } from '../bytes.ts';
import { XmlFault } from './fault.ts';
import { referencesResolved } from './references.ts';

/** Maximum number of bytes of a value or of the text between two tags: a string cannot be much longer. */
export const MAX_TEXT_BYTES = 1 << 28;

/** A range of bytes as text, with references replaced and line breaks as line feeds. */
export function resolvedText(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > MAX_TEXT_BYTES)
    throw new XmlFault('malformed', `a text has more than ${MAX_TEXT_BYTES} bytes`, start);
  const raw = withLineFeeds(plainText(bytes, start, end) ?? decode(bytes.subarray(start, end)));
  if (!raw.includes('&')) return raw;
  return referencesResolved(raw, (reference) => {
    throw new XmlFault('malformed', `"${reference.slice(0, 60)}" is not a reference of XML`, start);
  });
}

/** Line breaks of any kind are line feeds in XML. */
export const withLineFeeds = (text: string): string =>
  text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;

/** Attributes up to which the list of their names is searched. */
const FEW_ATTRIBUTES = 16;

/** The attributes of an element: their names, and where their values are, which are decoded on demand. */
export class XmlAttributes {
  readonly #bytes: Uint8Array;
  #names: string[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  #map: ReadonlyMap<string, string> | undefined;
  /** The names, if they are many. */
  #set: Set<string> | undefined;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get map(): ReadonlyMap<string, string> {
    this.#map ??= new Map(this.#names.map((name, i) => [name, this.#value(i)]));
    return this.#map;
  }

  get(name: string): string | undefined {
    const i = this.#names.indexOf(name);
    return i < 0 ? undefined : this.#value(i);
  }

  has(name: string): boolean {
    if (this.#names.length < FEW_ATTRIBUTES) return this.#names.includes(name);
    this.#set ??= new Set(this.#names);
    return this.#set.has(name);
  }

  add(name: string, start: number, end: number): void {
    this.#starts[this.#names.length] = start;
    this.#ends[this.#names.length] = end;
    this.#names.push(name);
    this.#set?.add(name);
  }

  clear(): void {
    if (this.#names.length > 0) this.#names = [];
    this.#map = undefined;
    this.#set = undefined;
  }

  #value(index: number): string {
    const value = resolvedText(this.#bytes, this.#starts[index], this.#ends[index]);
    return /[\t\n]/.test(value) ? value.replace(/[\t\n]/g, ' ') : value;
  }
}

/** Names that are kept, so that memory does not grow with a hostile file. */
const MOST_KNOWN_NAMES = 4096;

/** Names that occurred, by a hash of their bytes: a file has few, and each often. */
export class NameTable {
  readonly #known = new Map<number, string>();

  nameAt(bytes: Uint8Array, start: number, end: number, hash: number): string {
    const known = this.#known.get(hash);
    if (known !== undefined && isText(bytes, start, end, known)) return known;
    const name = decode(bytes.subarray(start, end));
    if (this.#known.size < MOST_KNOWN_NAMES) this.#known.set(hash, name);
    return name;
  }
}

/** Whether a range of bytes is a text of ASCII characters. */
function isText(bytes: Uint8Array, start: number, end: number, text: string): boolean {
  if (text.length !== end - start) return false;
  for (let i = 0; i < text.length; i++) if (bytes[start + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** Bytes up to which a text is put together from its characters, which is faster than a decoder. */
const SHORT_TEXT = 24;

/** A short text of ASCII characters; `undefined` for any other. */
function plainText(bytes: Uint8Array, start: number, end: number): string | undefined {
  if (end - start > SHORT_TEXT) return undefined;
  let text = '';
  for (let p = start; p < end; p++) {
    if (bytes[p] >= 128) return undefined;
    text += String.fromCharCode(bytes[p]);
  }
  return text;
}
