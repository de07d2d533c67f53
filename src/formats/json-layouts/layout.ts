import type { Span } from '../../core/document.ts';
import type { FoundDocument } from '../found-document.ts';
import type { JsonNode } from '../json/node.ts';

/** Which annotations are read from a file that has several. */
export type Layers = Readonly<Record<'events' | 'entities', boolean>>;

/** One of the ways in which data sets and tools write documents as JSON: the members of its objects, and their reading. */
export interface JsonLayout {
  readonly label: string;
  /** The members by which it is recognised: all of them, one of each list. */
  readonly has: readonly (string | readonly string[])[];
  /** What else must be true of an object, where other layouts have the same members. */
  fits?(object: JsonNode): boolean;
  /** Whether names of entities are valid in all documents. */
  readonly isAcross?: boolean;
  /** Whether objects with the same name are parts of one document. */
  readonly isJoined?: boolean;
  read(object: JsonNode, layers: Layers): readonly FoundDocument[];
}

/** Whether an object has the members of a layout. */
export const hasMembers = ({ has }: Pick<JsonLayout, 'has'>, isThere: (member: string) => boolean): boolean =>
  has.every((member) => (typeof member === 'string' ? isThere(member) : member.some(isThere)));

/** The name of a document in its first member that is there; empty if it has none. */
export function nameOf(object: JsonNode, ...members: readonly string[]): string {
  for (const member of members) {
    const found = object.member(member);
    if (found !== undefined && !found.is('list') && !found.is('object')) return found.label();
  }
  return '';
}

/** The name of an entity; `undefined` for the signs of files without one. */
export function entityName(node: JsonNode, what: string): string | undefined {
  const name = node.label(what);
  return name === '' || name === '-' ? undefined : name;
}

/** The words of sentences, in which positions are counted from the start of a sentence. */
export class Sentences {
  readonly words: readonly (readonly string[])[];
  readonly #starts: number[] = [];

  constructor(words: readonly (readonly string[])[]) {
    this.words = words;
    let start = 0;
    for (const sentence of words) {
      this.#starts.push(start);
      start += sentence.length;
    }
  }

  /** The range of the document that a range of a sentence is; outside of the document if it is outside of the sentence. */
  span(sentence: number, start: number, end: number): Span {
    const from = this.#starts[sentence];
    return from === undefined || end > this.words[sentence].length ? OUTSIDE : [from + start, from + end];
  }
}

const OUTSIDE: Span = [-1, -1];

/** The words of each item of a list of sentences. */
export const sentencesOf = (list: JsonNode): Sentences =>
  new Sentences(
    list.items('a list of sentences').map((sentence) => sentence.strings('a sentence: a list of words')),
  );
