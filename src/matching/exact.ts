import type { Document } from '../core/document.ts';
import { SpanIndex } from '../core/span-index.ts';
import type { Matcher } from './matcher.ts';

/** A response mention is a key mention if it covers exactly the same tokens, as in the CoNLL reference scorer. */
export const exact: Matcher = {
  id: 'exact',
  summary: 'the same tokens',
  match(key: Document, response: Document): Int32Array {
    const index = SpanIndex.of(key.mentions);
    const twin = new Int32Array(response.mentions.length);
    for (let i = 0; i < twin.length; i++) twin[i] = index.find(response.mentions[i]);
    return twin;
  },
};
