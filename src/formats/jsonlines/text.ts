import { CodePoints } from '../../core/code-points.ts';
import type { Tokens } from '../../core/document.ts';
import { EMPTY_NODE_PREFIX } from '../inline/read-crac25.ts';
import type { JsonCursor } from '../json/cursor.ts';
import { JsonTokens, WordList } from '../json/words.ts';
import type { Variant } from './variants.ts';

/** The text of a document; what the file lacks is absent or empty. */
export interface DocumentText {
  readonly unit: 'token' | 'character';
  /** Number of tokens or characters; 0 where it is not known. */
  readonly length: number;
  readonly sentences: ArrayLike<number>;
  readonly tokens?: Tokens | undefined;
  readonly text?: string | undefined;
  /** First token of each sentence of the file, empty ones too; absent where there are none. */
  readonly sentenceStarts?: readonly number[] | undefined;
  /** The token of each subtoken. */
  readonly subtokens?: readonly number[] | undefined;
}

const NO_TEXT: DocumentText = { unit: 'token', length: 0, sentences: [] };

/** Reads the text of a document whose values are known. */
export function textAtCursor(
  cursor: JsonCursor,
  values: ReadonlyMap<string, number>,
  variant: Variant,
  wordsAt: (offset: number) => DocumentText | undefined = () => undefined,
): DocumentText {
  const at = (key: string): boolean => {
    const offset = values.get(key);
    if (offset !== undefined) cursor.at = offset;
    return offset !== undefined;
  };
  if (variant.id === 'subtokens') return subtokenText(cursor, at);
  if (variant.words.some(at)) {
    const text = withSentenceIds(wordsAt(cursor.at) ?? wordText(cursor), cursor, at);
    return isText2Text(variant, values) ? withEmptyNodes(text) : text;
  }
  if (variant.text !== undefined && at(variant.text)) {
    const text = cursor.string('a text in quotes');
    return { unit: 'character', length: new CodePoints(text).length, sentences: [], text };
  }
  return NO_TEXT;
}

/** text2text-coref has the keys of Maverick without characters, and writes empty nodes as words with `##`. */
const isText2Text = ({ id }: Variant, values: ReadonlyMap<string, number>): boolean =>
  id === 'maverick' && !values.has('clusters_char_offsets');

const withEmptyNodes = (text: DocumentText): DocumentText =>
  text.tokens instanceof JsonTokens
    ? { ...text, tokens: text.tokens.withEmptyNodes(EMPTY_NODE_PREFIX) }
    : text;

/** Words: a flat list, a list of sentences, or a list of objects with the words of a sentence. */
export function wordText(cursor: JsonCursor): DocumentText {
  const words = new WordList();
  const sentenceStarts: number[] = [];
  let flat = true;
  for (let more = cursor.openList('a list of words or of sentences'); more; more = cursor.nextItem()) {
    if (cursor.peek() === 34) {
      words.takeRun(cursor);
      continue;
    }
    flat = false;
    sentenceStarts.push(words.length);
    takeSentence(cursor, words);
    words.endSentence();
  }
  return {
    unit: 'token',
    length: words.length,
    sentences: flat ? [] : words.sentences,
    tokens: words.tokens(cursor.bytes),
    sentenceStarts: flat ? undefined : sentenceStarts,
  };
}

const SENTENCE_KEYS: ReadonlySet<string> = new Set(['tokens', 'tok', 'words']);
const WORD_KEYS: ReadonlySet<string> = new Set(['word', 'text', 'form']);

function takeSentence(cursor: JsonCursor, words: WordList): void {
  if (cursor.peek() !== 123) {
    takeWords(cursor, words);
    return;
  }
  for (let more = cursor.openObject(); more; more = cursor.nextMember()) {
    if (SENTENCE_KEYS.has(cursor.key())) takeWords(cursor, words);
    else cursor.skip();
  }
}

function takeWords(cursor: JsonCursor, words: WordList): void {
  for (let more = cursor.openList('a sentence: a list of words'); more; more = cursor.nextItem()) {
    if (cursor.peek() !== 123) {
      words.takeRun(cursor);
      continue;
    }
    let taken = false;
    for (let next = cursor.openObject(); next; next = cursor.nextMember()) {
      const isWord: boolean = WORD_KEYS.has(cursor.key()) && !taken && cursor.peek() === 34;
      if (isWord) words.take(cursor);
      else cursor.skip();
      taken ||= isWord;
    }
    if (!taken) throw cursor.fault('a token with "word", "text" or "form"');
  }
}

/** wl-coref has the number of the sentence of each word beside the words. */
function withSentenceIds(text: DocumentText, cursor: JsonCursor, at: (key: string) => boolean): DocumentText {
  if (text.sentences.length > 0 || !at('sent_id')) return text;
  const sentences: number[] = [];
  indices(cursor, 'the number of a sentence').forEach((id, word, ids) => {
    if (word === 0 || ids[word - 1] !== id) sentences.push(word);
  });
  return { ...text, sentences };
}

/** Subtokens are mapped to words. Segments hold special tokens and pieces of words, so the words are those of another key, if any. */
function subtokenText(cursor: JsonCursor, at: (key: string) => boolean): DocumentText {
  at('subtoken_map');
  const subtokens = indices(cursor, 'the number of a word');
  let length = 0;
  for (const word of subtokens) length = Math.max(length, word + 1);
  const sentences: number[] = [];
  if (at('sentence_map')) {
    const ids = indices(cursor, 'the number of a sentence');
    for (let i = 0; i < Math.min(ids.length, subtokens.length); i++) {
      const isNew = i === 0 || ids[i - 1] !== ids[i];
      if (isNew && subtokens[i] > (sentences.at(-1) ?? -1)) sentences.push(subtokens[i]);
    }
  }
  for (const key of ['orig_tokens', 'tokens', 'words']) {
    if (!at(key)) continue;
    const { tokens } = wordText(cursor);
    if (tokens?.length === length) return { unit: 'token', length, sentences, subtokens, tokens };
  }
  return { unit: 'token', length, sentences, subtokens };
}

function indices(cursor: JsonCursor, what: string): number[] {
  const list: number[] = [];
  for (let more = cursor.openList(`a list: ${what} for each token`); more; more = cursor.nextItem()) {
    list.push(cursor.index(what));
  }
  return list;
}
