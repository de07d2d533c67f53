import type { Document } from '../core/document.ts';
import { firstOfSpan, twinsOf } from '../core/same-spans.ts';
import { groupsByName } from './groups.ts';
import type { MatchFacts } from './match-facts.ts';
import { defineMatcher } from './matcher.ts';
import type { MentionWords } from './mention-words.ts';
import { parsedMinimum } from './minimum-span.ts';
import { hasHeads, headsOf } from './same-heads.ts';

/** The token columns from which minimum spans are computed. */
const PARSE_COLUMN = 'parse';
const POS_COLUMN = 'pos';

/** The same words; otherwise the same minimum span (docs/metrics.md#min). */
export const min = defineMatcher({
  id: 'min',
  summary: 'the same minimum span',
  columns: [PARSE_COLUMN, POS_COLUMN],
  repeats: ({ mentions }) => firstOfSpan(mentions),
  same: twinsOf,
  weigh: ({ key, response, words }) => {
    const source = sourceOf(key.document, response.document);
    const minimum = {
      key: minimaOf(key.document, words.key, source, key.document),
      response: minimaOf(response.document, words.response, source, key.document),
    };
    return {
      groups: groupsByName(key.free, response.free, minimum.key, minimum.response),
      isConnected: true,
      bound: () => [1, 1],
      weigh: () => [1, 1],
    };
  },
  facts: (key, response): MatchFacts => {
    if (key.mentions.length === 0) return {};
    const source = sourceOf(key, response);
    return { [source === undefined ? 'missingMinima' : (`${source}Minima` as const)]: 1 };
  },
});

/** Where minimum spans come from: they are annotated on both sides, or computed from the parse of the key, or they are the heads. */
type Source = 'annotated' | 'parsed' | 'head';

function sourceOf(key: Document, response: Document): Source | undefined {
  const isAnnotated = ({ mentions }: Document): boolean => mentions.extras?.has('minStart') === true;
  if (isAnnotated(key) && (isAnnotated(response) || response.mentions.length === 0)) return 'annotated';
  if (hasParse(key)) return 'parsed';
  return hasHeads(key) ? 'head' : undefined;
}

/** Whether some cell of the parse is filled: in many files of CoNLL-2012 it is `-` throughout. */
export function hasParse({ columns, length, tokens }: Document): boolean {
  const parse = columns?.get(PARSE_COLUMN);
  if (parse === undefined || tokens === undefined) return false;
  for (let i = 0; i < length; i++) if (parse.at(i).includes('*')) return true;
  return false;
}

/** The minimum span of each mention of a side as a name, which is equal for equal sets of words; all words of the mention where there is no other. */
function minimaOf(
  document: Document,
  words: MentionWords,
  source: Source | undefined,
  key: Document,
): (mention: number) => string {
  const { mentions } = document;
  const ranges = (mention: number): number[] => Array.from(words.ranges(mention));
  if (source === 'annotated') {
    const [starts, ends] = [mentions.extras?.get('minStart'), mentions.extras?.get('minEnd')];
    return (i) =>
      (starts !== undefined && ends !== undefined && starts[i] >= 0
        ? [starts[i], ends[i]]
        : ranges(i)
      ).join();
  }
  if (source === 'head') {
    const heads = headsOf(document);
    return (i) => (heads[i] >= 0 ? [heads[i], heads[i] + 1] : ranges(i)).join();
  }
  const parse = key.columns?.get(PARSE_COLUMN);
  if (parse === undefined || key.tokens === undefined) return (i) => ranges(i).join();
  const text = { words: key.tokens, pos: key.columns?.get(POS_COLUMN), parse };
  return (i) => {
    const tokens = tokensOf(ranges(i));
    const isWithin = tokens.every((token) => token < key.length);
    return rangesOf(isWithin ? parsedMinimum(tokens, text) : tokens).join();
  };
}

function tokensOf(ranges: readonly number[]): number[] {
  const tokens: number[] = [];
  for (let r = 0; r < ranges.length; r += 2)
    for (let token = ranges[r]; token < ranges[r + 1]; token++) tokens.push(token);
  return tokens;
}

/** Ascending tokens as starts and ends of ranges. */
function rangesOf(tokens: readonly number[]): number[] {
  const ranges: number[] = [];
  for (const token of tokens) {
    if (ranges.at(-1) === token) ranges[ranges.length - 1]++;
    else ranges.push(token, token + 1);
  }
  return ranges;
}
