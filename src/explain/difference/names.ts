import type { Document, Mention } from '../../core/document.ts';
import { sentenceOf } from '../../core/sentence-of.ts';
import { matchers } from '../../matching/index.ts';
import { configured, type Matcher } from '../../matching/matcher.ts';
import { minimumNodes } from '../../matching/minimum-span/minimum.ts';
import { phraseTree } from '../../matching/minimum-span/phrase-tree.ts';
import { headsOf } from '../../matching/same-heads.ts';
import type { Convention } from './switches.ts';

/** The token columns that conventions depend on. */
export const conventionColumns: readonly string[] = ['deps', 'parse', 'pos'];

/** The names of the mentions of a document: those with equal names are one mention. `key` has the parse of both sides. */
export function mentionNames(
  document: Document,
  { spans, match }: Pick<Convention, 'spans' | 'match'>,
  key: Document,
): string[] {
  const list = [...document.mentions];
  if (spans === 'sentence') return list.map((mention) => sentenceName(document, mention));
  if (spans === 'minimum') return list.map((mention) => minimumName(document, mention, key));
  if (match !== 'head') return list.map(wordsName);
  const heads = headsOf(document);
  return list.map((mention, i) => `${wordsName(mention)} ${heads[i]}`);
}

const wordsName = ({ start, end, parts }: Mention): string =>
  parts === undefined ? `${start},${end}` : parts.map((part) => part.join()).join(' ');

/** CoVal: the sentence in which the mention ends, and the positions of its first and last token in their sentences. */
function sentenceName({ sentences }: Document, { start, end }: Mention): string {
  const first = Math.max(sentenceOf(sentences, start), 0);
  const last = Math.max(sentenceOf(sentences, end - 1), 0);
  return `${last}:${start - (sentences[first] ?? 0)},${end - 1 - (sentences[last] ?? 0)}`;
}

/** CoVal: the words of the minimum span with their positions, of a run of words that of the token at which it ended; of all words those within the mention. */
function minimumName(document: Document, mention: Mention, key: Document): string {
  const { start, end } = mention;
  const { tokens, columns } = key;
  const [parse, pos] = [columns?.get('parse'), columns?.get('pos')];
  if (tokens === undefined || parse === undefined || end > key.length) return sentenceName(document, mention);
  const sentence = Math.max(sentenceOf(document.sentences, end - 1), 0);
  const offset = document.sentences[Math.max(sentenceOf(document.sentences, start), 0)] ?? 0;
  const words = Array.from({ length: end - start }, (_, i) => start + i);
  const tree = phraseTree(
    words.map((token) => ({ word: tokens.at(token), pos: pos?.at(token) ?? '', parse: parse.at(token) })),
    start - offset,
  );
  const found = tree === undefined ? [] : [...minimumNodes(tree)];
  const units =
    found.length > 0
      ? found.map(({ tag, index }) => `${index} ${tag}`)
      : words.map((token, i) => `${i} ${document.tokens?.at(token) ?? ''}`);
  return `${sentence} ${JSON.stringify([...new Set(units)].sort())}`;
}

/** A mention of each side that has a name. */
export interface NamedSide {
  readonly document: Document;
  /** The names of its mentions, as `mentionNames` has them. */
  readonly names: readonly string[];
  /** Names of the mentions that take part. */
  readonly kept: ReadonlySet<string>;
}

/** For the names of response mentions those of their key mentions, by a way of matching; undefined where the names themselves are compared. */
export function matchedNames(
  key: NamedSide,
  response: NamedSide,
  { spans, match, zeros }: Pick<Convention, 'spans' | 'match' | 'zeros'>,
): ((name: string) => string) | undefined {
  if (spans !== 'document' || (match === 'exact' && zeros === 'linear')) return undefined;
  const matcher = matchers.find(({ id }) => id === match) as Matcher;
  const [ours, theirs] = [picked(key), picked(response)];
  const { twins } = configured(matcher, { zeros }).match(ours.document, theirs.document);
  const nameOf = new Map<string, string>();
  twins.forEach((twin, i) => {
    if (twin >= 0) nameOf.set(theirs.names[i], ours.names[twin]);
  });
  // A free mention is not found, even if the key has the same words.
  return (name) => nameOf.get(name) ?? `${name} of the response`;
}

/** The document with one mention for each name that takes part. */
function picked({ document, names, kept }: NamedSide): Pick<NamedSide, 'document' | 'names'> {
  const first = new Map<string, number>();
  for (const [i, name] of names.entries()) if (kept.has(name) && !first.has(name)) first.set(name, i);
  return {
    document: { ...document, mentions: document.mentions.pick([...first.values()]) },
    names: [...first.keys()],
  };
}
