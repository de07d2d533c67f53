import { type Capability, capabilities, lostItems } from '../core/capabilities.ts';
import type { Document } from '../core/document.ts';
import { columnsHeldAs, type ExtraColumn } from '../core/mention-columns.ts';
import type { Mentions } from '../core/mentions.ts';
import type { Format } from '../formats/format.ts';
import type { Report } from '../problems/problem.ts';
import { lossCodes, problem } from './codes.ts';

/**
 * How the items of a capability are counted. Those that are not here are properties of mentions: the mentions are counted
 * that have a value in one of the columns of the capability.
 */
const counters: Readonly<Partial<Record<Capability, (document: Document) => number>>> = {
  words: ({ unit, tokens, text }) => (unit === 'token' ? (tokens?.length ?? 0) : wordsIn(text)),
  gaps: ({ mentions }) => withGaps(mentions),
  zeros: ({ tokens }) => tokens?.emptyNodes?.size ?? 0,
  types: ({ mentions }) => withAttributes(mentions),
  relations: ({ relations = [] }) => relations.length,
};

const all = Object.keys(capabilities) as readonly Capability[];

/** Counts the items of each capability in documents. */
export class Content {
  readonly #counts = new Map<Capability, number>();
  /** The number of documents in which each entity across documents occurs. */
  readonly #documentsOf = new Map<string, number>();

  /** Adds a document that was read from a format: only some formats have entities across documents. */
  add(document: Document, { holds }: Pick<Format, 'holds'>): void {
    for (const capability of all) {
      const count =
        counters[capability] ?? (({ mentions }) => withExtras(mentions, columnsHeldAs(capability)));
      this.#counts.set(capability, (this.#counts.get(capability) ?? 0) + count(document));
    }
    if (!holds.includes('crossDocument')) return;
    for (const entity of new Set(document.mentions.entities)) {
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
    for (const capability of all) {
      const count = this.count(capability);
      if (count === 0 || holds.includes(capability)) continue;
      const [one, many, fate] = lostItems[capability];
      report(
        problem(
          lossCodes[capability],
          `${id} cannot hold ${capabilities[capability]}: the input has ${count} ${count === 1 ? one : many}; ${fate}.`,
          { help: 'choose another format with --to; docs/formats/README.md lists what each can hold' },
        ),
      );
    }
  }
}

const wordsIn = (text = ''): number => text.match(/\S+/gu)?.length ?? 0;

function withGaps({ pieces }: Mentions): number {
  let count = 0;
  if (pieces !== undefined)
    for (let i = 1; i < pieces.start.length; i++) if (pieces.start[i] > pieces.start[i - 1]) count++;
  return count;
}

/** The number of mentions with a value in one of the columns. */
function withExtras({ extras, length }: Mentions, names: readonly ExtraColumn[]): number {
  const columns = names.flatMap((name) => extras?.get(name) ?? []);
  let count = 0;
  if (columns.length > 0)
    for (let i = 0; i < length; i++) if (columns.some((codes) => codes[i] >= 0)) count++;
  return count;
}

function withAttributes({ attributes, length }: Mentions): number {
  const columns = [...(attributes?.values() ?? [])];
  let count = 0;
  for (let i = 0; i < length; i++) if (columns.some(({ codes }) => codes[i] >= 0)) count++;
  return count;
}
