/**
 * The character classes and building blocks of the rules, with the names of docs/tokenizer.md#rules.
 */
import { type CharSet, charSet, chars, hexRanges, LAST_UNIT, not, union } from './char-set.ts';
import { choice, oneOf } from './pattern.ts';
import { re, words } from './re.ts';
import { capitals, digits, letters, symbols, wordExtras } from './unicode6.ts';

const asciiUpper = charSet([[0x41, 0x5a]]);
const asciiLower = charSet([[0x61, 0x7a]]);
const asciiDigit = charSet([[0x30, 0x39]]);
const letter = union(asciiUpper, asciiLower, hexRanges(letters));
const digit = union(asciiDigit, hexRanges(digits));

export const ANY = oneOf(charSet([[0, LAST_UNIT]]));
export const L = oneOf(letter);
export const N = oneOf(digit);
export const LN = oneOf(union(letter, digit));
export const SYMBOL = oneOf(union(chars('+%&~^|\\'), hexRanges(symbols)));

const space = union(chars(' \t\u00a0\u3000'), charSet([[0x2000, 0x200a]]));
const lineBreak = chars('\r\n\u000b\u000c\u0085\u2028\u2029');
/** The characters that WS can start with: all of its characters, since the line feed of CRLF is a line break too. */
export const blank: CharSet = union(space, lineBreak);

export const SP = oneOf(space);
export const NL = choice(oneOf(lineBreak), re`\r\n`);
export const WS = choice(SP, NL);

export const W = choice(
  oneOf(union(letter, chars('\u00ad'), hexRanges(wordExtras))),
  re`&[aeiouAEIOU](acute|grave|uml);`,
);
const WN = choice(W, N);
export const WNS = re`${WN}+`;
export const WORD = re`${W}${WN}*([\.!?]${W}${WN}*)*`;

export const AP = re`['\u0092\u2019]|&apos;`;
export const AQ = choice(AP, re`[\`\u0091\u2018\u201b]`);
export const HY = re`[_\u058a\u2010\u2011\-]`;
export const PUNC = re`[,;:\u3001]`;
export const CLITIC = re`${AP}([msdMSD]|re|ve|ll)`;
export const NT = re`n${AQ}t`;
export const NUM = re`${N}+|${N}*([\.:,\u00ad\u066b\u066c]${N}+)+`;

const COMPOUND_ACRO = re`(Canada|Sino|Korean|EU|Japan|non)-U\.S|U\.S\.-U\.(K|S\.S\.R)`;
export const ACRO = re`[A-Za-z](\.[A-Za-z])*|${COMPOUND_ACRO}`;
export const ACRO2 = re`[A-Za-z](\.[A-Za-z])+|${COMPOUND_ACRO}`;

const NAME = re`[A-Za-z][A-Za-z0-9_:\.\-]*`;
const VALUE = re`'[^']*'|"[^"]*"|${NAME}`;
export const TAG = re`<([!?][A-Za-z\-][^>\r\n]*|${NAME}( +${NAME}( *= *${VALUE})?)* */?|/${NAME}) *>`;

/** White space followed by something that can begin a sentence. */
export const SENT = re`${WS}(${WS}|${oneOf(union(asciiUpper, hexRanges(capitals)))}|${TAG})`;

const urlBreak = chars(' \t\n\f\r"<>|');
export const URL_CHAR = oneOf(not(urlBreak, chars('(){}')));
export const URL_END = oneOf(not(urlBreak, chars('(){}.!?,-')));
export const WWW_CHAR = oneOf(not(urlBreak, chars('.!?(){},')));
/** Excludes all characters from comma to underscore (digits, capitals, hyphen): a mistake of the original. */
export const DOMAIN_CHAR = oneOf(not(urlBreak, chars("'`!(){}$"), charSet([[0x2c, 0x5f]])));
export const PATH_CHAR = oneOf(not(urlBreak, chars('()')));
export const PATH_END = oneOf(not(urlBreak, chars('(){}.!?,-')));
export const MAIL_CHAR = oneOf(not(urlBreak, chars('(){}\u00a0')));
export const MAIL_LABEL = re`${oneOf(not(urlBreak, chars('(){}\u00a0.')))}+`;

export const EXT = words`bat bmp c class cgi cpp dll doc docx exe gif gz h htm html jar java jpeg jpg mov mp3 pdf
  php pl png ppt ps py sql tar txt wav x xml zip`;
