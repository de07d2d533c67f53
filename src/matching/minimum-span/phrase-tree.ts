/** The columns of a token that minimum spans depend on. */
export interface ParsedToken {
  readonly word: string;
  readonly pos: string;
  /** The cell of the parse column, such as `(NP(NP*`. */
  readonly parse: string;
}

export interface PhraseNode {
  /** Label of a phrase; the words of a terminal node, joined by blanks. */
  readonly tag: string;
  /** A run of words with no bracket between them is one terminal node. */
  readonly terminal: boolean;
  /** Parts of speech of a terminal node, one for each word. */
  readonly pos: readonly string[];
  /** Positions of the words of a terminal node in the sentence. */
  readonly tokens: readonly number[];
  /** Position of the token at which the node ended; of a terminal node possibly the token after its words. */
  readonly index: number;
  readonly children: PhraseNode[];
}

/**
 * The tree of a mention from the parse cells of its own tokens, as CoVal reads it (docs/compat/coval.md): the brackets need
 * not match, since the mention may cut phrases. Undefined without any node.
 */
export function phraseTree(tokens: readonly ParsedToken[], start: number): PhraseNode | undefined {
  const builder = new TreeBuilder();
  tokens.forEach((token, i) => {
    for (const character of token.parse) builder.read(character, token, start + i);
  });
  return builder.finish(start + tokens.length - 1, start);
}

class TreeBuilder {
  readonly #roots: PhraseNode[] = [];
  readonly #open: PhraseNode[] = [];
  #tag = '';
  #tagBegun = false;
  #words: string[] = [];
  #pos: string[] = [];
  #positions: number[] = [];

  read(character: string, { word, pos }: ParsedToken, position: number): void {
    if (character === '(') {
      if (this.#tagBegun) this.#push(this.#phrase(position));
      // Runs of punctuation between phrases are left out.
      if (this.#words.some(isName)) this.#flush(position);
      else this.#forgetWords();
      this.#tagBegun = true;
    } else if (character === '*') {
      this.#words.push(word);
      this.#pos.push(pos);
      this.#positions.push(position);
      if (this.#tagBegun) this.#push(this.#phrase(position));
      else if (this.#tag !== '') this.#roots.push({ ...this.#phrase(position) });
      this.#tagBegun = false;
    } else if (character === ')') {
      this.#flush(position);
      this.#pop();
      this.#tagBegun = false;
    } else if (LETTERS.test(character)) {
      this.#tag += character;
    }
  }

  finish(position: number, start: number): PhraseNode | undefined {
    this.#flush(position);
    while (this.#open.length > 0) this.#pop();
    if (this.#roots.length < 2) return this.#roots[0];
    return { ...node('NP', start), children: this.#roots };
  }

  #phrase(position: number): PhraseNode {
    return node(this.#tag, position);
  }

  #push(child: PhraseNode): void {
    this.#open[this.#open.length - 1]?.children.push(child);
    this.#open.push(child);
    this.#tag = '';
  }

  #pop(): void {
    const closed = this.#open.pop();
    if (closed !== undefined && this.#open.length === 0) this.#roots.push(closed);
  }

  /** The pending words become a terminal node; with no open phrase, the node is opened itself. */
  #flush(position: number): void {
    if (this.#words.length === 0) return;
    const terminal: PhraseNode = {
      tag: this.#words.join(' '),
      terminal: true,
      pos: this.#pos,
      tokens: this.#positions,
      index: position,
      children: [],
    };
    const parent = this.#open[this.#open.length - 1];
    if (parent === undefined) this.#open.push(terminal);
    else parent.children.push(terminal);
    this.#forgetWords();
  }

  #forgetWords(): void {
    this.#words = [];
    this.#pos = [];
    this.#positions = [];
  }
}

const node = (tag: string, index: number): PhraseNode => ({
  tag,
  terminal: false,
  pos: [],
  tokens: [],
  index,
  children: [],
});

const LETTERS = /^\p{L}+$/u;
const DIGITS = /^\p{Nd}+$/u;

const isName = (word: string): boolean => LETTERS.test(word) || DIGITS.test(word);
