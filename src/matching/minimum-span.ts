import { mentionTree, type ParsedText, type ParseNode } from './minimum-tree.ts';

/**
 * The minimum span of a mention by its parse tree (MINA; Moosavi et al., 2019), with the rules of CoVal (docs/parity-matching.md#minimum-spans): the words nearest to the root
 * among the phrases of its kind. All tokens of the mention where that finds none.
 */
export function parsedMinimum(tokens: readonly number[], text: ParsedText): readonly number[] {
  const root = mentionTree(tokens, text);
  const found = new Set<ParseNode>();
  const isUsable = (node: ParseNode): boolean => isUsableRun(node, text);
  if (isUsable(root)) found.add(root);
  else for (const child of root.children) if (isUsable(child)) found.add(child);
  if (found.size === 0) {
    const kind = kindOf(root);
    const phrases = root.children.filter((child) => child.children.length > 0 && isOfKind(child, kind));
    for (const phrase of phrases) search(phrase, kind, isUsable, found);
    if (phrases.length === 0) search(root, undefined, isUsable, found);
  }
  const words = [...found].flatMap((run) => run.tokens);
  return words.length === 0 ? tokens : words.sort((a, b) => a - b);
}

type Kind = ReadonlySet<string>;

const NOUN_PHRASES: Kind = new Set(['NP', 'NM', 'QP', 'NX']);
const VERB_PHRASES: Kind = new Set(['VP']);

/** Tags are compared by their first two letters. */
const tagOf = ({ tag }: ParseNode): string => tag.slice(0, 2);
const isOfKind = (node: ParseNode, kind: Kind): boolean => kind.has(tagOf(node));
const isNoun = (node: ParseNode): boolean => tagOf(node) === 'NP' || tagOf(node) === 'NM';
const isVerb = (node: ParseNode): boolean => tagOf(node) === 'VP';

/** The kind of phrases that are searched. */
function kindOf(root: ParseNode): Kind {
  if (isVerb(root)) return VERB_PHRASES;
  if (isNoun(root) || root.children.some(isNoun)) return NOUN_PHRASES;
  return root.children.some(isVerb) ? VERB_PHRASES : NOUN_PHRASES;
}

const isRun = ({ tokens }: ParseNode): boolean => tokens.length > 0;

/** Breadth first: the usable runs of words at the smallest depth. Without a kind, that of the first noun or verb phrase is taken. */
function search(
  root: ParseNode,
  asked: Kind | undefined,
  isUsable: (node: ParseNode) => boolean,
  found: Set<ParseNode>,
): void {
  let kind = asked;
  let shortest = Infinity;
  let hasFound = false;
  const queue: [node: ParseNode, depth: number][] = [[root, 0]];
  for (const [node, depth] of queue) {
    if (kind === undefined && isNoun(node)) kind = NOUN_PHRASES;
    else if (kind === undefined && isVerb(node)) kind = VERB_PHRASES;
    if (isRun(node) && depth <= shortest) {
      if (!isUsable(node)) continue;
      found.add(node);
      hasFound = true;
      shortest = depth;
      continue;
    }
    if (hasFound && depth >= shortest) continue;
    const isSearched = kind !== undefined && isOfKind(node, kind);
    if (depth > 0 && kind !== undefined && !isSearched) continue;
    for (const child of node.children) if (!isRun(child) || isSearched) queue.push([child, depth + 1]);
  }
}

const UNUSABLE_TAGS: ReadonlySet<string> = new Set(['CC', 'DT', 'IN']);

/** Whether a run has a word that can be a minimum: one with a letter or digit, or `%`, that is no bracket, conjunction, determiner or preposition. */
const isUsableRun = ({ tokens }: ParseNode, { words, pos }: ParsedText): boolean =>
  tokens.some((token) => {
    const word = words.at(token);
    if (word === '-LRB-' || word === '-RRB-' || UNUSABLE_TAGS.has(pos?.at(token) ?? '')) return false;
    return word === '%' || /[\p{L}\p{N}]/u.test(word);
  });
