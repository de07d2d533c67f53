/**
 * The rules of the tokenizer in order (docs/tokenizer.md#rules): the longest match wins, including lookahead; among
 * matches of equal length the first rule. `before` is lookahead; `giveBack` characters at the end of the body are scanned
 * again; `skip` produces no token.
 */
import { AB1, AB3, AB4, STARTER } from './abbreviations.ts';
import {
  ACRO,
  ACRO2,
  ANY,
  AP,
  AQ,
  CLITIC,
  DOMAIN_CHAR,
  EXT,
  HY,
  L,
  LN,
  MAIL_CHAR,
  MAIL_LABEL,
  N,
  NL,
  NT,
  NUM,
  PATH_CHAR,
  PATH_END,
  PUNC,
  SENT,
  SP,
  SYMBOL,
  TAG,
  URL_CHAR,
  URL_END,
  W,
  WNS,
  WORD,
  WS,
  WWW_CHAR,
} from './blocks.ts';
import type { Pattern } from './pattern.ts';
import { re } from './re.ts';

export interface Rule {
  readonly body: Pattern;
  readonly before?: Pattern;
  readonly giveBack?: number;
  readonly skip?: true;
}

const AMPERSAND = re`&|&amp;`;
const APOSTROPHE_WORD = re`${AP}n${AP}?|[ldjLDJ]${AP}|(Dunkin|somethin|ol)${AP}|${AP}(em|till?|cause|[2-9]0s)|${
  // O'Brien, N'Dea, n'ts; not I'm nor Y'all
  re`[A-HJ-XZn]${AQ}${L}{2,}`
}|${
  // Eto'o, Mu'ammar, ma'am
  re`${L}+[aeiouyAEIOUY]${AQ}[aeiouA-Z]${L}*`
}|cont'd\.?|'twas|nor'easter|c'mon|e'er|s'mores|ev'ry|li'l|nat'l|O${AQ}o`;
const LIKELY_URL = re`(www\.(${WWW_CHAR}+\.)+[A-Za-z]{2,4}|(${DOMAIN_CHAR}+\.)+(com|net|org|edu))(/${PATH_CHAR}+${PATH_END})?`;
const SLASH_PART = re`[A-Za-z0-9]+(-[A-Za-z]+){0,2}`;
const PHONE = re`(\([0-9]{2,3}\)[ \u00a0]?|\+{0,2}([0-9]{2,4}[ \u00a0\-])?[0-9]{2,4}[ \u00a0\-])[0-9]{3,4}[ \u00a0\-]?[0-9]{3,5}|(\+{0,2}[0-9]{2,4}\.)?[0-9]{2,4}\.[0-9]{3,4}\.[0-9]{3,5}`;
const EASTERN_SMILEY = re`[\^x=~<>'\-]_[\^x=~<>'\-]|\([\^x=~<>'\-][_\.]?[\^x=~<>'\-]\)|\([\^x=~<>']-[\^x=~<>'\`]\)`;
/** Hyphenated words that may contain numbers or acronyms. */
const HTH = re`[A-Za-z0-9][A-Za-z0-9\.,\u00ad]*(-([A-Za-z0-9\u00ad]+|${ACRO2}\.))+`;
const TH_PART = re`([dolDOL]${AQ}${LN})?${LN}+`;
const TH = re`${TH_PART}(${HY}${TH_PART})*`;
const AMP = re`[A-Z]+((${AMPERSAND}|\+)[A-Z]+)+`;

