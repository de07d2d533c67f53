import type { BaselineId, EntityFeature, ErrorType, Feature, SingletonVariant } from '../../analyze/index.ts';

/** The names of the types of errors, in the order of the tables. */
export const errorLabels: Readonly<Record<ErrorType, string>> = {
  'span-error': 'Span error',
  'conflated-entities': 'Conflated entities',
  'extra-mention': 'Extra mention',
  'extra-entity': 'Extra entity',
  'divided-entity': 'Divided entity',
  'missing-mention': 'Missing mention',
  'missing-entity': 'Missing entity',
};

/** The names of the features of mentions. An attribute of mentions has its own name. */
export const featureLabels: Readonly<Record<Feature, string>> = {
  length: 'Mention length',
  position: 'Position in the document',
  order: 'First or later mention',
  distance: 'Distance to the antecedent',
  'chain-size': 'Size of the entity',
  nested: 'Nested mentions',
  kind: 'Kind of mention',
  tag: 'Part of speech of the head',
  name: 'Named entity type of the head',
  genre: 'Genre, by the name of the document',
};

/** The names of the features of entities. A column of labels has its own name. */
export const entityFeatureLabels: Readonly<Record<Exclude<EntityFeature, `label ${string}`>, string>> = {
  'chain-length': 'Mentions of the entity',
  'entity-range': 'Tokens from first to last mention',
};

/** What a trivial response is. */
export const baselineLabels: Readonly<Record<BaselineId, string>> = {
  'all-singletons': 'every mention of the key is an entity of its own',
  'one-entity': 'all mentions of a document are one entity',
  'same-string': 'mentions with the same words are one entity',
};

/** Which sides keep their singletons. */
export const singletonLabels: Readonly<Record<SingletonVariant, string>> = {
  kept: 'kept on both sides',
  dropped: 'dropped from both sides',
  'dropped-from-key': 'dropped from the key',
  'dropped-from-response': 'dropped from the response',
};
