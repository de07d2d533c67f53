import { CodePoints } from '../../core/code-points.ts';
import type { ByteRanges, Examination, Traits } from '../format.ts';
import { JsonCursor, JsonFault } from '../json/cursor.ts';
import { clusterSpans } from './clusters.ts';
import { firstLines, type Layout, layoutOf } from './layout.ts';
import { type FoundObject, objectsOf } from './objects.ts';
import { clustersKey, type Ends, ends, type JsonOptions } from './options.ts';
import { textAtCursor } from './text.ts';
import { type Variant, variantOf } from './variants.ts';

/** What holds for a whole file. */
export interface Decisions {
  readonly layout: Layout;
  readonly ends: Ends;
  /** Whether the user asked for these ends; otherwise they count only where the keys of a document do not determine them. */
  readonly isRequested: boolean;
  /** Where there are clusters of two keys, the one that is read. */
  readonly clustersKey: string;
  /** Whether the objects are mentions, not documents. */
  readonly mentions: boolean;
}

export const decisionsOf = (traits: Traits): Decisions => {
  const { layout, ends: kind, endsBy, clustersKey: key, mentions } = traits;
  return {
    layout: layout === 'lines' ? 'lines' : 'whole',
    ends: kind === 'inclusive' ? 'inclusive' : 'exclusive',
    isRequested: endsBy === 'request',
    clustersKey: key ?? 'clusters',
    mentions: mentions === 'yes',
  };
};

/**
 * Decides what the keys of a document do not determine: how documents are arranged in the file, whether ends are inclusive, and which clusters are meant. Documents are looked at
 * until everything is decided, usually by the first one.
 */
export function examineJson(file: ByteRanges, options: JsonOptions = {}): Examination {
  const layout = layoutOf(file);
  const finder = new Finder(options);
  for (const [cursor, found] of foundObjects(file, layout)) if (finder.look(cursor, found)) break;
  const { traits, facts } = finder.result();
  // The mentions of one document may be on any lines of a list of mentions.
  return { traits: { layout, ...traits }, facts, whole: layout === 'whole' || traits.mentions === 'yes' };
}

function* foundObjects(file: ByteRanges, layout: Layout): Iterable<[JsonCursor, FoundObject]> {
  if (layout === 'whole') {
    const cursor = new JsonCursor(file.read(0, file.size));
    if (cursor.bytes[0] === 0xef) cursor.at = 3;
    for (const found of objectsOf(cursor, layout)) yield [cursor, found];
    return;
  }
  for (const line of firstLines(file)) {
    const cursor = new JsonCursor(line);
    for (const found of objectsOf(cursor, layout)) yield [cursor, found];
  }
}

/** A clause of a report about a decision. */
interface Decision<T> {
  readonly value: T;
  readonly why: string;
}

class Finder {
  readonly #askedEnds: Ends | undefined;
  readonly #askedKey: string | undefined;
  readonly #isResponse: boolean;
  #variant: Variant | undefined;
  /** For documents whose keys do not determine them. */
  #ends: Decision<Ends> | undefined;
  /** What the keys of a document determine. */
  #implied: Decision<Ends> | undefined;
  #key: Decision<string> | undefined;
  #isList = false;
  /** Spans of characters that end with a word, read as exclusive less those read as inclusive. */
  #wordEnds = 0;

  constructor(options: JsonOptions) {
    this.#askedEnds = ends.resolve(options.ends ?? 'auto').ends as Ends | undefined;
    this.#askedKey = clustersKey.resolve(options.clustersKey ?? 'auto').key as string | undefined;
    this.#isResponse = options.side === 'response';
  }

