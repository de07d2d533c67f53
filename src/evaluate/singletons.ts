import type { Document } from '../core/document.ts';

/** What happens to entities of one mention. */
export const singletonPolicies = {
  keep: 'they are scored like other entities',
  drop: 'they are removed from key and response before scoring',
} as const;

export type SingletonPolicy = keyof typeof singletonPolicies;

/** The number of mentions of each entity. */
export function entitySizes({ entities, mentions }: Document): Int32Array {
  const sizes = new Int32Array(entities.length);
  for (const entity of mentions.entities) sizes[entity]++;
  return sizes;
}

/** The document without its entities of one mention; `sizes` are those of the entities in the unit that is scored, if it is not the document. */
export function withoutSingletons(
  document: Document,
  sizes: ArrayLike<number> = entitySizes(document),
): Document {
  const { mentions } = document;
  const kept: number[] = [];
  mentions.entities.forEach((entity, i) => {
    if (sizes[entity] > 1) kept.push(i);
  });
  return { ...document, mentions: mentions.pick(kept) };
}
