import { CodePoints } from '../core/code-points.ts';
import { UsageError } from '../problems/problem.ts';
import { type Align, cutAtBoundaries, type OnMismatch } from './boundaries.ts';
import { Scanner } from './scanner.ts';
import { splitAtSeparators } from './separators.ts';
import type { Range, Token } from './token.ts';
import { tokenFileMaker } from './token-file-maker.ts';

/** Ways to bring tokens in line with annotated spans, besides our own. */
const alignments: ReadonlyMap<string, Align> = new Map([['token-file-maker-1.0.4', tokenFileMaker]]);

/** What `TokenizeOptions.compat` may be. */
export const compatibles: readonly string[] = [...alignments.keys()];

export type OffsetUnit = 'utf16' | 'code-points';

export interface TokenizeOptions {
  /** Characters to cut tokens at, and to drop; none by default. */
  readonly separators?: string | undefined;
  /** Annotated spans whose boundaries no token may straddle, in any order. */
  readonly spans?: readonly Range[] | undefined;
  /** Told of every token that a span cuts. */
  readonly onMismatch?: OnMismatch | undefined;
  /** Align as this tool does, with its defects: `token-file-maker-1.0.4`. */
  readonly compat?: string | undefined;
  /** How offsets are counted, given and returned: `utf16` (indices of the string, the default) or `code-points`. */
  readonly offsets?: OffsetUnit | undefined;
}

/**
 * The tokens of a text with their offsets: Penn Treebank tokens as Stanford CoreNLP 3.5.1 makes them, by the rules
 * of docs/tokenizer.md. Takes time in proportion to the text, whatever the text.
 *
 * @example
 * for (const { begin, end, text } of tokenize("It isn't.")) console.log(begin, end, text);
 * // 0 2 It · 3 5 is · 5 8 n't · 8 9 .
 */
export function tokenize(text: string, options: TokenizeOptions = {}): Generator<Token, void, undefined> {
  const { separators = '', spans = [], compat, offsets = 'utf16' } = options;
  const plain = separators === '' && spans.length === 0 && compat === undefined && offsets === 'utf16';
  return plain ? plainTokens(text) : otherTokens(text, options);
}

/** Tokens as the scanner finds them. Without anything in between, they come half as fast again. */
function* plainTokens(text: string): Generator<Token, void, undefined> {
  const scanner = new Scanner(text);
  while (scanner.next()) {
    const { begin, end } = scanner;
    yield { begin, end, text: text.slice(begin, end) };
  }
}

function* otherTokens(text: string, options: TokenizeOptions): Generator<Token, void, undefined> {
  const points = options.offsets === 'code-points' ? new CodePoints(text) : undefined;
  for (const { begin, end } of ranges(text, options, points)) {
    const token = text.slice(begin, end);
    if (points) yield { begin: points.fromUnits(begin), end: points.fromUnits(end), text: token };
    else yield { begin, end, text: token };
  }
}

function ranges(text: string, options: TokenizeOptions, points: CodePoints | undefined): Iterable<Range> {
  const { separators = '', compat, spans, onMismatch = () => {} } = options;
  let tokens: Iterable<Range> = plainTokens(text);
  if (separators !== '') tokens = splitAtSeparators(text, tokens, separators);
  const align = compat === undefined ? cutAtBoundaries : alignments.get(compat);
  if (!align) {
    throw new UsageError(`Unknown compat "${compat}".`, `Choose from: ${compatibles.join(', ')}.`);
  }
  if (compat === undefined && !spans?.length) return tokens;
  if (!points) return align(tokens, spans ?? [], onMismatch);
  const inUnits = ({ begin, end }: Range) => ({ begin: points.toUnits(begin), end: points.toUnits(end) });
  const inPoints = ({ begin, end }: Range) => ({
    begin: points.fromUnits(begin),
    end: points.fromUnits(end),
  });
  return align(tokens, (spans ?? []).map(inUnits), ({ token, span, cut }) =>
    onMismatch({ token: inPoints(token), span: inPoints(span), cut }),
  );
}
