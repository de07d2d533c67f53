export interface Occurrence {
  readonly text: string;
  /** Offset of its end. */
  readonly end: number;
}

/** A node of the automaton: what was read last is the beginning of some text. */
interface Node {
  readonly next: Map<number, Node>;
  /** The node of the longest end of what was read that is the beginning of a text too. */
  fallback: Node | undefined;
  /** The nearest node on the way of fallbacks at which a text ends. */
  shorter: Node | undefined;
  text: string | undefined;
}

const newNode = (): Node => ({ next: new Map(), fallback: undefined, shorter: undefined, text: undefined });

/**
 * Every occurrence of some texts in a longer one, by their ends: the automaton of Aho and Corasick (1975). It reads the text once, however many texts are searched for.
 */
export function* occurrences(characters: string, texts: readonly string[]): Iterable<Occurrence> {
  const root = automatonOf(texts);
  let node = root;
  for (let p = 0; p < characters.length; p++) {
    const unit = characters.charCodeAt(p);
    while (node !== root && !node.next.has(unit)) node = node.fallback ?? root;
    node = node.next.get(unit) ?? root;
    const last = node.text === undefined ? node.shorter : node;
    for (let end = last; end?.text !== undefined; end = end.shorter) yield { text: end.text, end: p + 1 };
  }
}

function automatonOf(texts: readonly string[]): Node {
  const root = newNode();
  for (const text of texts) {
    if (text === '') continue;
    let node = root;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      const next = node.next.get(unit) ?? newNode();
      node.next.set(unit, next);
      node = next;
    }
    node.text = text;
  }
  // Fallbacks are shorter, so level by level.
  const queue = [root];
  for (const node of queue) {
    for (const [unit, child] of node.next) {
      let back = node.fallback;
      while (back !== undefined && !back.next.has(unit)) back = back.fallback;
      child.fallback = back?.next.get(unit) ?? root;
      child.shorter = child.fallback.text === undefined ? child.fallback.shorter : child.fallback;
      queue.push(child);
    }
  }
  return root;
}
