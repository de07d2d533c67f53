/** The end of nearly all names. */
const USUAL_END = '); part 000';

/** The part in the name of a file that `convert` writes for a document. */
const WRITTEN_PART = /^(.+)_part_0*(\d+)$/s;

/**
 * Equal for documents that belong together. Names in existing corpora: `(nw/wsj/00/wsj_0020); part 000`, `(emma); part 0`, `(evt);`, `(ybarbo)`,
 * `GUM_bio_dvorak`, names with parentheses inside, and none at all. `part 000`, `part 0`, `_part_000` at the end of a file name and a missing part are equal.
 */
export function pairKeyOf(id: string): string {
  if (id.startsWith('(') && id.endsWith(USUAL_END)) return `${id.slice(1, -USUAL_END.length)}#0`;
  const close = id.startsWith('(') ? id.lastIndexOf(')') : -1;
  const part = close < 0 ? undefined : partOf(id.slice(close + 1));
  if (part !== undefined) return `${id.slice(1, close)}#${part}`;
  const name = withoutSemicolon(id);
  const written = WRITTEN_PART.exec(name);
  return written === null ? `${name}#0` : `${written[1]}#${written[2]}`;
}

/** The part after a bracketed name, without leading zeros; `undefined` if it is something else. */
function partOf(text: string): string | undefined {
  const said = withoutSemicolon(text.trim().replace(/^;/, ''));
  if (said === '') return '0';
  const part = /^part\s+(\S+)$/.exec(said)?.[1];
  return part !== undefined && /^\d+$/.test(part) ? part.replace(/^0+(?=\d)/, '') : part;
}

const withoutSemicolon = (text: string): string => (text.endsWith(';') ? text.slice(0, -1) : text).trim();
