import type { Document, Mention } from '../../core/document.ts';

/**
 * Moves mentions of the response that are nowhere in the key to places after its end. Mentions with the same span get the same place, so
 * that repeats stay repeats.
 */
export function placesBeyond(key: Document, response: Document): (mention: Mention) => Mention {
  const end = Math.max(key.length, response.length);
  const places = new Map<string, number>();
  return ({ entity, line, ...mention }) => {
    const span = (mention.parts ?? [[mention.start, mention.end]]).join(' ');
    const start = places.get(span) ?? end + places.size;
    places.set(span, start);
    return { start, end: start + 1, entity, line };
  };
}
