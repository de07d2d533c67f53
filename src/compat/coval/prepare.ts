import { minimumNodes } from '../../matching/minimum-span/minimum.ts';
import { type PhraseNode, phraseTree } from '../../matching/minimum-span/phrase-tree.ts';
import { ScorerFailure } from '../lookups/failure.ts';
import { type ScoredDocument, scoredDocument } from '../lookups/scored-document.ts';
import { type Mention, parsedToken, readEntities, type Sentence } from './documents.ts';

export interface CovalSettings {
  readonly minimumSpans: boolean;
  readonly nounPhrasesOnly: boolean;
  readonly removeNested: boolean;
  readonly keepSingletons: boolean;
}

/** What one side lost, for the lines that the original prints. */
export interface Removed {
  readonly nested: number;
  readonly leftSingle: number;
  readonly singletons: number;
}

interface PreparedSide {
  readonly entities: readonly (readonly ComparedMention[])[];
  readonly removed: Removed;
  readonly printed: readonly string[];
}

interface ComparedMention extends Mention {
  readonly tree: PhraseNode | undefined;
  /** Equal mentions have the same identity. */
  identity: string;
}

export interface PreparedDocument {
  readonly document: ScoredDocument;
  readonly removed: readonly [key: Removed, response: Removed];
  readonly printed: readonly string[];
}

/** Minimum spans and noun phrases of both sides depend on words, parts of speech and parse of the key. */
export function prepareDocument(
  name: string,
  key: readonly Sentence[],
  response: readonly Sentence[],
  settings: CovalSettings,
): PreparedDocument {
  const sides = [key, response].map((sentences) => prepareSide(name, sentences, key, settings));
  const numbers = new Map<string, number>();
  const [keyEntities, responseEntities] = sides.map(({ entities }) =>
    entities.map((mentions) => Int32Array.from(mentions, ({ identity }) => numberOf(identity, numbers))),
  );
  return {
    document: scoredDocument(keyEntities, responseEntities, numbers.size, []),
    removed: [sides[0].removed, sides[1].removed],
    // The original reads both sides before it removes nested mentions.
    printed: sides.flatMap(({ printed }) => printed),
  };
}

function numberOf(identity: string, numbers: Map<string, number>): number {
  const known = numbers.get(identity);
  if (known !== undefined) return known;
  numbers.set(identity, numbers.size);
  return numbers.size - 1;
}

function prepareSide(
  name: string,
  sentences: readonly Sentence[],
  key: readonly Sentence[],
  settings: CovalSettings,
): PreparedSide {
  const { entities, printed } = readEntities(sentences);
  const kept = settings.keepSingletons ? entities : entities.filter(({ length }) => length !== 1);
  const parsed = settings.minimumSpans || settings.nounPhrasesOnly;
  let compared = kept.map((mentions) => mentions.map((mention) => comparedMention(mention, key, parsed)));
  if (parsed) compared = compared.flatMap((mentions) => readTrees(mentions, settings));
  const nested = settings.removeNested ? withoutNested(name, compared, settings.keepSingletons) : undefined;
  return {
    entities: nested?.entities ?? compared,
    removed: {
      nested: nested?.removed ?? 0,
      leftSingle: nested?.leftSingle ?? 0,
      singletons: entities.length - kept.length,
    },
    printed: [...printed, ...(nested?.printed ?? [])],
  };
}

function comparedMention(mention: Mention, key: readonly Sentence[], parsed: boolean): ComparedMention {
  const { sentence, start, last } = mention;
  const identity = `${sentence} ${start} ${last}`;
  if (!parsed) return { ...mention, tree: undefined, identity };
  if (key[sentence] === undefined) throw new ScorerFailure(`The key has no sentence ${sentence + 1}`);
  const tree = phraseTree(key[sentence].slice(start, last + 1).map(parsedToken), start);
  const words = mention.words[0] === '' && tree !== undefined ? terminalWords(tree) : mention.words;
  return { ...mention, words, tree, identity };
}

const terminalWords = (node: PhraseNode): string[] =>
  node.terminal ? node.tag.split(' ') : node.children.flatMap(terminalWords);

/**
 * Sets minimum spans, mention by mention, and leaves verb phrases out: the first mention that is equal at that moment goes, and
 * later mentions are still compared by their borders. An entity that lost a mention stays if two are left.
 */
function readTrees(
  mentions: readonly ComparedMention[],
  { minimumSpans, nounPhrasesOnly }: CovalSettings,
): ComparedMention[][] {
  const left = [...mentions];
  for (const mention of mentions) {
    if (minimumSpans && mention.tree !== undefined) mention.identity = minimumIdentity(mention, mention.tree);
    if (nounPhrasesOnly && mention.tree?.tag === 'VP') {
      left.splice(
        left.findIndex(({ identity }) => identity === mention.identity),
        1,
      );
    }
  }
  return left.length < mentions.length && left.length < 2 ? [] : [left];
}

/** The words of the minimum with their indices: of a run the token at which it ended, of the whole mention from 0. */
function minimumIdentity({ sentence, words }: ComparedMention, tree: PhraseNode): string {
  const found = Array.from(minimumNodes(tree), ({ tag, index }) => [tag, index] as const);
  const units = found.length > 0 ? found : words.map((word, index) => [word, index] as const);
  const texts = new Set(units.map(([text, index]) => `${index} ${text}`));
  return `${sentence} minimum ${JSON.stringify([...texts].sort())}`;
}

interface WithoutNested {
  readonly entities: readonly (readonly ComparedMention[])[];
  readonly removed: number;
  readonly leftSingle: number;
  readonly printed: readonly string[];
}

/** A mention inside another one of its entity goes; it is counted once for each of the others. */
function withoutNested(
  name: string,
  entities: readonly (readonly ComparedMention[])[],
  keepSingletons: boolean,
): WithoutNested {
  const printed: string[] = [];
  let removed = 0;
  let leftSingle = 0;
  const kept = entities.flatMap((mentions) => {
    const inner = nestedMentions(name, mentions, printed);
    removed += inner.length;
    if (mentions.length !== 1 && mentions.length - inner.length === 1) {
      leftSingle++;
      return keepSingletons ? [mentions] : [];
    }
    const identities = new Set(inner.map(({ identity }) => identity));
    return [mentions.filter(({ identity }) => !identities.has(identity))];
  });
  return { entities: kept, removed, leftSingle, printed };
}

function nestedMentions(
  name: string,
  mentions: readonly ComparedMention[],
  printed: string[],
): ComparedMention[] {
  const nested: ComparedMention[] = [];
  mentions.forEach((one, i) => {
    for (const other of mentions.slice(i + 1)) {
      if (one.identity === other.identity || one.sentence !== other.sentence) continue;
      if (one.start >= other.start && one.last <= other.last) {
        nested.push(one);
        printed.push(`${shown(name, one)} ${shown(name, other)}`, '=========================');
      } else if (other.start >= one.start && other.last <= one.last) {
        nested.push(other);
        printed.push(shown(name, other));
      }
    }
  });
  return nested;
}

const shown = (name: string, { sentence, start, last, tree, words }: ComparedMention): string =>
  `DOC: ${name}, sentence number: ${sentence}, (${start}, ${last})${tree === undefined ? '' : treeText(tree, 0)} ${words.join(' ')}`;

const treeText = (node: PhraseNode, level: number): string =>
  `${'\t'.repeat(level)}${node.tag}\n${node.children.map((child) => treeText(child, level + 1)).join('')}`;
