import {
  SCAN_DIGEST_HIGH,
  SCAN_DIGEST_LOW,
  SCAN_LABELS,
  SCAN_LINE,
  SCAN_MENTIONS,
  SCAN_NEXT,
  SCAN_SENTENCES,
  SCAN_TABBED,
  SCAN_WORDS,
} from '../slots';
import {
  entityCount,
  finishMentions,
  labels,
  mentionCount,
  readCell,
  startMentions,
  stillOpen,
} from './conll-mentions';
import { byte, grown, Ints, newInts, setArray, setResult } from './memory';

const TAB: i32 = 9;
const LINE_FEED: i32 = 10;
const RETURN: i32 = 13;
const BLANK: i32 = 32;
const HASH: i32 = 35;
const STAR: i32 = 42;
const DASH: i32 = 45;
const ZERO: i32 = 48;
const UNDERSCORE: i32 = 95;

/** Results of a scan that did not find the end of the document: it is not plain, or the bytes end before it. */
const NOT_PLAIN: i32 = -1;
const CUT_OFF: i32 = -2;

/** The offset of each word from the start of the document, if asked for. */
let words: Ints = changetype<Ints>(0);
let wordCapacity: i32 = 0;
let keepsWords: bool = false;
let tokenCount: i32 = 0;
/** The first token of each sentence. */
let sentences: Ints = changetype<Ints>(0);
let sentenceCapacity: i32 = 0;
let sentenceCount: i32 = 0;
let isNewSentence: bool = true;
let lineCount: i32 = 0;
/** Whether tabs, not blanks, separate the columns. */
let tabbed: bool = false;
/** A hash of all words and sentence breaks. */
let digest: u64 = 0;
/** The number of bytes of the document in earlier parts. */
let offset: i32 = 0;

/** Starts a document; `line` is the line number of its header. The offsets of words are rarely needed (`withWords`). */
export function startConll(line: i32, withWords: bool): void {
  startMentions();
  keepsWords = withWords;
  wordCapacity = withWords ? 1024 : 0;
  words = newInts(wordCapacity);
  sentenceCapacity = 256;
  sentences = newInts(sentenceCapacity);
  tokenCount = 0;
  sentenceCount = 0;
  isNewSentence = true;
  lineCount = line;
  tabbed = false;
  digest = 0;
  offset = 0;
}

/**
 * Reads on in a document, from the line after its header to its `#end document`, and returns the offset after that line,
 * counted from `start`. Reads plain documents only: numeric ids, words in the fourth column, matching brackets. Returns
 * `NOT_PLAIN` for any other document, which is left to the general reader, because that can also report what is wrong.
 * A document may be handed over in parts: `CUT_OFF` asks for the next, which begins with the line at the offset in a result. `isLast`:
 * the file ends with this part. Results at the end: the columns of the mentions, the ids of the entities, the first token of each
 * sentence, the offset of each word, the last line, whether columns are separated by tabs, and a digest of the text.
 */
export function scanConll(start: usize, size: i32, isLast: bool): i32 {
  const result = readLines(start, start + size, isLast);
  if (result === CUT_OFF && !isLast) return CUT_OFF;
  const mentions = finishMentions();
  setArray(SCAN_MENTIONS, mentions, 4 * mentionCount);
  setArray(SCAN_LABELS, labels, entityCount);
  setArray(SCAN_SENTENCES, sentences, sentenceCount);
  setArray(SCAN_WORDS, words, tokenCount);
  setResult(SCAN_LINE, lineCount);
  setResult(SCAN_TABBED, <i32>tabbed);
  setResult(SCAN_DIGEST_LOW, <i32>digest);
  setResult(SCAN_DIGEST_HIGH, <i32>(digest >> 32));
  return max(result, NOT_PLAIN);
}

/** The part ends within the line at `lineStart`. */
function cutOff(lineStart: usize, start: usize): i32 {
  setResult(SCAN_NEXT, <i32>(lineStart - start));
  offset += <i32>(lineStart - start);
  return CUT_OFF;
}

