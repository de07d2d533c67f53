import { CodePoints } from '../../core/code-points.ts';
import { type Decided, decideEnds, type Ends, type EndsSign, type Evidence, ends } from '../evidence.ts';
import { finderOf } from '../find-bytes.ts';
import type { ByteRanges, Examination, Traits } from '../format.ts';
import { JsonCursor, JsonFault } from '../json/cursor.ts';
import { clusterSpans } from './clusters.ts';
import { firstLines, type Layout, layoutOf } from './layout.ts';
import { type FoundObject, objectsOf } from './objects.ts';
import { clustersKey, type JsonOptions } from './options.ts';
import { textAtCursor } from './text.ts';
import { E2E_CLUSTERS, type Variant, variantOf } from './variants.ts';

/** What holds for a whole file. */
export interface Decisions {
  readonly layout: Layout;
  readonly ends: Ends;
  /** Whether the user asked for these ends; otherwise they count only where the keys of a document do not determine them. */
  readonly isRequested: boolean;
  /** Where there are clusters of two keys, the one that is read. */
  readonly clustersKey: string | undefined;
  /** Whether some document of the corpus has a known layout. */
  readonly isKnown: boolean;
}

export const decisionsOf = (traits: Traits): Decisions => {
  const { layout, ends: kind, endsBy, clustersKey: key, isKnown } = traits;
  return {
    layout: layout === 'lines' ? 'lines' : 'whole',
    ends: kind === 'inclusive' ? 'inclusive' : 'exclusive',
    isRequested: endsBy === 'request',
    clustersKey: key,
    isKnown: isKnown === 'yes',
  };
};

/**
 * Looks for what the keys of a document do not determine: how documents are arranged in the file, whether ends are inclusive, and which clusters are meant. Documents are looked at
 * until everything is decided, usually by the first one.
 */
export function examineJson(file: ByteRanges, options: JsonOptions = {}): Examination {
  const layout = layoutOf(file);
  const finder = new Finder(options);
  for (const [cursor, found] of foundObjects(file, layout)) if (finder.look(cursor, found)) break;
  const other = finder.decisiveMember();
  if (other !== undefined && occurs(file, `"${other}"`))
    for (const [, { values }] of foundObjects(file, layout)) if (finder.takeMembers(values)) break;
  const { evidence } = finder;
  const { traits, facts, doubts } = decideJson(evidence, undefined, options);
  return { traits: { layout, ...traits }, facts, doubts, evidence, whole: layout === 'whole' };
}

/** Decides for all files of a corpus. */
export function decideJson(own: Evidence, other: Evidence | undefined, options: JsonOptions = {}): Decided {
  const { value, why, by, doubts, differences } = decideEnds(own, other);
  const key = chosenMember(own.members, options);
  return {
    traits: {
      ends: value,
      endsBy: by === 'request' ? 'request' : 'files',
      ...(key === undefined ? {} : { clustersKey: key.value }),
      ...(own.layouts.length > 0 ? { isKnown: 'yes' } : {}),
    },
    facts: [
      ...(own.layouts.length === 0 ? [] : [`keys of ${own.layouts.join(', of ')}`]),
      `ends are ${value} (${why})`,
      ...(key?.why === undefined ? [] : [`clusters are read from "${key.value}" (${key.why})`]),
    ],
    doubts,
    differences,
  };
}

/** The member from which clusters are read, by what is there on this side: what it contains does not matter. */
function chosenMember(
  members: readonly string[],
  options: JsonOptions,
): { readonly value: string; readonly why?: string } | undefined {
  const asked = requestedMember(options);
  if (asked !== undefined) return { value: asked, why: 'as requested' };
  const [usual, predicted] = E2E_CLUSTERS.map((name) => members.includes(name));
  if (usual && predicted)
    return options.side === 'response'
      ? {
          value: 'predicted_clusters',
          why: 'there are "clusters" too; a response is read from "predicted_clusters"',
        }
      : { value: 'clusters', why: 'there are "predicted_clusters" too; a key is read from "clusters"' };
  if (predicted) return { value: 'predicted_clusters', why: 'no document has "clusters"' };
  return usual ? { value: 'clusters' } : undefined;
}

const requestedMember = (options: JsonOptions): string | undefined =>
  clustersKey.resolve(options.clustersKey ?? 'auto').key as string | undefined;

/** Bytes that are searched at a time. */
const BYTES_PER_SEARCH = 1 << 20;

