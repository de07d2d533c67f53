import type { Document } from '../../src/core/document.ts';

/** The mentions of each entity as words, by label. */
export function entityWords({ entities, mentions, text, tokens }: Document): Record<string, string[]> {
  const points = Array.from(text ?? '');
  const found = new Map<string, string[]>();
  for (const { start, end, entity } of mentions) {
    const words =
      tokens === undefined
        ? points.slice(start, end).join('')
        : Array.from({ length: end - start }, (_, i) => tokens.at(start + i)).join(' ');
    found.set(entities[entity], [...(found.get(entities[entity]) ?? []), words]);
  }
  return Object.fromEntries(found);
}