function readLines(start: usize, end: usize, isLast: bool): i32 {
  const lineFeeds = i8x16.splat(<i8>LINE_FEED);
  let separators = i8x16.splat(<i8>(tabbed ? TAB : BLANK));
  let hash = digest;
  let lineStart = start;
  while (lineStart < end) {
    const first = byte(lineStart);
    if (first === LINE_FEED) {
      isNewSentence = true;
      lineCount++;
      lineStart++;
      continue;
    }
    if (first === HASH) {
      digest = hash;
      return afterEndLine(lineStart, start, end, isLast);
    }
    if (first === RETURN && lineStart + 1 < end && byte(lineStart + 1) === LINE_FEED) {
      isNewSentence = true;
      lineCount++;
      lineStart += 2;
      continue;
    }
    if (first === RETURN && lineStart + 1 === end) break;
    if (first === BLANK || first === TAB || first === RETURN) return NOT_PLAIN;
    if (tokenCount === 0) {
      if (!hasLineFeed(lineStart, end)) break;
      if (!learnLayout(lineStart, end)) return NOT_PLAIN;
      separators = i8x16.splat(<i8>(tabbed ? TAB : BLANK));
    }

    // The word follows the third separator; sixteen bytes are compared in one step.
    let word: usize = 0;
    let separatorsSeen = 0;
    let wasBlank = 0;
    let lineEnd: usize = 0;
    for (let p = lineStart; p < end; p += 16) {
      const block = v128.load(p);
      const atLineFeed = i8x16.bitmask(i8x16.eq(block, lineFeeds));
      if (word === 0) {
        let columnStarts = i8x16.bitmask(i8x16.eq(block, separators));
        if (!tabbed) {
          const blanks = columnStarts;
          columnStarts = ~blanks & ((blanks << 1) | wasBlank);
          wasBlank = blanks >> 15;
        }
        columnStarts &= atLineFeed === 0 ? 0xffff : (atLineFeed & -atLineFeed) - 1;
        for (; columnStarts !== 0; columnStarts &= columnStarts - 1) {
          if (++separatorsSeen < 3) continue;
          word = p + ctz(columnStarts) + <usize>tabbed;
          break;
        }
      }
      if (atLineFeed !== 0) {
        lineEnd = p + ctz(atLineFeed);
        break;
      }
    }
    if (lineEnd === 0 || lineEnd >= end) break;
    lineCount++;
    const next = lineEnd + 1;
    while (byte(lineEnd - 1) === RETURN || byte(lineEnd - 1) === BLANK) lineEnd--;
    if (word === 0 || word > lineEnd) word = lineEnd;

    if (isNewSentence) {
      if (sentenceCount === sentenceCapacity) {
        sentences = grown(sentences, sentenceCapacity);
        sentenceCapacity *= 2;
      }
      sentences[sentenceCount++] = tokenCount;
      hash = stir(hash, SENTENCE);
      isNewSentence = false;
    }
    if (keepsWords) keepWord(offset + <i32>(word - start));
    tokenCount++;
    hash = stirWord(hash, word, lineEnd);

    const last = byte(lineEnd - 1);
    const before = byte(lineEnd - 2);
    const isNone = last === DASH || last === UNDERSCORE || last === STAR;
    if (!isNone || (before !== TAB && (tabbed || before !== BLANK))) {
      let cell = lineEnd;
      while (cell > lineStart && byte(cell - 1) !== TAB && byte(cell - 1) !== BLANK) cell--;
      if (cell === lineStart || cell === lineEnd || (tabbed && byte(cell - 1) === BLANK)) return NOT_PLAIN;
      if (!readCell(cell, lineEnd, tokenCount - 1, lineCount)) return NOT_PLAIN;
    }
    lineStart = next;
  }
  digest = hash;
  return cutOff(lineStart, start);
}

function keepWord(word: i32): void {
  if (tokenCount === wordCapacity) {
    words = grown(words, wordCapacity);
    wordCapacity *= 2;
  }
  words[tokenCount] = word;
}

function hasLineFeed(start: usize, end: usize): bool {
  for (let p = start; p < end; p++) if (byte(p) === LINE_FEED) return true;
  return false;
}

const SENTENCE: u64 = 0x5e;
const WORD_END: u64 = 0xe0;

/** One step of the digest of a text. */
function stir(hash: u64, value: u64): u64 {
  const h = (hash ^ value) * 0x9e3779b97f4a7c15;
  return h ^ (h >> 32);
}

/** Adds a word to the digest, eight bytes at a time; it ends at a separator or at the end of the line. */
function stirWord(hash: u64, word: usize, end: usize): u64 {
  const separator: u64 = tabbed ? 0x0909090909090909 : 0x2020202020202020;
  let h = hash;
  for (let p = word; p < end; p += 8) {
    const bytes = load<u64>(p);
    // A byte of `other` is 0 where there is a separator; the lowest bit of `found` belongs to the first of them.
    const other = bytes ^ separator;
    const found = (other - 0x0101010101010101) & ~other & 0x8080808080808080;
    const length = min(found === 0 ? 8 : <usize>ctz(found) >> 3, end - p);
    if (length > 0) h = stir(h, length === 8 ? bytes : bytes & (((<u64>1) << ((<u64>length) << 3)) - 1));
    if (length < 8) break;
  }
  return stir(h, WORD_END);
}

/** The offset after the line at `lineStart` if that is `#end document`, and everything before it is plain. */
function afterEndLine(lineStart: usize, start: usize, end: usize, isLast: bool): i32 {
  let lineEnd = lineStart;
  while (lineEnd < end && byte(lineEnd) !== LINE_FEED) lineEnd++;
  if (lineEnd === end && !isLast) return cutOff(lineStart, start);
  lineCount++;
  if (lineStart + 13 > end) return NOT_PLAIN;
  const isEnd =
    load<u32>(lineStart) === 0x646e6523 && // #end
    load<u32>(lineStart + 4) === 0x636f6420 && //  doc
    load<u32>(lineStart + 8) === 0x6e656d75 && // umen
    byte(lineStart + 12) === 116;
  if (!isEnd || stillOpen > 0 || tokenCount === 0) return NOT_PLAIN;
  return <i32>(min(lineEnd + 1, end) - start);
}

/**
 * Learns the layout from the first token of the document: whether tabs separate columns. Returns false if the words are
 * not in the fourth column after a number, or if the line ends in a tab.
 */
function learnLayout(lineStart: usize, end: usize): bool {
  let lineEnd = lineStart;
  tabbed = false;
  while (lineEnd < end && byte(lineEnd) !== LINE_FEED) if (byte(lineEnd++) === TAB) tabbed = true;
  while (byte(lineEnd - 1) === RETURN || byte(lineEnd - 1) === BLANK) lineEnd--;
  if (byte(lineEnd - 1) === TAB) return false;
  const separator = tabbed ? TAB : BLANK;
  let column = 0;
  let width = 0;
  for (let p = lineStart; p < lineEnd; p++) {
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
