import type { Document } from '../core/document.ts';

/** A response without its mentions, which are now counted as in the key. */
export const atPositionsOf = (key: Document, { columns, ...response }: Document): Document => ({
  ...response,
  ...{ unit: key.unit, length: key.length, sentences: key.sentences, tokens: key.tokens, text: key.text },
});