/** Whether a text is anywhere in a file. */
function occurs(file: ByteRanges, text: string): boolean {
  const find = finderOf(text);
  for (let start = 0; start < file.size; start += BYTES_PER_SEARCH - text.length)
    if (find(file.read(start, Math.min(file.size, start + BYTES_PER_SEARCH)), 0) >= 0) return true;
  return false;
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

class Finder {
  readonly #side: JsonOptions['side'];
  readonly #askedMember: string | undefined;
  readonly #members = new Set<string>();
  #layout: string | undefined;
  #ends: EndsSign | undefined;
  #wordEnds = 0;
  #hasOpenEnds = false;

  constructor(options: JsonOptions) {
    const asked = ends.resolve(options.ends ?? 'auto').ends as Ends | undefined;
    if (asked !== undefined) this.#ends = { value: asked, why: 'as requested', by: 'request' };
    this.#askedMember = requestedMember(options);
    this.#side = options.side;
  }

  get evidence(): Evidence {
    return {
      ends: this.#ends,
      wordEnds: this.#wordEnds,
      hasOpenEnds: this.#hasOpenEnds,
      members: [...this.#members],
      layouts: this.#layout === undefined ? [] : [this.#layout],
    };
  }

  /** Examines a document; returns whether everything is decided. */
  look(cursor: JsonCursor, { values, fault }: FoundObject): boolean {
    if (fault !== undefined) return true;
    const variant = variantOf((key) => values.has(key));
    if (variant === undefined) return false;
    this.#layout ??= variant.label;
    this.takeMembers(values);
    try {
      if (this.#ends === undefined) this.#lookForEnds(cursor, values, variant);
    } catch (error) {
      if (!(error instanceof JsonFault)) throw error;
      return true; // the reader will report it
    }
    const hasMember = this.#members.size > 0 || variant.clusters !== E2E_CLUSTERS;
    return this.#ends !== undefined && hasMember;
  }

  /** Notes which members a document has; returns whether there are both. */
  takeMembers(values: ReadonlyMap<string, number>): boolean {
    for (const name of E2E_CLUSTERS) if (values.has(name)) this.#members.add(name);
    return this.#members.size === E2E_CLUSTERS.length;
  }

  /** The member that would change the decision if a later document had it. */
  decisiveMember(): string | undefined {
    if (this.#askedMember !== undefined || this.#members.size !== 1) return undefined;
    const [usual, predicted] = E2E_CLUSTERS;
    if (this.#side === 'response') return this.#members.has(usual) ? predicted : undefined;
    return this.#members.has(predicted) ? usual : undefined;
  }

  /** Where keys do not determine it, spans may: an empty one cannot be exclusive, and one that ends with the document cannot be inclusive. */
  #lookForEnds(cursor: JsonCursor, values: ReadonlyMap<string, number>, variant: Variant): void {
    const declared = declaredEnds(cursor, values, variant);
    if (declared !== undefined) {
      const why = variant.ends === undefined ? 'as the document says' : `as ${variant.label} writes them`;
      this.#ends = { value: declared, why, by: 'keys' };
      return;
    }
    const { length, text, unit } = textAtCursor(cursor, values, variant);
    for (const name of variant.clusters) {
      const at = values.get(name);
      if (at === undefined) continue;
      cursor.at = at;
      const { starts, ends: found } = clusterSpans(cursor, variant.shape);
      if (starts.length > 0) this.#hasOpenEnds = true;
      for (let i = 0; i < starts.length; i++) {
        const value = endsOfSpan(starts[i], found[i], length);
        if (value === undefined) continue;
        const span = `the span [${starts[i]}, ${found[i]}] would`;
        const why =
          value === 'inclusive' ? `${span} be empty` : `${span} end after the last of ${length} ${unit}s`;
        this.#ends = { value, why, by: 'spans' };
        return;
      }
      if (text !== undefined) this.#countWordEnds(text, found);
    }
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
}

/** The ends that the keys of a document determine, or its member "ends". */
export function declaredEnds(
  cursor: JsonCursor,
  values: ReadonlyMap<string, number>,
  variant: Variant,
): Ends | undefined {
  const at = values.get('ends');
  if (variant.ends !== undefined || at === undefined) return variant.ends;
  cursor.at = at;
  const value = cursor.peek() === QUOTE ? cursor.string() : '';
  return value === 'inclusive' || value === 'exclusive' ? value : undefined;
}

const QUOTE = 34;

/** What one span shows, in a text of this length (0 if it is not known). */
const endsOfSpan = (start: number, end: number, length: number): Ends | undefined =>
  start === end ? 'inclusive' : length > 0 && end === length ? 'exclusive' : undefined;
