import type { Document } from '../../core/document.ts';

/** The response without its mentions, with the text and the positions of the key. */
export const atPositionsOf = (key: Document, { columns, ...response }: Document): Document => ({
  ...response,
  unit: key.unit,
  length: key.length,
  sentences: key.sentences,
  tokens: key.tokens,
  text: key.text,
});