export const rules: readonly Rule[] = [
  /*  1 */ { body: re`c\+\+` },
  /*  2 */ { body: re`[cfCF]#` },
  /*  3 */ { body: re`cannot`, giveBack: 3 },
  /*  4 */ { body: re`'twas`, giveBack: 3 },
  /*  5 */ { body: re`'tis`, giveBack: 2 },
  /*  6 */ { body: re`gonna|gotta|lemme|gimme|wanna`, giveBack: 2 },
  /*  7 */ { body: TAG },
  /*  8 */ { body: re`&(MD|mdash|ndash);|[\u0096\u0097\u2013-\u2015]` },
  /*  9 */ { body: re`&amp;` },
  /* 10 */ { body: re`&(HT|TL|UR|LR|QC|QL|QR|odq|cdq|#[0-9]+);` },
  /* 11 */ { body: WORD, before: CLITIC },
  /* 12 */ { body: re`[A-Za-z\u00ad]*[A-MO-Za-mo-z]\u00ad*`, before: NT },
  /* 13 */ { body: WORD },
  /* 14 */ { body: APOSTROPHE_WORD },
  /* 15 */ { body: re`y${AP}`, before: L },
  /* 16 */ { body: re`https?://${URL_CHAR}+${URL_END}` },
  /* 17 */ { body: LIKELY_URL },
  /* 18 */ { body: re`(<|&lt;)?[A-Za-z0-9]${MAIL_CHAR}*@${MAIL_LABEL}(\.${MAIL_LABEL})*(>|&gt;)?` },
  /* 19 */ { body: re`@[A-Za-z_][A-Za-z0-9_]*|#${W}+` },
  /* 20 */ { body: CLITIC, before: re`[^A-Za-z]` },
  /* 21 */ { body: NT, before: re`[^A-Za-z]` },
  /* 22 */ { body: re`${N}{1,2}[/\-]${N}{1,2}[/\-]${N}{2,4}` },
  /* 23 */ { body: re`[+\-]?(${NUM})` },
  /* 24 */ {
    body: re`[\u207a\u207b\u208a\u208b]?([\u2070\u00b9\u00b2\u00b3\u2074-\u2079]+|[\u2080-\u2089]+)`,
  },
  /* 25 */ { body: re`(${N}{1,4}[ \u00a0\-])?${N}{1,4}(\\?/|\u2044)${N}{1,4}` },
  /* 26 */ { body: re`[\u00bc-\u00be\u2153-\u215e]` },
  /* 27 */ { body: re`-(L|R)(R|C|S)B-|C\.D\.s|(pro|anti)-|S${AMPERSAND}(P-500|Ls)|Cap${AP}n|c${AP}est` },
  /* 28 */ { body: re`(E|Yahoo|Jeopardy)!` },
  /* 29 */ { body: re`${SLASH_PART}(\\?/${SLASH_PART}){1,2}` },
  /* 30 */ { body: re`[A-Z]*$|#` },
  /* 31 */ { body: re`[\u00a2-\u00a5\u0080\u20a0\u20ac\u060b\u0e3f\u20a4\uffe0\uffe1\uffe5\uffe6]` },
  /* 32 */ { body: re`(${ACRO})\.`, before: re`${WS}+${STARTER}${WS}`, giveBack: 1 },
  /* 33 */ { body: re`${AB3}\.`, before: re`${WS}?${N}` },
  /* 34 */ { body: re`(pty|pte|co)\.`, before: re`${SP}(ltd|lim)` },
  /* 35 */ { body: re`${AB1}\.`, before: SENT, giveBack: 1 },
  /* 36 */ { body: re`${AB1}\.`, before: re`${ANY}{2}` },
  /* 37 */ { body: re`${AB1}\.`, giveBack: 1 },
  /* 38 */ { body: re`${AB4}\.` },
  /* 39 */ { body: AB4, before: SP },
  /* 40 */ { body: ACRO, before: WS },
  /* 41 */ { body: re`${AP}[0-9]{2}`, before: WS },
  /* 42 */ { body: re`(${WNS}\.)+${EXT}`, before: re`${WS}|[\.?!,]` },
  /* 43 */ { body: re`${WORD}\.`, before: PUNC },
  /* 44 */ { body: PHONE },
  /* 45 */ { body: re`"|&quot;` },
  /* 46 */ { body: re`\u007f`, skip: true },
  /* 47 */ { body: re`<|&lt;` },
  /* 48 */ { body: re`>|&gt;` },
  /* 49 */ { body: re`[<>]?[:;=][o*'\-]?[()DPdpO\\{@|[\]]`, before: re`[^A-Za-z0-9]` },
  /* 50 */ { body: EASTERN_SMILEY },
  /* 51 */ { body: re`[{}[\]()]` },
  /* 52 */ { body: re`-+` },
  /* 53 */ { body: re`\.{3,5}|(\.[ \u00a0]){2,4}\.|\u2026|\u0085` },
  /* 54 */ { body: re`@+|#+|_+` },
  /* 55 */ { body: re`\*+|(\\\*){1,3}` },
  /* 56 */ { body: PUNC },
  /* 57 */ { body: re`[?!]+` },
  /* 58 */ { body: re`[\.\u00a1\u00bf\u037e\u0589\u061f\u06d4\u0700-\u0702\u07fa\u3002]` },
  /* 59 */ { body: re`=+` },
  /* 60 */ { body: re`/` },
  /* 61 */ { body: re`${HTH}\.`, before: PUNC },
  /* 62 */ { body: HTH },
  /* 63 */ { body: re`${TH}\.`, before: PUNC },
  /* 64 */ { body: TH },
  /* 65 */ { body: re`${AMP}\.`, before: PUNC },
  /* 66 */ { body: AMP },
  /* 67 */ { body: re`'`, before: re`[A-Za-z][^ \t\n\r\u00a0]` },
  /* 68 */ { body: CLITIC },
  /* 69 */ { body: NT },
  /* 70 */ { body: re`${AP}|''|[\`\u2018-\u201f\u0091-\u0094\u2039\u203a\u00ab\u00bb]{1,2}` },
  /* 71 */ { body: re`<<|>>` },
  /* 72 */ { body: SYMBOL },
  /* 73 */ { body: re`\0|${SP}+|[\u200b\u200e\u200f\ufeff]`, skip: true },
  /* 74 */ { body: NL, skip: true },
  /* 75 */ { body: re`&nbsp;`, skip: true },
  /* 76 */ { body: ANY, skip: true },
];
