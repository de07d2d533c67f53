import { CodePoints } from '../../core/code-points.ts';

/** A word of a text, with its position as the annotation counts it. */
export interface EventWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether the text has a line break before it. */
  readonly startsLine: boolean;
}

/** A token of a table. */
interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a document, in order. */
export interface EventWords {
  readonly words: readonly EventWord[];
  /** Whether positions count UTF-16 code units rather than code points. */
  readonly inUnits: boolean;
}

/** Where the words of documents are looked for. */
export interface WordSources {
  /** The source text of a document. */
  readonly textOf: (document: string) => Promise<string | undefined>;
  /** The token table of a document. */
  readonly tables: { get(document: string): { readonly tokens: readonly Token[] } | undefined } | undefined;
}

/** The words of documents, from their texts, or else from their token tables. Documents with neither are left out. */
export async function eventWords(
  documents: readonly string[],
  unit: 'token' | 'character',
  { textOf, tables }: WordSources,
): Promise<ReadonlyMap<string, EventWords>> {
  const words = new Map<string, EventWords>();
  for (const id of documents) {
    const text = await textOf(id);
    const table = tables?.get(id);
    if (text !== undefined) {
      const inUnits = unit === 'token' && table !== undefined && countsUnits(text, table.tokens);
      words.set(id, wordsOfText(text, inUnits));
    } else if (table !== undefined) words.set(id, wordsOfTable(table.tokens));
  }
  return words;
}

/** Endings of the names of source texts, after the document id: plain texts, texts from brat, and those of the LDC. */
export const TEXT_ENDINGS: readonly string[] = ['.txt', '.tkn.txt', '.xml', '.mpdf.xml', '.cmp.txt', ''];

/** The words of a source text. */
export function wordsOfText(text: string, inUnits = false): EventWords {
  const points = new CodePoints(text);
  const offset = inUnits ? (at: number) => at : (at: number) => points.fromUnits(at);
  let last = 0;
  const words = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }): EventWord => {
    const startsLine = /[\n\r]/.test(text.slice(last, index));
    last = index + word.length;
    return { text: word, start: offset(index), end: offset(last), startsLine };
  });
  return { words, inUnits };
}

/** Minimum distance between two tokens for which a line break is assumed: a table lacks the characters between them. */
const MIN_BREAK_CHARACTERS = 2;

/** The words of a token table, where there is no text. */
export function wordsOfTable(tokens: readonly Token[]): EventWords {
  const placed = tokens
    .filter(({ start, end }) => Number.isFinite(start) && end > start)
    .sort((a, b) => a.start - b.start);
  const words = placed.map(({ text, start, end }, t) => ({
    text,
    start,
    end,
    startsLine: t > 0 && start - placed[t - 1].end >= MIN_BREAK_CHARACTERS,
  }));
  return { words, inUnits: true };
}

/**
 * Whether a token table counts UTF-16 code units of a text rather than code points: the unit in which more tokens are found in the
 * text. They differ only after characters beyond U+FFFF.
 */
export function countsUnits(text: string, tokens: readonly Token[]): boolean {
  const points = new CodePoints(text);
  if (points.length === text.length) return true;
  const found = (at: (offset: number) => number) =>
    tokens.filter((token) => text.slice(at(token.start), at(token.end)) === token.text).length;
  return found((offset) => offset) > found((offset) => points.toUnits(offset));
}
