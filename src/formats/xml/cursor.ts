import { decode } from '../bytes.ts';
import {
  AMPERSAND,
  APOSTROPHE,
  BLANK,
  EQUALS,
  EXCLAMATION,
  GREATER,
  isNameByte,
  isNameStart,
  isXmlBlank,
  LESS,
  LF,
  OPEN_BRACKET,
  QUESTION,
  QUOTE,
  SLASH,
} from './characters.ts';
import { XmlFault } from './fault.ts';
import { MAX_TEXT_BYTES, NameTable, resolvedText, withLineFeeds, XmlAttributes } from './text.ts';

/** Deepest nesting that is read. Annotation needs about ten levels; the limit is for hostile files. */
export const MAX_XML_DEPTH = 512;

/** What `XmlCursor.next` found. An empty element is opened and closed. */
export type XmlEvent = 'open' | 'close' | 'text' | 'end';

/**
 * Reads XML from bytes, one tag or piece of text at a time, and checks that it is well-formed. There is no tree, and memory does not depend on the
 * file: nesting is limited, and a document type declaration with declarations in it is refused, so that no entity is ever declared, expanded or fetched.
 */
export class XmlCursor {
  readonly bytes: Uint8Array;
  /** Name of the element that was opened or closed. */
  name = '';
  /** Number of open elements; that of an element which was opened or closed is included. */
  depth = 0;
  /** Offset of what was found last. */
  start: number;
  #at: number;
  #line = 1;
  #counted: number;
  #text: string | undefined;
  #textEnd = 0;
  readonly #names: string[] = [];
  readonly #known = new NameTable();
  readonly #attributes: XmlAttributes;
  #closes: 'now' | 'after' | 'no' = 'no';
  #hasRoot = false;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.#attributes = new XmlAttributes(bytes);
    this.start = at;
    this.#at = at;
    this.#counted = at;
  }

  /** 1-based line of what was found last. */
  get line(): number {
    for (; this.#counted < this.start; this.#counted++) if (this.bytes[this.#counted] === LF) this.#line++;
    return this.#line;
  }

  /** The piece of text that was found, with references replaced. */
  get text(): string {
    this.#text ??= resolvedText(this.bytes, this.start, this.#textEnd);
    return this.#text;
  }

  /** Attributes of the element that was opened. A map, since any name may occur. */
  get attributes(): ReadonlyMap<string, string> {
    return this.#attributes.map;
  }

  /** The value of one attribute; cheaper than the map of all. */
  attribute(name: string): string | undefined {
    return this.#attributes.get(name);
  }

  next(): XmlEvent {
    if (this.#closes === 'after') this.#leave();
    if (this.#closes === 'now') {
      this.#closes = 'after';
      return 'close';
    }
    const { bytes } = this;
    for (;;) {
      this.start = this.#at;
      const c = bytes[this.#at];
      if (c === undefined) return this.#finish();
      if (c !== LESS) {
        if (this.#skipText()) return 'text';
        continue;
      }
      const second = bytes[this.#at + 1];
      if (second === QUESTION) this.#skipTo('?>', 'a processing instruction');
      else if (second === EXCLAMATION) {
        if (this.#declaration()) return 'text';
      } else if (second === SLASH) return this.#closeTag();
      else return this.#openTag();
    }
  }

  fault(message: string, at = this.#at): XmlFault {
    return new XmlFault('malformed', message, at);
  }

  #finish(): XmlEvent {
    const open = this.#names.at(-1);
    if (open !== undefined) throw this.fault(`the file ends within <${open.slice(0, 60)}>`);
    if (!this.#hasRoot) throw this.fault('there is no element');
    return 'end';
  }

  #leave(): void {
    this.#names.pop();
    this.depth = this.#names.length;
    this.#closes = 'no';
  }

  /** Passes the text up to the next tag. Returns whether it is part of an element; around the root, only white space is allowed. */
  #skipText(): boolean {
    const { bytes } = this;
    const outside = this.depth === 0;
    let p = this.#at;
    let hasReference = false;
    for (; p < bytes.length && bytes[p] !== LESS; p++) {
      const c = bytes[p];
      if (c === AMPERSAND) hasReference = true;
      if (c < BLANK && !isXmlBlank(c)) throw this.fault('a control character is not allowed', p);
      if (outside && !isXmlBlank(c)) throw this.fault('text outside of the root element', p);
      if (c === GREATER && bytes[p - 1] === 93 && bytes[p - 2] === 93 && p - 2 >= this.#at)
        throw this.fault('"]]>" is not allowed in text', p);
    }
    this.#at = p;
    this.#textEnd = p;
    // Text is decoded on demand, but an unknown reference is a fault wherever it is.
    this.#text = hasReference ? resolvedText(bytes, this.start, p) : undefined;
    return !outside;
  }

  /** Passes a comment, or takes the text of a CDATA section. Returns whether there is text. */
  #declaration(): boolean {
    if (this.#startsWith('<!--')) {
      this.#at += 4;
      this.#skipTo('-->', 'a comment');
      return false;
    }
    if (this.#startsWith('<![CDATA[') && this.depth > 0) {
      const from = this.#at + 9;
      this.#at = from;
      this.#skipTo(']]>', 'a CDATA section');
      if (this.#at - from > MAX_TEXT_BYTES)
        throw this.fault(`a text has more than ${MAX_TEXT_BYTES} bytes`, from);
      this.#text = withLineFeeds(decode(this.bytes.subarray(from, this.#at - 3)));
      return true;
    }
    if (this.#startsWith('<!DOCTYPE') && !this.#hasRoot) {
      this.#skipDoctype();
      return false;
    }
    throw this.fault('"<!" begins neither a comment nor a CDATA section');
  }

  /** Passes `<!DOCTYPE words SYSTEM "words.dtd">`, which declares nothing by itself. What it names is never read. */
  #skipDoctype(): void {
    const { bytes } = this;
    let quote = 0;
    for (; this.#at < bytes.length; this.#at++) {
      const c = bytes[this.#at];
      if (quote !== 0) quote = c === quote ? 0 : quote;
      else if (c === QUOTE || c === APOSTROPHE) quote = c;
      else if (c === OPEN_BRACKET)
        throw new XmlFault('doctype', 'the document type declaration contains declarations', this.start);
      else if (c === GREATER) {
        this.#at++;
        return;
      }
    }
    throw this.fault('the document type declaration does not end', this.start);
  }

  #openTag(): XmlEvent {
    const { bytes } = this;
    if (this.depth === 0 && this.#hasRoot) throw this.fault('there is a second root element');
    if (this.depth === MAX_XML_DEPTH)
      throw new XmlFault('depth', `elements are nested more than ${MAX_XML_DEPTH} deep`, this.#at);
    this.#at++;
    this.name = this.#name('the name of an element');
    this.#readAttributes();
    if (bytes[this.#at] === SLASH) {
      this.#at++;
      this.#closes = 'now';
    }
    if (bytes[this.#at] !== GREATER) throw this.fault(`the tag <${this.name.slice(0, 60)}> does not end`);
    this.#at++;
    this.#names.push(this.name);
    this.depth = this.#names.length;
    this.#hasRoot = true;
    return 'open';
  }

  #closeTag(): XmlEvent {
    this.#at += 2;
    this.name = this.#name('the name of an element');
    while (isXmlBlank(this.bytes[this.#at])) this.#at++;
    const [open, name] = [this.#names.at(-1), this.name.slice(0, 60)];
    if (open !== this.name) {
      const instead = open === undefined ? 'no element is open' : `<${open.slice(0, 60)}> is open`;
      throw this.fault(`</${name}> closes what is not open: ${instead}`, this.start);
    }
    if (this.bytes[this.#at] !== GREATER) throw this.fault(`the tag </${name}> does not end`);
    this.#at++;
    this.#closes = 'after';
    return 'close';
  }

  #readAttributes(): void {
    const { bytes } = this;
    const attributes = this.#attributes;
    attributes.clear();
    for (;;) {
      const before = this.#at;
      while (isXmlBlank(bytes[this.#at])) this.#at++;
      const c = bytes[this.#at];
      if (c === GREATER || c === SLASH || c === undefined) break;
      if (this.#at === before) throw this.fault('white space is missing before an attribute');
      const at = this.#at;
      const name = this.#name('the name of an attribute');
      if (attributes.has(name)) throw this.fault(`the attribute "${name.slice(0, 60)}" is there twice`, at);
      while (isXmlBlank(bytes[this.#at])) this.#at++;
      if (bytes[this.#at] !== EQUALS) throw this.fault('"=" is missing after the name of an attribute');
      this.#at++;
      while (isXmlBlank(bytes[this.#at])) this.#at++;
      this.#skipValue(name);
    }
  }

  /** Passes the value of an attribute. It is decoded on demand, but an unknown reference is a fault wherever it is. */
  #skipValue(name: string): void {
    const { bytes } = this;
    const quote = bytes[this.#at];
    if (quote !== QUOTE && quote !== APOSTROPHE) throw this.fault('the value of an attribute has no quotes');
    const from = ++this.#at;
    let p = from;
    let hasReference = false;
    for (; p < bytes.length && bytes[p] !== quote; p++) {
      const c = bytes[p];
      if (c === AMPERSAND) hasReference = true;
      if (c === LESS || (c < BLANK && !isXmlBlank(c))) {
        this.#at = p;
        throw this.fault('a control character or "<" in the value of an attribute');
      }
    }
    this.#at = p;
    if (p === bytes.length) throw this.fault('the value of an attribute does not end', from - 1);
    this.#at++;
    this.#attributes.add(name, from, p);
    if (hasReference) resolvedText(bytes, from, p);
  }

  #name(what: string): string {
    const { bytes } = this;
    const start = this.#at;
    if (!isNameStart(bytes[start])) throw this.fault(`expected ${what}`);
    let p = start;
    let hash = 0;
    for (; isNameByte(bytes[p]); p++) hash = (Math.imul(hash, 31) + bytes[p]) | 0;
    this.#at = p;
    return this.#known.nameAt(bytes, start, p, hash);
  }

  #startsWith(word: string): boolean {
    for (let i = 0; i < word.length; i++) if (this.bytes[this.#at + i] !== word.charCodeAt(i)) return false;
    return true;
  }

  #skipTo(end: string, what: string): void {
    const { bytes } = this;
    const last = end.charCodeAt(end.length - 1);
    for (let p = this.#at + end.length - 1; p < bytes.length; p++) {
      if (bytes[p] !== last) continue;
      let i = 1;
      while (i < end.length && bytes[p - i] === end.charCodeAt(end.length - 1 - i)) i++;
      if (i < end.length) continue;
      this.#at = p + 1;
      return;
    }
    throw this.fault(`${what} does not end`, this.start);
  }
}
