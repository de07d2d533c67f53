import type { Document } from '../core/document.ts';
import { chooseName, isCapitalWord, type NameCandidate } from './names.ts';
import type { PageText } from './text.ts';
import type { PageSide } from './types.ts';

/** A side whose mentions are in the order of the text, and how it was ordered. */
export interface OrderedSide {
  readonly side: Omit<PageSide, 'labels' | 'colours'>;
  /** The new index of each mention and of each entity. */
  readonly mentionAt: Int32Array;
  readonly entityAt: Int32Array;
}

/** Orders mentions by start, longer ones first, and entities by their first mention. */
export function orderSide(
  { mentions, entities, outside: words }: Pick<Document, 'mentions' | 'entities' | 'outside'>,
  text: PageText,
): OrderedSide {
  const { starts, ends, entities: entityOf } = mentions;
  const order = Int32Array.from(starts.keys()).sort(
    (a, b) => starts[a] - starts[b] || ends[b] - ends[a] || a - b,
  );
  const mentionAt = new Int32Array(order.length);
  const entityAt = new Int32Array(entities.length).fill(-1);
  const ids: string[] = [];
  const pieces = new Map<number, Int32Array>();
  const outside = new Map<number, string>();
  order.forEach((mention, at) => {
    mentionAt[mention] = at;
    const entity = entityOf[mention];
    if (entityAt[entity] < 0) entityAt[entity] = ids.push(entities[entity]) - 1;
    const parts = mentions.pieces === undefined ? undefined : mentions.at(mention).parts;
    if (parts !== undefined) pieces.set(at, Int32Array.from(parts.flat()));
    const own = words?.get(starts[mention]);
    if (own !== undefined) outside.set(at, own);
  });
  const sizes = new Int32Array(ids.length);
  const ordered = {
    starts: Int32Array.from(order, (mention) => starts[mention]),
    ends: Int32Array.from(order, (mention) => ends[mention]),
    entities: Int32Array.from(order, (mention) => entityAt[entityOf[mention]]),
    outside,
  };
  for (const entity of ordered.entities) sizes[entity]++;
  const side = { ...ordered, pieces, sizes, ids, names: entityNames(ordered, ids.length, text) };
  return { side, mentionAt, entityAt };
}

/** Mentions per entity that are looked at for a name. */
const MAX_NAME_CANDIDATES = 200;

function entityNames(
  { starts, ends, entities, outside }: Pick<PageSide, 'starts' | 'ends' | 'entities' | 'outside'>,
  count: number,
  { text, tokenStarts, tokenEnds, sentences }: PageText,
): string[] {
  if (text === '') return new Array(count).fill('');
  const opens = new Set(sentences);
  const candidates: NameCandidate[][] = Array.from({ length: count }, () => []);
  for (let m = 0; m < starts.length; m++) {
    const found = candidates[entities[m]];
    const end = Math.min(ends[m], tokenEnds.length);
    const words = outside.get(m);
    // They come after all others, and name only an entity that has none in the text.
    if (words !== undefined && found.length === 0)
      found.push({ text: words.slice(0, MAX_NAME_LENGTH), isCapital: false });
    if (found.length >= MAX_NAME_CANDIDATES || starts[m] >= end) continue;
    let isCapital = false;
    for (let t = starts[m]; t < end && t < starts[m] + 20 && !isCapital; t++) {
      isCapital = !opens.has(t) && isCapitalWord(text.slice(tokenStarts[t], tokenEnds[t]));
    }
    found.push({
      text: text.slice(tokenStarts[starts[m]], tokenEnds[end - 1]).slice(0, MAX_NAME_LENGTH),
      isCapital,
    });
  }
  return candidates.map(chooseName);
}

/** Longest name of an entity, in characters. */
const MAX_NAME_LENGTH = 120;
