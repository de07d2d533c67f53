import {
  SCAN_DIGEST_HIGH,
  SCAN_DIGEST_LOW,
  SCAN_LABELS,
  SCAN_LINE,
  SCAN_MENTIONS,
  SCAN_SENTENCES,
  SCAN_TABBED,
  SCAN_WORDS,
} from '../slots';
import { Ints, reserve, setArray, setResult } from './memory';

const TAB: i32 = 9;
const LINE_FEED: i32 = 10;
const RETURN: i32 = 13;
const BLANK: i32 = 32;
const HASH: i32 = 35;
const OPEN: i32 = 40;
const CLOSE: i32 = 41;
const STAR: i32 = 42;
const DASH: i32 = 45;
const ZERO: i32 = 48;
const UNDERSCORE: i32 = 95;
const BAR: i32 = 124;

/** What a scan returns in place of the position behind the document. */
const NOT_PLAIN: i32 = -1;
const CUT_OFF: i32 = -2;

/** Entity ids are found in a table by their number; those beyond it are not plain. */
const IDS: i32 = 1 << 20;
const idTable: usize = memory.data(IDS << 2);

/** Where each word begins, counted from where the scan began. */
let words: Ints = changetype<Ints>(0);
let tokenCount: i32 = 0;
/** The first token of each sentence. */
let sentences: Ints = changetype<Ints>(0);
let sentenceCount: i32 = 0;
/** First tokens of the mentions; then, each in a column of its own, ends, entities and lines. */
let mentions: Ints = changetype<Ints>(0);
let mentionCount: i32 = 0;
/** The id of each entity. */
let labels: Ints = changetype<Ints>(0);
let entityCount: i32 = 0;
let lineCount: i32 = 0;
/** Whether tabs separate the columns. */
let tabbed: bool = false;
/** A hash of all words and sentence breaks. */
let digest: u64 = 0;

let tokenRoom: i32 = 0;
let mentionRoom: i32 = 0;
let ends: Ints = changetype<Ints>(0);
let entityOf: Ints = changetype<Ints>(0);
let lineOf: Ints = changetype<Ints>(0);
/** For each entity its innermost open mention, or −1. */
let innermost: Ints = changetype<Ints>(0);
/** For each opened mention where it began, and the open mention of the same entity around it. */
let openedAt: Ints = changetype<Ints>(0);
let around: Ints = changetype<Ints>(0);
/** The ids that close in the cell that is being read. */
let closings: Ints = changetype<Ints>(0);
let openedCount: i32 = 0;
let stillOpen: i32 = 0;

/**
 * Reads one document, from the line behind its header to its `#end document`, and returns the position behind that
 * line, counted from `from`. Takes in only what needs no thought: numbers for ids, words in the fourth column,
 * brackets that match. Anything else is left to the reader that can also say what is wrong with it. Lines count on from
 * that of the header. Documents of up to `longest` bytes share their room. Tells mentions (in columns: first tokens, ends, entities, lines), ids of the entities, first tokens
 * of the sentences, where each word begins, the last line, whether tabs separate columns, and a digest of the text.
 */
export function scanConll(from: usize, size: i32, line: i32, longest: i32): i32 {
  // Room for as many as bytes can say; memory that is not written to costs nothing.
  tokenRoom = longest / 4 + 1;
  mentionRoom = longest / 3 + 1;
  words = changetype<Ints>(reserve((<usize>tokenRoom) << 2));
  sentences = changetype<Ints>(reserve((<usize>tokenRoom) << 2));
  mentions = changetype<Ints>(reserve((<usize>mentionRoom) << 4));
  ends = mentions.from(mentionRoom);
  entityOf = ends.from(mentionRoom);
  lineOf = entityOf.from(mentionRoom);
  labels = changetype<Ints>(reserve((<usize>mentionRoom) << 2));
  innermost = changetype<Ints>(reserve((<usize>mentionRoom) << 2));
  openedAt = changetype<Ints>(reserve((<usize>mentionRoom) << 2));
  around = changetype<Ints>(reserve((<usize>mentionRoom) << 2));
  closings = changetype<Ints>(reserve((<usize>mentionRoom) << 2));
  tokenCount = 0;
  sentenceCount = 0;
  mentionCount = 0;
  entityCount = 0;
  lineCount = line;
  openedCount = 0;
  stillOpen = 0;
  digest = 0;

  const result = readLines(from, from + size);
  for (let e = 0; e < entityCount; e++) store<i32>(idTable + ((<usize>labels[e]) << 2), 0);
  ends.copyTo(mentions.from(mentionCount), mentionCount);
  entityOf.copyTo(mentions.from(2 * mentionCount), mentionCount);
  lineOf.copyTo(mentions.from(3 * mentionCount), mentionCount);
  setArray(SCAN_MENTIONS, mentions, 4 * mentionCount);
  setArray(SCAN_LABELS, labels, entityCount);
  setArray(SCAN_SENTENCES, sentences, sentenceCount);
  setArray(SCAN_WORDS, words, tokenCount);
  setResult(SCAN_LINE, lineCount);
  setResult(SCAN_TABBED, <i32>tabbed);
  setResult(SCAN_DIGEST_LOW, <i32>digest);
  setResult(SCAN_DIGEST_HIGH, <i32>(digest >> 32));
  return result;
}

