import type { Range } from './token.ts';

/** The separators of the Token File Maker. */
export const DEFAULT_SEPARATORS = '/-\\';

/**
 * Cuts tokens at every separator. The separators are dropped, and with them a token that has nothing else.
 * `separators` is a set of UTF-16 code units.
 */
export function* splitAtSeparators(
  text: string,
  tokens: Iterable<Range>,
  separators: string,
): Generator<Range> {
  const isSeparator = new Uint8Array(0x10000);
  for (let at = 0; at < separators.length; at++) isSeparator[separators.charCodeAt(at)] = 1;
  for (const { begin, end } of tokens) {
    let from = begin;
    for (let at = begin; at < end; at++) {
      if (isSeparator[text.charCodeAt(at)] === 0) continue;
      if (at > from) yield { begin: from, end: at };
      from = at + 1;
    }
    if (end > from) yield { begin: from, end };
  }
}
