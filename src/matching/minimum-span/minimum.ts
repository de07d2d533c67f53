import type { PhraseNode } from './phrase-tree.ts';

const NOUN_TAGS = ['NP', 'NM', 'QP', 'NX'];
const NOUN_ROOTS = ['NP', 'NM'];
const VERB_TAGS = ['VP'];

/**
 * The terminal nodes of the minimum span of a mention by MINA (Moosavi et al. 2019), as CoVal implements it
 * (docs/compat/coval.md): the words that are nearest to the root on a path of noun phrases, or of verb phrases. Empty if
 * there is no such word.
 */
export function minimumNodes(root: PhraseNode): ReadonlySet<PhraseNode> {
  if (isUsable(root)) return new Set([root]);
  const direct = root.children.filter(isUsable);
  if (direct.length > 0) return new Set(direct);
  const tags = phraseTags(root);
  const phrases = root.children.filter((child) => child.children.length > 0 && tags.includes(label(child)));
  const found = new Set<PhraseNode>();
  if (phrases.length === 0) search(root, undefined, found);
  for (const phrase of phrases) search(phrase, tags, found);
  return found;
}

const label = ({ tag }: PhraseNode): string => tag.slice(0, 2);

function phraseTags(root: PhraseNode): readonly string[] {
  if (label(root) === 'VP') return VERB_TAGS;
  if (NOUN_ROOTS.includes(label(root))) return NOUN_TAGS;
  const labels = root.children.map(label);
  return !labels.some((tag) => NOUN_ROOTS.includes(tag)) && labels.includes('VP') ? VERB_TAGS : NOUN_TAGS;
}

/**
 * Breadth first from `root` along phrases with the given tags; without them, the first noun or verb phrase decides which.
 * Adds the usable terminal nodes of least depth to `found`, which may hold those of other phrases.
 */
function search(root: PhraseNode, given: readonly string[] | undefined, found: Set<PhraseNode>): void {
  let tags = given;
  let shortest = Infinity;
  let level: readonly PhraseNode[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    const next: PhraseNode[] = [];
    for (const node of level) {
      if (tags === undefined && NOUN_ROOTS.includes(label(node))) tags = NOUN_TAGS;
      else if (tags === undefined && label(node) === 'VP') tags = VERB_TAGS;
      const fits = tags?.includes(label(node)) ?? false;
      if (node.terminal && depth <= shortest) {
        if (isUsable(node)) {
          found.add(node);
          shortest = depth;
        }
      } else if ((found.size === 0 || depth < shortest) && (depth === 0 || tags === undefined || fits)) {
        next.push(...node.children.filter((child) => !child.terminal || fits));
      }
    }
    level = next;
  }
}

/** A run is usable if one of its words is: a name or number, and not a bracket, conjunction, determiner or preposition. */
function isUsable({ terminal, tag, pos }: PhraseNode): boolean {
  return terminal && tag.split(' ').some((word, i) => isUsableWord(word, pos[i]));
}

const UNUSABLE_TAGS = ['CC', 'DT', 'IN'];

const isUsableWord = (word: string, pos: string | undefined): boolean =>
  (/[\p{L}\p{Nd}]/u.test(word) || word === '%') &&
  word !== '-LRB-' &&
  word !== '-RRB-' &&
  !UNUSABLE_TAGS.includes(pos ?? '');
