import { firstOfSpan, twinsOf } from '../core/same-spans.ts';
import { defineMatcher } from './matcher.ts';

/** A response mention matches a key mention if it covers exactly the same tokens, as in the CoNLL reference scorer. */
export const exact = defineMatcher({
  id: 'exact',
  summary: 'the same tokens',
  same: twinsOf,
  repeats: ({ mentions }) => firstOfSpan(mentions),
});
