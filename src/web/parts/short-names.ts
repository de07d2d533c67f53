/** Names as they are shown in tables and heads; the full name is shown on hover. */

/** Signs after which a name may be cut. */
const SEPARATORS = /[/\\_.\-: ]/;

/** A document in a file in the format of CoNLL-2012. */
const CONLL_NAME = /^\((.*)\); part 0*(\d+)$/s;

/** Characters that are not seen, or that change the direction of what follows. */
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Short forms of names, different where the names are: without what all have in common at both ends. */
export function shortNames(names: readonly string[]): readonly string[] {
  const cut = cutEnds(withoutParts(names));
  return new Set(cut).size === new Set(names).size ? cut.map(visibleName) : names.map(visibleName);
}

/** A name with signs for characters that are not seen. */
export const visibleName = (name: string): string =>
  name === ''
    ? '(no name)'
    : name.replace(UNSEEN, (character) => {
        const code = character.charCodeAt(0);
        return code < 0x20
          ? String.fromCharCode(0x2400 + code)
          : `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
      });

/** `(x); part 000` becomes `x`; the part is kept where a document has several. */
function withoutParts(names: readonly string[]): readonly string[] {
  const found = names.map((name) => CONLL_NAME.exec(name));
  if (names.length === 0 || found.includes(null)) return names;
  const counts = new Map<string, number>();
  for (const match of found) counts.set(match?.[1] ?? '', (counts.get(match?.[1] ?? '') ?? 0) + 1);
  return found.map((match) => {
    const [, name = '', part = ''] = match ?? [];
    return (counts.get(name) ?? 0) > 1 ? `${name}, part ${part}` : name;
  });
}

function cutEnds(names: readonly string[]): readonly string[] {
  if (names.length < 2) return names;
  const shortest = Math.min(...names.map(({ length }) => length));
  const [first] = names;
  let [start, end] = [0, 0];
  while (start < shortest && names.every((name) => name[start] === first[start])) start++;
  while (start > 0 && !SEPARATORS.test(first[start - 1])) start--;
  const at = (name: string, fromEnd: number) => name[name.length - 1 - fromEnd];
  while (end < shortest - start && names.every((name) => at(name, end) === at(first, end))) end++;
  while (end > 0 && !SEPARATORS.test(at(first, end - 1))) end--;
  // A name that would be empty keeps its end.
  const short = names.map((name) => name.slice(start, name.length - end));
  return short.includes('') ? names : short;
}
