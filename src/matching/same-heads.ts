import type { Document } from '../core/document.ts';
import { firstOfSpan, twinsOf } from '../core/same-spans.ts';
import { MentionWords } from './mention-words.ts';

/** The part of a document that says what the heads of its mentions are. */
type Headed = Pick<Document, 'mentions' | 'tokens' | 'hasFirstWordsAsHeads'>;

/** Whether mentions of several words have heads. */
export const hasHeads = ({ mentions, hasFirstWordsAsHeads }: Headed): boolean =>
  mentions.extras?.has('head') === true || hasFirstWordsAsHeads === true;

/**
 * The head of each mention: a token, or −1. The head of a mention of one word is its word; of another one without a head it is the first word, where
 * the format says so.
 */
export function headsOf(document: Headed): Int32Array {
  const { starts, ends, extras } = document.mentions;
  const annotated = extras?.get('head');
  const words = document.hasFirstWordsAsHeads ? new MentionWords(document) : undefined;
  return starts.map((start, i) => {
    if (ends[i] - start === 1) return start;
    const head = annotated?.[i] ?? -1;
    return head < 0 && words !== undefined ? words.firstWord(i) : head;
  });
}

/** For each mention the index of the first one with the same words and the same head; undefined if there are no repeats. */
export function firstOfSpanAndHead(document: Headed): Int32Array | undefined {
  const first = firstOfSpan(document.mentions);
  if (first === undefined) return undefined;
  const heads = headsOf(document);
  const known = new Map<string, number>();
  let hasRepeats = false;
  const found = first.map((span, i) => {
    const name = `${span} ${heads[i]}`;
    const earlier = known.get(name);
    if (earlier === undefined) known.set(name, i);
    else hasRepeats = true;
    return earlier ?? i;
  });
  return hasRepeats ? found : undefined;
}

/** For each response mention the index of the key mention with the same words and the same head, or −1. Where one of the two has no head, the same words are enough. */
export function twinsWithHeads(key: Document, response: Document): Int32Array {
  const [ours, theirs] = [headsOf(key), headsOf(response)];
  const spans = twinsOf(key, response);
  const first = firstOfSpan(key.mentions);
  if (first === undefined && firstOfSpan(response.mentions) === undefined)
    return spans.map((twin, i) =>
      twin >= 0 && (ours[twin] === theirs[i] || ours[twin] < 0 || theirs[i] < 0) ? twin : -1,
    );
  return twinsAmongRepeats(ours, theirs, spans, first);
}

/** The same where a side has mentions with the same words and different heads: equal heads first, then those without a head, in the order of heads. */
function twinsAmongRepeats(
  ours: Int32Array,
  theirs: Int32Array,
  spans: Int32Array,
  first: Int32Array | undefined,
): Int32Array {
  const keysOf = new Map<number, number[]>();
  ours.forEach((_, i) => {
    const span = first?.[i] ?? i;
    keysOf.set(span, [...(keysOf.get(span) ?? []), i]);
  });
  for (const keys of keysOf.values()) keys.sort((a, b) => ours[a] - ours[b]);
  const twins = new Int32Array(theirs.length).fill(-1);
  const isTaken = new Uint8Array(ours.length);
  const order = Array.from(theirs.keys()).sort((a, b) => theirs[a] - theirs[b]);
  for (const mustEqual of [true, false]) {
    for (const i of order) {
      if (spans[i] < 0 || twins[i] >= 0) continue;
      const fits = (one: number) =>
        isTaken[one] === 0 && (mustEqual ? ours[one] === theirs[i] : ours[one] < 0 || theirs[i] < 0);
      const found = keysOf.get(first?.[spans[i]] ?? spans[i])?.find(fits);
      if (found === undefined) continue;
      twins[i] = found;
      isTaken[found] = 1;
    }
  }
  return twins;
}
