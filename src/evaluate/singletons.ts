import type { Document } from '../core/document.ts';

/** What happens to entities of one mention. */
export const singletonPolicies = {
  keep: 'they are scored as they stand',
  drop: 'they are removed from key and response before scoring',
} as const;

export type SingletonPolicy = keyof typeof singletonPolicies;

/** The number of mentions of each entity of a document. */
export function entitySizes({ entities, mentions }: Document): Int32Array {
  const sizes = new Int32Array(entities.length);
  for (const { entity } of mentions) sizes[entity]++;
  return sizes;
}

/** The document without its entities of one mention. */
export function withoutSingletons(document: Document): Document {
  const sizes = entitySizes(document);
  return { ...document, mentions: document.mentions.filter(({ entity }) => sizes[entity] > 1) };
}
