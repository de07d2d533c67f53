/** Bytes of XML, and their classes. */
const TAB = 9;
export const LF = 10;
const CR = 13;
export const BLANK = 32;
export const EXCLAMATION = 33;
export const QUOTE = 34;
export const AMPERSAND = 38;
export const APOSTROPHE = 39;
export const SLASH = 47;
export const LESS = 60;
export const EQUALS = 61;
export const GREATER = 62;
export const QUESTION = 63;
export const OPEN_BRACKET = 91;

export const isXmlBlank = (c: number | undefined): boolean =>
  c === BLANK || c === LF || c === TAB || c === CR;

/** What may be in a name. All characters beyond ASCII are allowed. */
export const isNameByte = (c: number | undefined): boolean =>
  c !== undefined &&
  ((c >= 97 && c <= 122) ||
    (c >= 65 && c <= 90) ||
    (c >= 45 && c <= 58 && c !== SLASH) ||
    c === 95 ||
    c >= 128);

export const isNameStart = (c: number | undefined): boolean =>
  isNameByte(c) && c !== 45 && c !== 46 && !((c as number) >= 48 && (c as number) <= 57);