function byte(p: usize): i32 {
  return load<u8>(p);
}

function readLines(from: usize, to: usize): i32 {
  const lineFeeds = i8x16.splat(<i8>LINE_FEED);
  let separators = i8x16.splat(<i8>TAB);
  let hash: u64 = 0;
  let isNewSentence = true;
  let start = from;
  while (start < to) {
    lineCount++;
    const first = byte(start);
    if (first === LINE_FEED) {
      isNewSentence = true;
      start++;
      continue;
    }
    if (first === HASH) {
      digest = hash;
      return behindEnd(start, from, to);
    }
    if (first === RETURN && byte(start + 1) === LINE_FEED) {
      isNewSentence = true;
      start += 2;
      continue;
    }
    if (first === BLANK || first === TAB || first === RETURN) return NOT_PLAIN;
    if (tokenCount === 0) {
      if (!learn(start, to)) return NOT_PLAIN;
      separators = i8x16.splat(<i8>(tabbed ? TAB : BLANK));
    }

    // The word stands behind the third separator; sixteen bytes are looked at in one step.
    let word: usize = 0;
    let separatorsSeen = 0;
    let wasBlank = 0;
    let end: usize = 0;
    for (let p = start; p < to; p += 16) {
      const block = v128.load(p);
      const atLineFeed = i8x16.bitmask(i8x16.eq(block, lineFeeds));
      if (word === 0) {
        let behind = i8x16.bitmask(i8x16.eq(block, separators));
        if (!tabbed) {
          const blanks = behind;
          behind = ~blanks & ((blanks << 1) | wasBlank);
          wasBlank = blanks >> 15;
        }
        behind &= atLineFeed === 0 ? 0xffff : (atLineFeed & -atLineFeed) - 1;
        for (; behind !== 0; behind &= behind - 1) {
          if (++separatorsSeen < 3) continue;
          word = p + ctz(behind) + <usize>tabbed;
          break;
        }
      }
      if (atLineFeed !== 0) {
        end = p + ctz(atLineFeed);
        break;
      }
    }
    if (end === 0 || end >= to) return CUT_OFF;
    const next = end + 1;
    while (byte(end - 1) === RETURN || byte(end - 1) === BLANK) end--;
    if (word === 0 || word > end) word = end;

    if (tokenCount === tokenRoom) return NOT_PLAIN;
    if (isNewSentence) {
      sentences[sentenceCount++] = tokenCount;
      hash = stir(hash, SENTENCE);
      isNewSentence = false;
    }
    words[tokenCount++] = <i32>(word - from);
    hash = stirWord(hash, word, end);

    const last = byte(end - 1);
    const before = byte(end - 2);
    const isNone = last === DASH || last === UNDERSCORE || last === STAR;
    if (!isNone || (before !== TAB && (tabbed || before !== BLANK))) {
      let cell = end;
      while (cell > start && byte(cell - 1) !== TAB && byte(cell - 1) !== BLANK) cell--;
      if (cell === start || cell === end || (tabbed && byte(cell - 1) === BLANK)) return NOT_PLAIN;
      if (!annotate(cell, end)) return NOT_PLAIN;
    }
    start = next;
  }
  return CUT_OFF;
}

const SENTENCE: u64 = 0x5e;
const WORD_END: u64 = 0xe0;

/** One step of the digest of a text. */
function stir(hash: u64, value: u64): u64 {
  const h = (hash ^ value) * 0x9e3779b97f4a7c15;
  return h ^ (h >> 32);
}

/** Takes a word in, eight bytes at a time; it ends at a separator or at the end of the line. */
function stirWord(hash: u64, word: usize, end: usize): u64 {
  const separator: u64 = tabbed ? 0x0909090909090909 : 0x2020202020202020;
  let h = hash;
  for (let p = word; p < end; p += 8) {
    const bytes = load<u64>(p);
    // A byte of `other` is 0 where the separator stands; the lowest bit of `found` belongs to the first of them.
    const other = bytes ^ separator;
    const found = (other - 0x0101010101010101) & ~other & 0x8080808080808080;
    const length = min(found === 0 ? 8 : <usize>ctz(found) >> 3, end - p);
    if (length > 0) h = stir(h, length === 8 ? bytes : bytes & (((<u64>1) << ((<u64>length) << 3)) - 1));
    if (length < 8) break;
  }
  return stir(h, WORD_END);
}

