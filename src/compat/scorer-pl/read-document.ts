/** The entities of one document as the reference reads them (docs/compat/scorer-pl.md#lines). */
import { type CellLabels, readCell } from './cell.ts';
import { Fatal } from './fatal.ts';
import type { BeginLine, FileLines } from './file-lines.ts';

/** First and last token of a mention, both inclusive. */
export type InclusiveSpan = readonly [first: number, last: number];

export interface ParsedDocument {
  /** By internal number; an entity that is opened but never closed has no mentions. */
  readonly entities: readonly (readonly InclusiveSpan[])[];
  /** Discarded labels such as `5+3`. */
  readonly discarded: readonly string[];
  /** The last line that was read. */
  readonly lastLine: number;
  /** Whether reading reached the end of the file. */
  readonly exhausted: boolean;
  /** Why reading stopped before the end of the document. */
  readonly fatal: Fatal | undefined;
}

/** Reads a document up to its end line or the end of the file. */
export function readDocument(bytes: Uint8Array, file: FileLines, start: BeginLine): ParsedDocument {
  const chains = new Chains();
  const discarded: string[] = [];
  const stop = (lastLine: number, fatal?: Fatal): ParsedDocument => ({
    entities: chains.entities,
    discarded,
    lastLine,
    exhausted: lastLine === file.count && !file.terminated,
    fatal,
  });
  for (let i = start.marked; i < file.marked.length; i++) {
    const marked = file.marked[i];
    if (marked.ends) return stop(marked.line, chains.unclosed());
    const cell = readCell(bytes, marked.start, marked.end);
    for (const label of cell.discarded) discarded.push(label);
    const fatal = chains.add(cell, marked.filled - start.filled - 1);
    if (fatal !== undefined) return stop(marked.line, fatal);
  }
  return { ...stop(file.count), exhausted: true };
}

interface Chain {
  readonly number: number;
  /** First tokens of the mentions of this entity that are still open. */
  readonly open: number[];
}

/** The entities of a document while it is being read. */
class Chains {
  readonly #entities: InclusiveSpan[][] = [];
  readonly #byLabel = new Map<string, Chain>();
  #open = 0;

  /** An entity whose mentions never close is empty, or absent if it is at the end of the list. */
  get entities(): readonly (readonly InclusiveSpan[])[] {
    return this.#entities;
  }

  /** Adds the brackets of one token; returns the error in them, if any. */
  add({ single, opened, closed }: CellLabels, token: number): Fatal | undefined {
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

  /** The error to report at the end line if a mention is still open. */
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

  #complete({ number }: Chain, span: InclusiveSpan): void {
    while (this.#entities.length <= number) this.#entities.push([]);
    this.#entities[number].push(span);
  }
}
