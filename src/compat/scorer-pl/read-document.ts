/** The entities of one document, with every liberty that the reference takes (sections 2.2 to 2.4). */
import { type Cell, readCell } from './cell.ts';
import { Fatal } from './fatal.ts';
import type { DocumentStart, FileLines } from './file-lines.ts';

/** First and last token of a mention, both inclusive. */
export type Span = readonly [first: number, last: number];

export interface ReadDocument {
  /** By internal number; an entity that was opened and never closed has no mention. */
  readonly entities: readonly (readonly Span[])[];
  /** The labels `5+3` that were thrown away. */
  readonly discarded: readonly string[];
  /** The last line that was read. */
  readonly lastLine: number;
  /** Whether reading came to the end of the file. */
  readonly exhausted: boolean;
  /** Why reading stopped before the end of the document. */
  readonly fatal: Fatal | undefined;
}

/** Reads the document that starts there, to its end line or to the end of the file. */
export function readDocument(bytes: Uint8Array, file: FileLines, start: DocumentStart): ReadDocument {
  const chains = new Chains();
  const discarded: string[] = [];
  const stop = (lastLine: number, fatal?: Fatal): ReadDocument => ({
    entities: chains.entities,
    discarded,
    lastLine,
    exhausted: lastLine === file.count && !file.terminated,
    fatal,
  });
  for (let i = start.marked; i < file.marked.length; i++) {
    const { line, filled, ends, from, to } = file.marked[i];
    if (ends) return stop(line, chains.unclosed());
    const cell = readCell(bytes, from, to);
    for (const label of cell.discarded) discarded.push(label);
    const fatal = chains.add(cell, filled - start.filled - 1);
    if (fatal !== undefined) return stop(line, fatal);
  }
  return { ...stop(file.count), exhausted: true };
}

interface Chain {
  readonly number: number;
  /** Tokens where a mention of this entity was opened and not yet closed. */
  readonly open: number[];
}

/** The entities of a document while it is being read. */
class Chains {
  readonly #entities: Span[][] = [];
  readonly #byLabel = new Map<string, Chain>();
  #open = 0;

  /** A label whose mention never closed is left out at the end of the list, and is empty before that. */
  get entities(): readonly (readonly Span[])[] {
    return this.#entities;
  }

  /** Takes the brackets of one token in; returns what is wrong with them. */
  add({ single, opened, closed }: Cell, token: number): Fatal | undefined {
    for (const label of single) this.#complete(this.#chain(label), [token, token]);
    for (const label of opened) {
      this.#chain(label).open.push(token);
      this.#open++;
    }
    for (const label of closed) {
      const chain = this.#chain(label);
      const first = chain.open.pop();
      if (first === undefined) {
        return new Fatal(
          `Detected the end of a mention [${label}](${chain.number}) without begin (?,${token})`,
          'with tail',
        );
      }
      this.#open--;
      this.#complete(chain, [first, token]);
    }
    return undefined;
  }

  /** What is wrong at the end line, if a mention is still open. */
  unclosed(): Fatal | undefined {
    return this.#open > 0
      ? new Fatal('Error: some mentions in the document do not close', 'bare')
      : undefined;
  }

  #chain(label: string): Chain {
    let chain = this.#byLabel.get(label);
    if (chain === undefined) {
      chain = { number: this.#byLabel.size, open: [] };
      this.#byLabel.set(label, chain);
    }
    return chain;
  }

  #complete({ number }: Chain, span: Span): void {
    while (this.#entities.length <= number) this.#entities.push([]);
    this.#entities[number].push(span);
  }
}
