import type { Span } from '../../core/document.ts';

/** Why a span column cannot be read, and where in it. */
export interface SpanFault {
  readonly message: string;
  /** 0-based position in the span column. */
  readonly at: number;
  /** What to do. */
  readonly help: string;
}

const IF_TOKENS_HELP = 'correct the span; if these are token ids, give their tables with -t';
const IF_CHARACTERS_HELP = 'correct the span; if these are characters, leave out -t';

export const isFault = (result: object): result is SpanFault => 'message' in result;

/**
 * The fragments of a character span: half-open `start,end` pairs joined by `;`.
 * An empty fragment (start = end) is valid and covers nothing; a fragment with start > end is a fault.
 */
export function characterFragments(span: string): readonly Span[] | SpanFault {
  const only = onlyFragment(span);
  if (only !== undefined) return only;
  const fragments: Span[] = [];
  let at = 0;
  for (const piece of span.split(';')) {
    const match = /^\s*(\d{1,15})\s*,\s*(\d{1,15})\s*$/.exec(piece);
    if (match === null) return { message: characterFault(piece), at, help: IF_TOKENS_HELP };
    const [start, end] = [Number(match[1]), Number(match[2])];
    if (start > end)
      return { message: `The fragment "${piece}" ends before it begins.`, at, help: IF_TOKENS_HELP };
    fragments.push([start, end]);
    at += piece.length + 1;
  }
  return fragments;
}

const ZERO = 48;
const MAX_DIGITS = 15;

/** The fragments of a span such as `12,15`, as nearly all are, without a regular expression; undefined for any other. */
function onlyFragment(span: string): readonly Span[] | undefined {
  const comma = span.indexOf(',');
  const [start, end] = [wholeNumber(span, 0, comma), wholeNumber(span, comma + 1, span.length)];
  return start < 0 || end < start ? undefined : [[start, end]];
}

/** The number that the digits of a part of a text are; -1 if it has other characters, none or too many. */
function wholeNumber(text: string, from: number, to: number): number {
  if (to <= from || to - from > MAX_DIGITS) return -1;
  let value = 0;
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    value = 10 * value + digit;
  }
  return value;
}

function characterFault(piece: string): string {
  const shown = piece.length > 40 ? `${piece.slice(0, 40)}…` : piece;
  if (piece.trim() === '') return 'A fragment of the span is empty.';
  if (/^\s*-\d|,\s*-\d/.test(piece)) return `The fragment "${shown}" has a negative offset.`;
  return `The fragment "${shown}" is not a pair of offsets.`;
}

/** The token ids of a token span: separated by commas, with optional blanks around them. */
export function tokenIds(span: string): readonly string[] | SpanFault {
  if (span.includes(';')) {
    const message = 'Found a character span where token ids are expected.';
    return { message, at: span.indexOf(';'), help: IF_CHARACTERS_HELP };
  }
  const ids = span.split(',').map((id) => id.trim());
  const empty = ids.indexOf('');
  if (empty === -1) return ids;
  const at = span.split(',').slice(0, empty).join(',').length;
  const message = span.trim() === '' ? 'The span is empty.' : 'A token id of the span is empty.';
  return { message, at, help: IF_CHARACTERS_HELP };
}

/** Whether a span can only be a list of token ids, such as t12,t13. */
export const looksLikeTokens = (span: string): boolean =>
  /^\s*[A-Za-z_]+[-_]?\d+\s*(,\s*[A-Za-z_]+[-_]?\d+\s*)*$/.test(span);
