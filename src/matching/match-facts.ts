import type { DocumentCounts } from '../core/contingency.ts';
import { type Document, SPLIT_ANTECEDENT } from '../core/document.ts';

/** Numbers about pairs of documents, which are added up over the corpus for messages about matching. */
export const matchFacts = {
  keyHeads: 'key mentions with a head',
  keyWithoutHead: 'key mentions of several words without a head',
  responseWithoutHead: 'response mentions of several words without a head',
  annotatedMinima: 'documents whose minimum spans are annotated',
  parsedMinima: 'documents whose minimum spans are those of the parse of the key',
  headMinima: 'documents whose minimum spans are the heads',
  missingMinima: 'documents with mentions whose key has no minimum spans',
  largeGroups: 'groups of mentions that are too large for the best matching',
  greedyWords: 'documents in which so many mentions overlap that their words are paired greedily',
  movedZeros: 'zeros of the response without a partner',
  missedZeros: 'zeros of the key without a partner',
  missedPhrases: 'key mentions of several words without a partner',
  foundHeads: 'heads of these that are mentions of the response without a partner',
  responsePhrases: 'response mentions of several words',
  splitAntecedents: 'split antecedents of the key',
  keyLostLinks: 'bridging links of the key with an end that does not take part',
  responseLostLinks: 'bridging links of the response with an end that does not take part',
} as const;

export type MatchFact = keyof typeof matchFacts;
export type MatchFacts = Readonly<Partial<Record<MatchFact, number>>>;

export const noMatchFacts: MatchFacts = {};

export function addMatchFacts(a: MatchFacts, b: MatchFacts = noMatchFacts): MatchFacts {
  if (b === noMatchFacts) return a;
  const sum: { -readonly [Fact in MatchFact]?: number } = { ...a };
  for (const fact of Object.keys(b) as MatchFact[]) sum[fact] = (sum[fact] ?? 0) + (b[fact] ?? 0);
  return sum;
}

/** What a document has that is not scored. */
export function unscoredFacts({ relations = [] }: Document): MatchFacts {
  const splitAntecedents = relations.filter(({ type }) => type === SPLIT_ANTECEDENT).length;
  return splitAntecedents === 0 ? noMatchFacts : { splitAntecedents };
}

/** What messages need of the counts of metrics: bridging links that were left out, and pairs of mentions that were chosen greedily. */
export function countFacts({
  keyLostBridging = 0,
  responseLostBridging = 0,
  greedyWords = 0,
}: DocumentCounts = {}): MatchFacts {
  if (keyLostBridging + responseLostBridging + greedyWords === 0) return noMatchFacts;
  return { keyLostLinks: keyLostBridging, responseLostLinks: responseLostBridging, greedyWords };
}

/** What shows that another way of matching may fit better: zeros that are elsewhere in the response, and a response of heads. */
export function hintFacts(
  matcher: string,
  isDependent: boolean,
  key: Document,
  response: Document,
  twins: Int32Array,
): MatchFacts {
  const hasMoved = !isDependent && response.tokens?.added !== undefined;
  const hasHeads = matcher === 'exact' && key.mentions.extras?.has('head') === true;
  if (!hasMoved && !hasHeads) return noMatchFacts;
  const isFound = new Uint8Array(key.mentions.length);
  for (const twin of twins) if (twin >= 0) isFound[twin] = 1;
  return {
    ...(hasMoved
      ? {
          movedZeros: zerosWhere(response, (i) => twins[i] < 0),
          missedZeros: zerosWhere(key, (i) => isFound[i] === 0),
        }
      : {}),
    ...(hasHeads ? headFacts(key, response, twins, isFound) : {}),
  };
}

function zerosWhere({ mentions }: Document, test: (mention: number) => boolean): number {
  let count = 0;
  mentions.extras?.get('zero')?.forEach((isZero, i) => {
    if (isZero === 1 && test(i)) count++;
  });
  return count;
}

function headFacts(key: Document, response: Document, twins: Int32Array, isFound: Uint8Array): MatchFacts {
  const { starts, ends } = response.mentions;
  const words = new Set<number>();
  let responsePhrases = 0;
  for (let i = 0; i < twins.length; i++) {
    if (ends[i] - starts[i] !== 1) responsePhrases++;
    else if (twins[i] < 0) words.add(starts[i]);
  }
  let [missedPhrases, foundHeads] = [0, 0];
  const heads = key.mentions.extras?.get('head');
  const [keyStarts, keyEnds] = [key.mentions.starts, key.mentions.ends];
  for (let i = 0; i < isFound.length; i++) {
    if (isFound[i] === 1 || keyEnds[i] - keyStarts[i] === 1) continue;
    missedPhrases++;
    if (words.has(heads?.[i] ?? -1)) foundHeads++;
  }
  return { missedPhrases, foundHeads, responsePhrases };
}