  /** Examines a document; returns whether everything is decided. */
  look(cursor: JsonCursor, { values, fault }: FoundObject): boolean {
    if (fault !== undefined) return true;
    if (values.has('mention_id') && values.has('coref_chain')) {
      this.#isList = true;
      return true;
    }
    const variant = variantOf((key) => values.has(key));
    if (variant === undefined) return false;
    this.#variant ??= variant;
    try {
      this.#lookForKey(cursor, values, variant);
      this.#lookForEnds(cursor, values, variant);
    } catch (error) {
      if (!(error instanceof JsonFault)) throw error;
      return true; // the reader will report it
    }
    return (this.#ends ?? this.#implied) !== undefined && this.#key !== undefined;
  }

  #lookForKey(cursor: JsonCursor, values: ReadonlyMap<string, number>, { clusters }: Variant): void {
    if (this.#key !== undefined) return;
    if (this.#askedKey !== undefined) {
      this.#key = { value: this.#askedKey, why: 'as requested' };
      return;
    }
    const filled = clusters.filter((name) => {
      const at = values.get(name);
      if (at === undefined) return false;
      cursor.at = at;
      return cursor.peek() === 123 || (cursor.peek() === 91 && cursor.openList());
    });
    const [usual, predicted] = ['clusters', 'predicted_clusters'].map((name) => filled.includes(name));
    if (usual && predicted) {
      this.#key = this.#isResponse
        ? {
            value: 'predicted_clusters',
            why: 'the file has "clusters" too; a response is read from "predicted_clusters"',
          }
        : { value: 'clusters', why: 'the file has "predicted_clusters" too; a key is read from "clusters"' };
    } else if (predicted) {
      this.#key = { value: 'predicted_clusters', why: 'the first document with clusters has no other key' };
    } else if (filled.length > 0) this.#key = { value: filled[0], why: '' };
  }

  #lookForEnds(cursor: JsonCursor, values: ReadonlyMap<string, number>, variant: Variant): void {
    if (this.#ends !== undefined) return;
    if (this.#askedEnds !== undefined) this.#ends = { value: this.#askedEnds, why: 'as requested' };
    else if (variant.ends !== undefined)
      this.#implied = { value: variant.ends, why: `as ${variant.label} writes them` };
    else this.#tryEnds(cursor, values, variant);
  }

  /** Where keys do not determine it, spans may: an empty one cannot be exclusive, and one that ends with the document cannot be inclusive. */
  #tryEnds(cursor: JsonCursor, values: ReadonlyMap<string, number>, variant: Variant): void {
    const key = [this.#key?.value ?? '', ...variant.clusters].find((name) => values.has(name));
    if (key === undefined) return;
    const { length, text, unit } = textAtCursor(cursor, values, variant);
    cursor.at = values.get(key) as number;
    const { starts, ends: found } = clusterSpans(cursor, variant.shape);
    for (let i = 0; i < starts.length; i++) {
      const span = `[${starts[i]}, ${found[i]}]`;
      if (starts[i] === found[i]) this.#ends = { value: 'inclusive', why: `the span ${span} would be empty` };
      else if (length > 0 && found[i] === length)
        this.#ends = {
          value: 'exclusive',
          why: `the span ${span} would end after the last of ${length} ${unit}s`,
        };
      if (this.#ends !== undefined) return;
    }
    if (text !== undefined) this.#countWordEnds(text, found);
  }

  #countWordEnds(text: string, found: readonly number[]): void {
    const points = new CodePoints(text);
    const isWord = (at: number) =>
      /[\p{L}\p{N}]/u.test(text.slice(points.toUnits(at), points.toUnits(at + 1)));
    for (const end of found) {
      if (end > 0 && isWord(end - 1) && !isWord(end)) this.#wordEnds++;
      if (isWord(end) && !isWord(end + 1)) this.#wordEnds--;
    }
  }

  result(): { traits: Traits; facts: string[] } {
    if (this.#isList)
      return { traits: { mentions: 'yes' }, facts: ['one object for each mention, as uCDCR writes them'] };
    const found = this.#ends ?? this.#likelyEnds();
    const shown = this.#ends ?? (this.#variant?.ends === undefined ? found : (this.#implied ?? found));
    const key = this.#key;
    const facts = [
      ...(this.#variant === undefined ? [] : [`keys of ${this.#variant.label}`]),
      `ends are ${shown.value} (${shown.why})`,
      ...(key === undefined || key.why === '' ? [] : [`clusters are read from "${key.value}" (${key.why})`]),
    ];
    return {
      traits: {
        ends: found.value,
        endsBy: this.#askedEnds === undefined ? 'file' : 'request',
        ...(key === undefined ? {} : { clustersKey: key.value }),
      },
      facts,
    };
  }

  #likelyEnds(): Decision<Ends> {
    if (this.#wordEnds < 0)
      return { value: 'inclusive', why: 'with these ends, more spans end at the end of a word' };
    if (this.#wordEnds > 0)
      return { value: 'exclusive', why: 'with these ends, more spans end at the end of a word' };
    return {
      value: 'exclusive',
      why: 'no span of the file decides it; if they are inclusive, pass --ends inclusive',
    };
  }
}
