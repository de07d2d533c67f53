import type { PageDocument, PageSide } from '../../page/types.ts';

/** An entity or a mention of the key, or of a system where the key has none like it. */
export interface Hit {
  /** The name of the entity, or the words of the mention. */
  readonly text: string;
  /** The number of mentions of the entity, or with these words. */
  readonly count: number;
  /** Undefined for the key. */
  readonly system: number | undefined;
  readonly entity: number;
  /** The first mention, and its tokens. */
  readonly mention: number;
  readonly span: readonly [start: number, end: number];
}

export interface Hits {
  readonly entities: readonly Hit[];
  readonly mentions: readonly Hit[];
}

/** Entities by name or id, and mentions by words, that contain a text; upper and lower case are the same. */
export function searchDocument(document: PageDocument, query: string): Hits {
  const part = query.toLowerCase();
  const entities: Hit[] = [];
  const mentions = new Map<string, Hit>();
  const within = finderOf(document, part);
  const add = (
    side: PageSide,
    system: number | undefined,
    isNew: (mention: number) => boolean,
    isOwn: (entity: number) => boolean,
  ) => {
    const firsts = new Map<number, number>();
    side.entities.forEach((entity, mention) => {
      if (!firsts.has(entity)) firsts.set(entity, mention);
      const [start, end, outside] = [side.starts[mention], side.ends[mention], side.outside.get(mention)];
      const isFound = outside === undefined ? within(start, end) : outside.toLowerCase().includes(part);
      if (!isNew(mention) || !isFound) return;
      const text = outside ?? tokensText(document, start, end);
      const known = mentions.get(text);
      const hit = known ?? { text, count: 0, system, entity, mention, span: mentionSpan(side, mention) };
      mentions.set(text, { ...hit, count: hit.count + 1 });
    });
    side.ids.forEach((id, entity) => {
      const text = side.names[entity] || id;
      if (!isOwn(entity) || !(text.toLowerCase().includes(part) || id.toLowerCase() === part)) return;
      const mention = firsts.get(entity) ?? 0;
      const count = side.sizes[entity];
      entities.push({ text, count, system, entity, mention, span: mentionSpan(side, mention) });
    });
  };
  add(
    document.key,
    undefined,
    () => true,
    () => true,
  );
  document.systems.forEach((side, system) => {
    add(
      side,
      system,
      (mention) => side.twins[mention] < 0,
      (entity) => side.partners[entity] < 0,
    );
  });
  return { entities, mentions: [...mentions.values()] };
}

const mentionSpan = ({ starts, ends }: PageSide, mention: number) =>
  [starts[mention], ends[mention]] as const;

function tokensText({ text, tokenStarts, tokenEnds }: PageDocument, start: number, end: number): string {
  const last = Math.min(end, tokenEnds.length) - 1;
  return last < start ? '' : text.slice(tokenStarts[start], tokenEnds[last]);
}

/** Returns a function that tests whether the words of a range of tokens contain a text. */
function finderOf(document: PageDocument, part: string): (start: number, end: number) => boolean {
  const { text, tokenStarts, tokenEnds } = document;
  const lower = text.toLowerCase();
  // A few letters have another length in lower case; then positions cannot be compared.
  if (lower.length !== text.length) {
    return (start, end) => tokensText(document, start, end).toLowerCase().includes(part);
  }
  const places: number[] = [];
  for (let at = lower.indexOf(part); at >= 0; at = lower.indexOf(part, at + 1)) places.push(at);
  return (start, end) => {
    const last = Math.min(end, tokenEnds.length) - 1;
    if (last < start) return false;
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (places[middle] < tokenStarts[start]) low = middle + 1;
      else high = middle;
    }
    return low < places.length && places[low] + part.length <= tokenEnds[last];
  };
}
