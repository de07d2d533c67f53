import type { Align } from './boundaries.ts';
import { inTextOrder, type Range } from './token.ts';

/**
 * The alignment of the Token File Maker 1.0.4, with its defects (docs/tokenizer.md#token-file-maker-104): without spans it
 * writes nothing; it cuts a token at one span only; a span that begins before a token and ends inside it does not cut the
 * token, and if it is the last span the token is lost.
 *
 * For each token the original starts again from the span at which the previous token was decided. Spans that end before a
 * token also end before all later tokens, so here they are not visited again.
 */
export const tokenFileMaker: Align = function* (tokens, spans, onMismatch) {
  const sorted = [...spans].sort(inTextOrder);
  if (sorted.length === 0) return;
  let next = 0;
  for (const token of tokens) {
    let verdict: Verdict = 'past';
    for (; next < sorted.length; next++) {
      verdict = judge(token, sorted[next]);
      if (verdict === 'straddles') onMismatch({ token, span: sorted[next], cut: false });
      else if (verdict !== 'past') break;
    }
    if (verdict === 'keep' || verdict === 'past') yield token;
    if (verdict === 'cut') {
      onMismatch({ token, span: sorted[next], cut: true });
      yield* cut(token, sorted[next]);
    }
  }
};

type Verdict = 'past' | 'straddles' | 'keep' | 'cut';

function judge(token: Range, span: Range): Verdict {
  if (span.start >= token.end) return 'keep';
  if (span.end <= token.start) return 'past';
  if (span.start <= token.start && span.end >= token.end) return 'keep';
  return span.start < token.start ? 'straddles' : 'cut';
}

/** The parts of the token before, inside and after the span. */
function* cut(token: Range, span: Range): Generator<Range> {
  const end = Math.min(span.end, token.end);
  if (span.start > token.start) yield { start: token.start, end: span.start };
  if (end > span.start) yield { start: span.start, end };
  if (token.end > end) yield { start: end, end: token.end };
}
