import { ScorerFailure } from '../lookups/failure.ts';
import type { Release } from './release.ts';

export interface Markable {
  readonly entity: string;
  /** First and last token of each part; of a zero the token after it with its number, as a text. */
  readonly parts: readonly Part[];
  readonly zero: string | undefined;
  /** First and last token of the minimum span, as annotated. */
  readonly minimum: Part | undefined;
}

export type Part = readonly [first: number, last: number];

/** What a column says about a document. */
export interface Annotation {
  /** By id, in the order of their first brackets. */
  readonly markables: ReadonlyMap<string, Markable>;
  /** Entities of the markables that are elements of an entity. */
  readonly elements: ReadonlyMap<string, readonly string[]>;
  /** Anchor of a bridging anaphor, both by id of the markable. */
  readonly anchors: ReadonlyMap<string, string>;
}

const WORD_COLUMN = 1;
const IDENTITY_COLUMN = 10;
const BRIDGING_COLUMN = 11;
const DEIXIS_COLUMN = 12;

/** Lines of each document, split at white space. */
export function readDocuments(text: string): Map<string, string[][]> {
  const documents = new Map<string, string[][]>();
  let name: string | undefined;
  let lines: string[][] = [];
  const store = (): void => {
    if (name === undefined || name === '' || lines.length === 0) return;
    documents.set(name, lines);
    lines = [];
  };
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.trim();
    if (line.startsWith('# newdoc')) {
      store();
      name = line.slice('# newdoc id = '.length);
    } else if (line !== '' && !line.startsWith('#')) {
      lines.push(line.split(/\s+/));
    }
  }
  store();
  return documents;
}

const isZeroLine = ([id]: readonly string[]): boolean => id.includes('.');

export const wordsOf = (lines: readonly (readonly string[])[]): (string | undefined)[] =>
  lines.filter((columns) => !isZeroLine(columns)).map((columns) => columns[WORD_COLUMN]);

export interface ReadSettings {
  readonly release: Release;
  readonly deixis: boolean;
  readonly bridging: boolean;
  readonly minima: boolean;
  /** Brackets are closed by the ids of their markables, so that they may cross. */
  readonly crossing: boolean;
}

export function readAnnotation(lines: readonly (readonly string[])[], settings: ReadSettings): Annotation {
  const reader = new AnnotationReader(settings);
  for (const columns of lines) reader.read(columns);
  return reader.finish();
}

interface OpenMarkable {
  readonly entity: string;
  readonly starts: number[];
  readonly ends: number[];
  readonly zero: string | undefined;
  readonly minimum: Part | undefined;
}

class AnnotationReader {
  readonly #settings: ReadSettings;
  readonly #markables = new Map<string, OpenMarkable>();
  readonly #elements = new Map<string, string[]>();
  readonly #anchors = new Map<string, string>();
  readonly #stack: string[] = [];
  #position = 0;
  #zeros = 0;

  constructor(settings: ReadSettings) {
    this.#settings = settings;
  }

  read(columns: readonly string[]): void {
    const { release, deixis, bridging } = this.#settings;
    const isZero = release.hasZeros && isZeroLine(columns);
    const cell = columns[deixis ? DEIXIS_COLUMN : IDENTITY_COLUMN];
    if (cell === undefined) throw new ScorerFailure(`The line has too few columns: ${columns.join(' ')}`);
    if (cell !== '_') this.#readCell(cell, isZero);
    const bridge = columns[BRIDGING_COLUMN] ?? '_';
    if (bridging && bridge !== '_') {
      for (const text of bridge.split('(').slice(1)) {
        const values = fields(text.endsWith(')') ? text.slice(0, -1) : text);
        this.#anchors.set(required(values, 'MarkableID'), required(values, 'MentionAnchor'));
      }
    }
    if (isZero) {
      this.#zeros++;
    } else {
      this.#zeros = 0;
      this.#position++;
    }
  }

  finish(): Annotation {
    const markables = new Map<string, Markable>();
    for (const [id, { entity, starts, ends, zero, minimum }] of this.#markables) {
      if (ends.length < starts.length) throw new ScorerFailure(`Markable ${id} is not closed`);
      markables.set(id, { entity, parts: starts.map((start, i) => [start, ends[i]]), zero, minimum });
    }
    const elements = new Map(
      Array.from(this.#elements, ([entity, ids]) => [
        entity,
        ids.map((id) => (markables.get(id) as Markable).entity),
      ]),
    );
    return { markables, elements, anchors: this.#anchors };
  }

  #readCell(cell: string, isZero: boolean): void {
    const [closers, ...openers] = cell.split('(');
    if (closers !== '') {
      if (isZero) throw new ScorerFailure(`A zero ends a markable: ${cell}`);
      this.#close(closers);
    }
    for (const opener of openers) this.#start(opener, isZero);
  }

  #close(closers: string): void {
    const ids = this.#settings.crossing
      ? closers.split(')').filter((id) => id !== '')
      : Array.from(closers, () => this.#stack.pop());
    for (const id of ids) {
      const markable = id === undefined ? undefined : this.#markables.get(id);
      if (markable === undefined)
        throw new ScorerFailure(`A bracket is closed, but was not opened: ${closers}`);
      markable.ends.push(this.#position);
    }
  }

  #start(opener: string, isZero: boolean): void {
    const { release, minima, crossing } = this.#settings;
    const oneToken = opener.endsWith(')');
    if (isZero && !oneToken) throw new ScorerFailure(`A zero starts a markable: ${opener}`);
    const values = fields(oneToken ? opener.slice(0, -1) : opener);
    const id = required(values, 'MarkableID');
    const entity = required(values, 'EntityID');
    const known = release.joinsParts ? this.#markables.get(id) : undefined;
    const minimumText = minima ? values.get('Min') : undefined;
    const minimum = minimumText === undefined ? undefined : minimumOf(minimumText);
    const markable: OpenMarkable = {
      entity,
      starts: known?.starts ?? [],
      ends: known?.ends ?? [],
      zero: known === undefined ? (isZero ? `${this.#position}.${this.#zeros}` : undefined) : known.zero,
      minimum: known === undefined ? minimum : known.minimum,
    };
    // A markable keeps its place among the others when it is bracketed again.
    this.#markables.set(id, markable);
    markable.starts.push(this.#position);
    if (oneToken) markable.ends.push(this.#position);
    else if (!crossing) this.#stack.push(id);
    for (const set of values.get('ElementOf')?.split(',') ?? []) {
      const ids = this.#elements.get(set);
      if (ids === undefined) this.#elements.set(set, [id]);
      else ids.push(id);
    }
  }
}

const fields = (text: string): Map<string, string> =>
  new Map(
    text.split('|').map((pair) => {
      const equals = pair.indexOf('=');
      return [pair.slice(0, Math.max(equals, 0)), pair.slice(equals + 1)];
    }),
  );

function required(values: ReadonlyMap<string, string>, name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new ScorerFailure(`A markable has no ${name}`);
  return value;
}

/** `3` or `3,5`, counted from 1. */
function minimumOf(text: string): Part {
  const numbers = text.split(',').map((number) => (/^\d+$/.test(number) ? Number(number) - 1 : NaN));
  const part: Part = numbers.length === 2 ? [numbers[0], numbers[1]] : [numbers[0], numbers[0]];
  if (part.some(Number.isNaN)) throw new ScorerFailure(`"${text}" is not a minimum span`);
  return part;
}
