import type { Document } from '../core/document.ts';

/** What happens to entities of one mention. */
export const singletonPolicies = {
  keep: 'they are scored as they stand',
  drop: 'they are removed from key and response before scoring',
} as const;

export type SingletonPolicy = keyof typeof singletonPolicies;

/** The document without its entities of one mention. */
export function withoutSingletons(document: Document): Document {
  const { entities, mentions } = document;
  const sizes = new Int32Array(entities.length);
  for (const entity of mentions.entities) sizes[entity]++;
  return { ...document, mentions: mentions.where((entity) => sizes[entity] > 1) };
}