/** Behind the line `#end document`, if this is one. */
function behindEnd(start: usize, from: usize, to: usize): i32 {
  if (start + 13 > to) return CUT_OFF;
  const isEnd =
    load<u32>(start) === 0x646e6523 && // #end
    load<u32>(start + 4) === 0x636f6420 && //  doc
    load<u32>(start + 8) === 0x6e656d75 && // umen
    byte(start + 12) === 116;
  if (!isEnd || stillOpen > 0 || tokenCount === 0) return NOT_PLAIN;
  let end = start;
  while (end < to && byte(end) !== LINE_FEED) end++;
  return <i32>(min(end + 1, to) - from);
}

/**
 * Looks at the first token of the document: are its words in the fourth column, behind a number? A line that begins
 * or ends in a separator is not plain.
 */
function learn(start: usize, to: usize): bool {
  let end = start;
  tabbed = false;
  while (end < to && byte(end) !== LINE_FEED) if (byte(end++) === TAB) tabbed = true;
  while (byte(end - 1) === RETURN || byte(end - 1) === BLANK) end--;
  if (byte(end - 1) === TAB) return false;
  const separator = tabbed ? TAB : BLANK;
  let column = 0;
  let width = 0;
  for (let p = start; p < end; p++) {
    const c = byte(p);
    if (c !== separator) {
      width++;
      if (column === 2 && (<u32>(c - ZERO) > 9 || width > 64)) return false;
    } else if (tabbed || width > 0) {
      if (column === 2 && width === 0) return false;
      column++;
      width = 0;
    }
  }
  return column >= 4;
}

/** Reads a cell: one-token mentions and openings first, then what closes. */
function annotate(from: usize, to: usize): bool {
  let closingCount = 0;
  let p = from;
  while (p < to) {
    if (byte(p) === BAR) {
      p++;
      continue;
    }
    const opens = byte(p) === OPEN;
    if (opens) p++;
    const behind = behindId(p, to);
    if (behind === 0) return false;
    const id = idAt(p, behind);
    const closes = behind < to && byte(behind) === CLOSE;
    if (opens) {
      const entity = entityWith(id);
      if (entity < 0) return false;
      if (!(closes ? complete(tokenCount - 1, entity) : open(entity))) return false;
    } else {
      if (!closes || closingCount === mentionRoom) return false;
      closings[closingCount++] = id;
    }
    p = closes ? behind + 1 : behind;
  }
  for (let i = 0; i < closingCount; i++) if (!close(closings[i])) return false;
  return true;
}

/** The position behind an id that is a number; 0 if none stands here, or one that could be spelled otherwise. */
function behindId(from: usize, to: usize): usize {
  let p = from;
  while (p < to && <u32>(byte(p) - ZERO) <= 9) p++;
  if (p === from || p - from > 7 || (byte(from) === ZERO && p - from > 1)) return 0;
  if (p < to && byte(p) !== OPEN && byte(p) !== CLOSE && byte(p) !== BAR) return 0;
  return p;
}

function idAt(from: usize, to: usize): i32 {
  let id = 0;
  for (let p = from; p < to; p++) id = id * 10 + byte(p) - ZERO;
  return id;
}

/** The number of an entity, a new one if its id is new; −1 if there is no room for it. */
function entityWith(id: i32): i32 {
  if (id >= IDS) return -1;
  const place = idTable + ((<usize>id) << 2);
  const known = load<i32>(place);
  if (known > 0) return known - 1;
  if (entityCount === mentionRoom) return -1;
  labels[entityCount] = id;
  innermost[entityCount] = -1;
  store<i32>(place, entityCount + 1);
  return entityCount++;
}

function open(entity: i32): bool {
  if (openedCount === mentionRoom) return false;
  openedAt[openedCount] = tokenCount - 1;
  around[openedCount] = innermost[entity];
  innermost[entity] = openedCount++;
  stillOpen++;
  return true;
}

function close(id: i32): bool {
  const entity = id < IDS ? load<i32>(idTable + ((<usize>id) << 2)) - 1 : -1;
  if (entity < 0 || innermost[entity] < 0) return false;
  const opened = innermost[entity];
  innermost[entity] = around[opened];
  stillOpen--;
  return complete(openedAt[opened], entity);
}

function complete(start: i32, entity: i32): bool {
  if (mentionCount === mentionRoom) return false;
  mentions[mentionCount] = start;
  ends[mentionCount] = tokenCount;
  entityOf[mentionCount] = entity;
  lineOf[mentionCount] = lineCount;
  mentionCount++;
  return true;
}
