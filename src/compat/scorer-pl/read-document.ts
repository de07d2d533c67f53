/** The entities of one document, with every liberty that the reference takes (sections 2.2 to 2.4). */
import { isSpace } from './bytes.ts';
import { type Cell, readCell } from './cell.ts';
import { isEndLine, lineEnd } from './document-index.ts';
import { Fatal } from './fatal.ts';

/** First and last token of a mention, both inclusive. */
export type Span = readonly [first: number, last: number];

export interface ReadDocument {
  /** By internal number; an entity that was opened and never closed has no mention. */
  readonly entities: readonly (readonly Span[])[];
  /** The labels `5+3` that were thrown away. */
  readonly discarded: readonly string[];
  /** How many lines were read. */
  readonly lines: number;
  /** Whether reading came to the end of the file. */
  readonly exhausted: boolean;
  /** Why reading stopped before the end of the document. */
  readonly fatal: Fatal | undefined;
}

const TAB = 9;

/** Reads from the line after the begin line to the end line, or to the end of the file. */
export function readDocument(bytes: Uint8Array, body: number): ReadDocument {
  const chains = new Chains();
  const discarded: string[] = [];
  let lines = 0;
  let token = -1;
  const result = (exhausted: boolean, fatal?: Fatal): ReadDocument => ({
    entities: chains.entities,
    discarded,
    lines,
    exhausted,
    fatal,
  });
  for (let at = body; at < bytes.length; ) {
    const end = lineEnd(bytes, at);
    const unterminated = end === bytes.length;
    lines++;
    if (isEndLine(bytes, at, end)) return result(unterminated, chains.unclosed());
    if (!isBlank(bytes, at, end)) {
      token++;
      const cell = readLastField(bytes, at, end);
      for (const label of cell?.discarded ?? []) discarded.push(label);
      const fatal = cell === null ? undefined : chains.add(cell, token);
      if (fatal !== undefined) return result(unterminated, fatal);
    }
    at = end + 1;
  }
  return result(true);
}

function isBlank(bytes: Uint8Array, from: number, to: number): boolean {
  let i = from;
  while (i < to && isSpace(bytes[i])) i++;
  return i === to;
}

/** The field after the last tab that has something behind it; without a tab, the whole line. */
function readLastField(bytes: Uint8Array, from: number, to: number): Cell | null {
  let end = to;
  while (end > from && bytes[end - 1] === TAB) end--;
  let start = end;
  while (start > from && bytes[start - 1] !== TAB) start--;
  return readCell(bytes, start, end);
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
