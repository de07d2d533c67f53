import type { TokenColumn, Tokens } from '../core/document.ts';

/** A node of the parse tree of a mention: a phrase, or a run of words without brackets between them. */
export interface ParseNode {
  /** The letters of its label; empty for a run of words. */
  readonly tag: string;
  readonly children: ParseNode[];
  /** The tokens of a run. */
  readonly tokens: readonly number[];
}

/** The words of a text with part of speech and parse, as in CoNLL-2012. */
export interface ParsedText {
  readonly words: Pick<Tokens, 'at'>;
  readonly pos: TokenColumn | undefined;
  readonly parse: TokenColumn;
}

/**
 * The tree of a mention, from the parse cells of its tokens alone, so its brackets may be unbalanced. These are the rules of CoVal (docs/parity-matching.md#minimum-spans); a run
 * of words has all of its tokens, not the index of one.
 */
export function mentionTree(tokens: readonly number[], text: ParsedText): ParseNode {
  const builder = new TreeBuilder(text);
  for (const token of tokens) for (const character of text.parse.at(token)) builder.read(character, token);
  return builder.finish();
}

class TreeBuilder {
  readonly #text: ParsedText;
  readonly #stack: ParseNode[] = [];
  readonly #roots: ParseNode[] = [];
  #tag = '';
  #hasTag = false;
  #run: number[] = [];

  constructor(text: ParsedText) {
    this.#text = text;
  }

  read(character: string, token: number): void {
    if (character === '(') {
      if (this.#hasTag) this.#openPhrase();
      if (this.#run.some((one) => /^(?:\p{L}+|\p{N}+)$/u.test(this.#text.words.at(one)))) this.#endRun();
      this.#run = [];
      this.#hasTag = true;
    } else if (character === '*') {
      this.#run.push(token);
      if (this.#hasTag) this.#openPhrase();
      this.#hasTag = false;
    } else if (character === ')') {
      this.#endRun();
      this.#closeNode();
      this.#hasTag = false;
    } else if (/\p{L}/u.test(character)) this.#tag += character;
  }

  finish(): ParseNode {
    this.#endRun();
    while (this.#stack.length > 0) this.#closeNode();
    return this.#roots.length === 1 ? this.#roots[0] : { tag: 'NP', children: this.#roots, tokens: [] };
  }

  #openPhrase(): void {
    this.#open({ tag: this.#tag, children: [], tokens: [] });
    this.#tag = '';
  }

  #open(node: ParseNode): void {
    this.#stack.at(-1)?.children.push(node);
    this.#stack.push(node);
  }

  #closeNode(): void {
    const node = this.#stack.pop();
    if (node !== undefined && this.#stack.length === 0) this.#roots.push(node);
  }

  /** A run is a child of the phrase around it; without one it is open itself, and what follows is within it. */
  #endRun(): void {
    if (this.#run.length === 0) return;
    const node = { tag: '', children: [], tokens: this.#run };
    this.#run = [];
    if (this.#stack.length === 0) this.#stack.push(node);
    else this.#stack[this.#stack.length - 1].children.push(node);
  }
}
