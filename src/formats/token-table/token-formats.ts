import { CodePoints } from '../../core/code-points.ts';
import { schemas } from '../../core/schemas.ts';
import type { OffsetUnit, Token } from '../../tokenizer/index.ts';
import { linePieces } from '../brat/line-pieces.ts';
import { oneLine } from '../text-lines.ts';

/** A text and its tokens, with offsets in code units. */
export interface TokenizedText {
  readonly document: string;
  readonly text: string;
  /** Iterated only once. */
  readonly tokens: Iterable<Token>;
}

/** A way to write tokens. */
export interface TokenFormat {
  /** The name on the command line. */
  readonly id: string;
  readonly extension: string;
  write(text: TokenizedText, offsets: OffsetUnit, ids?: TokenIds): string;
}

/**
 * How tokens are named: by their numbers from 1, as in section 2.1.1 of the TAC KBP event nugget task definition (2015), or, as in
 * its section 2.1.5, by `t` and their numbers from 0.
 */
export type TokenIds = 'numbers' | 't-ids';

/** The token id of section 2.1.5 for a row of a token table, counted from 0. */
export const tId = (row: number): string => `t${row}`;

/** How offsets in code units are to be written. */
function counting(text: string, offsets: OffsetUnit): (unit: number) => number {
  if (offsets === 'utf16') return (unit) => unit;
  const points = new CodePoints(text);
  return (unit) => points.fromUnits(unit);
}

/** A row for each token and its number, counted from 1. */
function* rows(tokens: Iterable<Token>, row: (token: Token, number: number) => string): Generator<string> {
  let number = 0;
  for (const token of tokens) yield row(token, ++number);
}

/**
 * The token table of the event nugget task: id, token, start and end, the latter exclusive. TAB and line feed
 * inside a token become blanks; a carriage return stays, as in the tables of the Token File Maker.
 */
const tab: TokenFormat = {
  id: 'tab',
  extension: '.tab',
  write({ text, tokens }, offsets, ids) {
    const count = counting(text, offsets);
    const idOf = ids === 't-ids' ? (number: number) => tId(number - 1) : String;
    const row = ({ start, end, text: token }: Token, number: number) =>
      `${idOf(number)}\t${token.replace(/[\t\n]/g, ' ')}\t${count(start)}\t${count(end)}\n`;
    return joinRows(rows(tokens, row));
  },
};

/** CoNLL columns without annotation, one sentence. White space inside a token would make columns: it becomes `_`. */
const conll: TokenFormat = {
  id: 'conll',
  extension: '.conll',
  write({ document, tokens }) {
    const name = document.replace(/\s/g, '_');
    const row = (token: Token, number: number) =>
      `${name}\t0\t${number - 1}\t${token.text.replace(/[\s\u0085]/g, '_')}\t-\n`;
    return `#begin document (${name}); part 000\n${joinRows(rows(tokens, row))}\n#end document\n`;
  },
};

const json: TokenFormat = {
  id: 'json',
  extension: '.json',
  write({ document, text, tokens }, offsets) {
    const count = counting(text, offsets);
    const row = ({ start, end, text: token }: Token, number: number) =>
      `\n${JSON.stringify({ id: number, text: token, begin: count(start), end: count(end) })}`;
    const head = `{"schema":"${schemas.tokens}","document":${JSON.stringify(document)},"offsets":"${offsets}","tokens":[`;
    return `${head}${joinRows(rows(tokens, row), ',')}\n]}\n`;
  },
};

/** Text-bound annotations of type Token, always in code points. A token that crosses a line break has two fragments. */
const brat: TokenFormat = {
  id: 'brat',
  extension: '.ann',
  write({ text, tokens }) {
    const count = counting(text, 'code-points');
    const row = ({ start, end }: Token, number: number) => {
      const pieces = linePieces(text, start, end);
      const places = pieces.map(([from, to]) => `${count(from)} ${count(to)}`).join(';');
      const words = pieces.map(([from, to]) => oneLine(text.slice(from, to))).join(' ');
      return `T${number}\tToken ${places}\t${words}\n`;
    };
    return joinRows(rows(tokens, row));
  },
};

export const tokenFormats: readonly TokenFormat[] = [tab, conll, json, brat];

/** How many rows are joined at a time. */
const ROWS_PER_BLOCK = 4096;

/** The rows of a long file as one string, without a list of them all. */
export function joinRows(rows: Iterable<string>, separator = ''): string {
  const blocks: string[] = [];
  let block: string[] = [];
  for (const row of rows) {
    if (block.push(row) < ROWS_PER_BLOCK) continue;
    blocks.push(block.join(separator));
    block = [];
  }
  if (block.length > 0) blocks.push(block.join(separator));
  return blocks.join(separator);
}
