import type { Range } from './token.ts';

/** The default separators of the Token File Maker. */
export const DEFAULT_SEPARATORS = '/-\\';

/**
 * Cuts tokens at every separator. Separators are dropped, and so are tokens that consist of separators only.
 * `separators` is a set of UTF-16 code units.
 */
export function* splitAtSeparators(
  text: string,
  tokens: Iterable<Range>,
  separators: string,
): Generator<Range> {
  const isSeparator = new Uint8Array(0x10000);
  for (let at = 0; at < separators.length; at++) isSeparator[separators.charCodeAt(at)] = 1;
  for (const token of tokens) {
    const { end } = token;
    let { start } = token;
    for (let at = start; at < end; at++) {
      if (isSeparator[text.charCodeAt(at)] === 0) continue;
      if (at > start) yield { start, end: at };
      start = at + 1;
    }
    if (end > start) yield { start, end };
  }
}
