import type { Document } from '../core/document.ts';
import type { Mentions } from '../core/mentions.ts';
import { type Capability, capabilities, type Format } from '../formats/format.ts';
import type { Report } from '../problems/problem.ts';
import { lossCodes, problem } from './codes.ts';

/** What is counted of each capability, in singular and plural, and what becomes of it in a format without the capability. */
const counted: Readonly<Record<Capability, readonly [one: string, many: string, fate: string]>> = {
  words: ['word', 'words', 'they are left out'],
  gaps: ['mention with gaps', 'mentions with gaps', 'they are written from their first to their last word'],
  heads: ['mention with a head', 'mentions with heads', 'their heads are left out'],
  zeros: ['empty node', 'empty nodes', 'they are written as words'],
  types: ['mention with attributes', 'mentions with attributes', 'their attributes are left out'],
  relations: ['relation', 'relations', 'they are left out'],
  crossDocument: [
    'entity across documents',
    'entities across documents',
    'they are written as one entity in each document',
  ],
};

/** Counts what documents have of each capability. */
export class Content {
  readonly #counts = new Map<Capability, number>();
  /** The number of documents in which each entity across documents occurs. */
  readonly #documentsOf = new Map<string, number>();

  /** Adds a document that was read from a format: only some formats have entities across documents. */
  add(document: Document, { holds }: Pick<Format, 'holds'>): void {
    const { mentions, tokens, unit, text, relations = [] } = document;
    this.#count('words', unit === 'token' ? (tokens?.length ?? 0) : wordsIn(text));
    this.#count('gaps', withGaps(mentions));
    this.#count('heads', present(mentions.extras?.get('head')));
    this.#count('zeros', tokens?.emptyNodes?.size ?? 0);
    this.#count('types', withAttributes(mentions));
    this.#count('relations', relations.length);
    if (!holds.includes('crossDocument')) return;
    for (const entity of new Set(mentions.entities)) {
      const label = document.entities[entity];
      this.#documentsOf.set(label, (this.#documentsOf.get(label) ?? 0) + 1);
    }
  }

  /** The number of items of a capability. */
  count(capability: Capability): number {
    if (capability !== 'crossDocument') return this.#counts.get(capability) ?? 0;
    let across = 0;
    for (const documents of this.#documentsOf.values()) if (documents > 1) across++;
    return across;
  }

  /** Reports what is there and a format cannot hold. */
  reportLosses({ id, holds }: Pick<Format, 'id' | 'holds'>, report: Report): void {
    for (const capability of Object.keys(capabilities) as Capability[]) {
      const count = this.count(capability);
      if (count === 0 || holds.includes(capability)) continue;
      const [one, many, fate] = counted[capability];
      report(
        problem(
          lossCodes[capability],
          `${id} cannot hold ${capabilities[capability]}: the input has ${count} ${count === 1 ? one : many}; ${fate}.`,
          { help: 'choose another format with --to; docs/formats/README.md lists what each can hold' },
        ),
      );
    }
  }

  #count(capability: Capability, count: number): void {
    this.#counts.set(capability, this.count(capability) + count);
  }
}

const wordsIn = (text = ''): number => text.match(/\S+/gu)?.length ?? 0;

function withGaps({ pieces }: Mentions): number {
  let count = 0;
  if (pieces !== undefined)
    for (let i = 1; i < pieces.start.length; i++) if (pieces.start[i] > pieces.start[i - 1]) count++;
  return count;
}

const present = (codes: Int32Array | undefined): number =>
  codes?.reduce((sum, code) => sum + (code >= 0 ? 1 : 0), 0) ?? 0;

function withAttributes({ attributes, length }: Mentions): number {
  const columns = [...(attributes?.values() ?? [])];
  let count = 0;
  for (let i = 0; i < length; i++) if (columns.some(({ codes }) => codes[i] >= 0)) count++;
  return count;
}
