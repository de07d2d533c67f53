import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Mention } from '../core/document.ts';
import { nearestPair } from './nearest-pair.ts';
import type { Predicates } from './predicates.ts';

/** A response mention that corresponds to a key mention, with wrong boundaries. */
export interface SpanError {
  readonly response: number;
  readonly key: number;
}

/**
 * Pairs mentions that only one side has. First those that are equal after trimming, one pair for each trimmed span: the nearest two. Then, of
 * the rest, those whose head token is the head of exactly one response mention and exactly one key mention.
 */
export function correctSpans(
  { key, response, twins }: AlignedPair,
  predicates: Predicates,
): readonly SpanError[] {
  const found = new Uint8Array(key.mentions.length);
  const responses: Left[] = [];
  for (let j = 0; j < twins.length; j++) {
    if (twins[j] >= 0) found[twins[j]] = 1;
    else responses.push({ index: j, mention: response.mentions.at(j) });
  }
  if (responses.length === 0) return [];
  const keys: Left[] = [];
  for (let i = 0; i < found.length; i++) {
    if (found[i] === 0) keys.push({ index: i, mention: key.mentions.at(i) });
  }
  const trimmed = pairsBy(responses, keys, (mention) => trimmedSpan(mention, predicates), nearest);
  const taken = new Set(trimmed.map(({ key: i }) => i));
  const used = new Set(trimmed.map(({ response: j }) => j));
  const byHead = pairsBy(
    responses.filter(({ index }) => !used.has(index)),
    keys.filter(({ index }) => !taken.has(index)),
    (mention) => predicates.head(mention),
    (someResponses, someKeys) =>
      someResponses.length === 1 && someKeys.length === 1 ? [someResponses[0], someKeys[0]] : undefined,
  );
  return [...trimmed, ...byHead];
}

/** A mention without a twin. */
interface Left {
  readonly index: number;
  readonly mention: Mention;
}

/** Groups the mentions of both sides by a property and chooses at most one pair of each group. */
function pairsBy(
  responses: readonly Left[],
  keys: readonly Left[],
  property: (mention: Mention) => string | number,
  choose: (responses: readonly Left[], keys: readonly Left[]) => readonly [Left, Left] | undefined,
): SpanError[] {
  const groups = new Map<string | number, { responses: Left[]; keys: Left[] }>();
  for (const left of keys) {
    const value = property(left.mention);
    const group = groups.get(value);
    if (group === undefined) groups.set(value, { responses: [], keys: [left] });
    else group.keys.push(left);
  }
  for (const left of responses) groups.get(property(left.mention))?.responses.push(left);
  return [...groups.values()].flatMap((group) => {
    const chosen = group.responses.length === 0 ? undefined : choose(group.responses, group.keys);
    return chosen === undefined ? [] : [{ response: chosen[0].index, key: chosen[1].index }];
  });
}

function nearest(responses: readonly Left[], keys: readonly Left[]): readonly [Left, Left] {
  const inOrder = (side: readonly Left[]) =>
    [...side].sort(({ mention: a }, { mention: b }) => a.start - b.start || a.end - b.end);
  const [sortedResponses, sortedKeys] = [inOrder(responses), inOrder(keys)];
  const [response, key] = nearestPair(
    sortedResponses.map(({ mention }) => mention),
    sortedKeys.map(({ mention }) => mention),
  );
  return [sortedResponses[response], sortedKeys[key]];
}

/** The span without the tokens at its ends that do not count; at least one token remains. */
function trimmedSpan({ start, end }: Mention, { isTrimmed }: Predicates): string {
  let [first, last] = [start, end - 1];
  while (first < last && isTrimmed(first, 'first')) first++;
  while (first < last && isTrimmed(last, 'last')) last--;
  return `${first} ${last}`;
}
