import type { Document } from '../core/document.ts';
import { groupsByName } from './groups.ts';
import { defineMatcher } from './matcher.ts';
import { firstOfSpanAndHead, headsOf, twinsWithHeads } from './same-heads.ts';

/**
 * The same words and the same head; otherwise the same head, weighed by the share of the words of the key mention that both have, as in the CorefUD scorer
 * (docs/metrics.md#head).
 */
export const head = defineMatcher({
  id: 'head',
  summary: 'the same head word',
  repeats: firstOfSpanAndHead,
  same: twinsWithHeads,
  weigh: ({ key, response, words }) => {
    const [ours, theirs] = [headsOf(key.document), headsOf(response.document)];
    return {
      groups: groupsByName(
        key.free,
        response.free,
        (i) => ours[i],
        (i) => theirs[i],
      ),
      isConnected: true,
      bound: (common, size) => [common, size],
      weigh: (one, _, common) => (common === 0 ? undefined : [common, words.key.size(one)]),
    };
  },
  facts: (key, response) => ({
    keyHeads: annotatedHeads(key),
    keyWithoutHead: withoutHead(key),
    responseWithoutHead: withoutHead(response),
  }),
});

const countWhere = (values: Int32Array, test: (value: number) => boolean): number =>
  values.filter(test).length;

/** Mentions whose head is known, other than from their only word. */
const annotatedHeads = ({ mentions, hasFirstWordsAsHeads }: Document): number =>
  hasFirstWordsAsHeads
    ? mentions.length
    : countWhere(mentions.extras?.get('head') ?? new Int32Array(), (token) => token >= 0);

const withoutHead = (document: Document): number => countWhere(headsOf(document), (token) => token < 0);
