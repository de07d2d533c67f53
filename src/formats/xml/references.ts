const NAMED_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

const CHARACTER_REFERENCE = /&(?:#(\d{1,9});|#x([\da-fA-F]{1,8});|([^\s&;<>]{1,64});)?/g;

/**
 * A text with its character references and the five entities of XML replaced. `&` that begins no known reference is passed to `unknown`, which returns
 * its replacement.
 */
export const referencesResolved = (text: string, unknown: (reference: string) => string): string =>
  text.replace(CHARACTER_REFERENCE, (reference, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return NAMED_CHARACTERS.get(name) ?? unknown(reference);
    if (decimal === undefined && hexadecimal === undefined) return unknown(reference);
    const code = decimal === undefined ? Number.parseInt(hexadecimal as string, 16) : Number(decimal);
    return isCharacter(code) ? String.fromCodePoint(code) : unknown(reference);
  });

/** The characters that XML allows. */
const isCharacter = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);
