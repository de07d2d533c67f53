// The vectors, and what a scorer must be able to read for each of them.
import { readFileSync } from 'node:fs';

export const PARTS = ['recall', 'precision', 'f1'];

/** What an option is if a vector does not name it. */
export const DEFAULTS = {
  match: 'exact',
  zeros: 'linear',
  singletons: 'keep',
  average: 'micro',
  scope: 'document',
};

export function readVectors(path = new URL('../vectors.json', import.meta.url)) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

export const kindOf = (vector) => vector.kind ?? 'coreference';

const isGapped = (at) => Array.isArray(at) && Array.isArray(at[0]);

function* mentionsOf(vector) {
  for (const { key = [], response = [] } of vector.documents)
    for (const side of [key, response]) for (const entity of Object.values(side)) yield* entity;
}

/** The features of the vector that not every format can express: `gaps`, `heads`, `zeros`, `documents`. */
export function featuresOf(vector) {
  const features = new Set();
  if (vector.documents.length > 1) features.add('documents');
  for (const mention of mentionsOf(vector)) {
    if (isGapped(mention) || isGapped(mention.at)) features.add('gaps');
    if (mention.head !== undefined) features.add('heads');
    if (mention.zero !== undefined) features.add('zeros');
  }
  return features;
}
