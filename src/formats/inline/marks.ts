import type { InlineCode } from './codes.ts';

/** The place of a mark in a text, in code units. The mark is not part of the text that is annotated. */
export interface InlineMark {
  readonly start: number;
  readonly end: number;
  /** Whether the mark begins a mention, ends one, or is a mention without words. */
  readonly kind: 'open' | 'close' | 'zero';
  /** Whether the sign may belong to the text. */
  readonly literal?: boolean | undefined;
  /** The label of the entity; on the side of the mention where the style has it. */
  readonly label?: string | undefined;
}

/** A mark that has no partner. */
export interface Fault {
  readonly code: InlineCode;
  readonly start: number;
  readonly end: number;
}

/** The marks of a text in order, each opening one with a closing one, and those without a partner. */
export interface Marks {
  readonly marks: readonly InlineMark[];
  readonly faults: readonly Fault[];
}

/** How a style marks mentions in a text. */
export interface MarkStyle {
  /** What is marked, for the reason of detection: `mentions are marked as [words](#label)`. */
  readonly example: string;
  /** Finds a closing mark with its label; used to recognize the style. */
  hit(): RegExp;
  /** Whether blanks before a closing mark belong to the mark. */
  readonly hasBlanks: boolean;
  marksOf(text: string): Marks;
  /** The marks around a mention. */
  open(label: string): string;
  close(label: string): string;
}

/** Collects marks; the style decides what happens to a mark that is not closed at the end. */
export class MarkList implements Marks {
  readonly faults: Fault[] = [];
  readonly #marks: InlineMark[] = [];
  readonly #open: InlineMark[] = [];

  /** A mark that begins a mention. */
  open(mark: Omit<InlineMark, 'kind'>): void {
    this.#open.push({ ...mark, kind: 'open' });
  }

  /** The nearest mark that is open, which is closed by the caller. */
  pop(): InlineMark | undefined {
    return this.#open.pop();
  }

  pair(open: InlineMark, close: Omit<InlineMark, 'kind'>): void {
    this.#marks.push(open, { ...close, kind: 'close' });
  }

  /** A mark without a partner is taken out of the text. */
  lone(code: InlineCode, start: number, end: number): void {
    this.faults.push({ code, start, end });
  }

  zero(mark: Omit<InlineMark, 'kind'>): void {
    this.#marks.push({ ...mark, kind: 'zero' });
  }

  /** The marks that are still open. */
  left(): readonly InlineMark[] {
    return this.#open.splice(0);
  }

  get marks(): readonly InlineMark[] {
    return this.#marks.toSorted((a, b) => a.start - b.start);
  }
}
