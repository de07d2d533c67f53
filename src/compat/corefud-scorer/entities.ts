import { ScorerFailure } from '../lookups/failure.ts';
import { isEmptyNode, type Sentence } from './sentence.ts';
import type { Treebank } from './treebank.ts';

export interface Mention {
  /** Ascending codes of the words. */
  readonly words: number[];
  head: number;
  /** DEPS of the head, if it is an empty node. */
  deps: string | undefined;
}

/** A mention with its number: equal mentions of both sides have the same. */
export interface NumberedMention extends Mention {
  readonly number: number;
}

export const isZero = ({ head }: Mention): boolean => isEmptyNode(head);

/** The order of rows and columns of the scorer, by which it also finds the first mention of an entity. */
export const spanOrder = (a: Mention, b: Mention): number =>
  a.words[0] - b.words[0] ||
  a.words[a.words.length - 1] - b.words[b.words.length - 1] ||
  a.words.length - b.words.length;

export interface Entity {
  readonly id: string;
  readonly mentions: Mention[];
}

interface OpenMention {
  readonly mention: Mention;
  readonly head: number | undefined;
  /** The sentence in which it was opened. */
  readonly sentence: number;
}

const CHUNK = /(\([^()]+\)?|[^()]+\))/;
const PART = /^([^[]+)\[(\d+)\/(\d+)\]/;

/**
 * The entities of a file, ordered by their first mention, as udapi's `load_coref_from_misc` finds them: one stack of open
 * mentions for each entity, heads by number of the word, parts of discontinuous mentions joined; the head that the last
 * part names counts. `warn` receives what udapi logs.
 */
export function readEntities({ sentences, header }: Treebank, warn: (text: string) => void): Entity[] {
  const reader = new EntityReader(header, warn);
  for (const sentence of sentences) reader.read(sentence);
  return reader.finish();
}

class EntityReader {
  readonly #entities = new Map<string, Entity>();
  readonly #open = new Map<string, OpenMention[]>();
  readonly #parts = new Map<string, Mention[]>();
  readonly #fields: readonly string[] | undefined;
  readonly #warn: (text: string) => void;
  /** Number of the document, if ids are valid in a document only (`GRP`). */
  #document = 0;

  constructor(header: string | undefined, warn: (text: string) => void) {
    this.#warn = warn;
    this.#fields = header?.split('-');
    if (header !== undefined && !header.includes('eid') && !header.includes('GRP')) {
      throw new ScorerFailure(`No eid in global.Entity = ${header}`);
    }
  }

  read(sentence: Sentence): void {
    if (sentence.newdoc !== undefined || this.#document === 0) this.#document++;
    for (const { code, misc } of sentence.annotated) {
      const entity = miscValue(misc, 'Entity');
      if (entity !== undefined) this.#readChunks(entity, code, sentence);
      const bridge = miscValue(misc, 'Bridge');
      if (bridge !== undefined) this.#readLinks(bridge, 'Bridge', 1);
      const split = miscValue(misc, 'SplitAnte') ?? miscValue(misc, 'Split');
      if (split !== undefined) this.#readLinks(split, 'SplitAnte', 0);
    }
  }

  finish(): Entity[] {
    for (const [id, mentions] of this.#open) {
      for (const { mention } of mentions) {
        this.#warn(`Mention ${id} is opened, but not closed. It is left out.`);
        const entity = this.#entities.get(id);
        entity?.mentions.splice(entity.mentions.indexOf(mention), 1);
        if (entity?.mentions.length === 0) this.#entities.delete(id);
      }
    }
    const entities = [...this.#entities.values()];
    for (const { id, mentions } of entities) {
      if (mentions.length === 0) {
        throw new ScorerFailure(`Entity ${id} is named in SplitAnte or Bridge, but has no mention`);
      }
      mentions.sort(mentionOrder);
    }
    return entities.sort((a, b) => mentionOrder(a.mentions[0], b.mentions[0]) || codePointOrder(a.id, b.id));
  }

  #readChunks(entity: string, code: number, sentence: Sentence): void {
    if (this.#fields === undefined) {
      throw new ScorerFailure('No global.Entity header, but there are Entity annotations');
    }
    for (const chunk of entity.split(CHUNK)) {
      if (chunk === '') continue;
      const opens = chunk.startsWith('(');
      const closes = chunk.endsWith(')');
      const content = chunk.replace(/^[()]+|[()]+$/g, '');
      if (opens) this.#start(content, closes, code, sentence, this.#fields);
      else if (closes) this.#close(content, code, sentence);
      else this.#warn(`Entity ${content} has no bracket.`);
    }
  }

  #start(
    content: string,
    closes: boolean,
    code: number,
    sentence: Sentence,
    fields: readonly string[],
  ): void {
    const values = content.split('-').slice(0, fields.length);
    const named = lastValue(fields, values, 'eid');
    const group = lastValue(fields, values, 'GRP');
    const full = group === undefined ? named : this.#scoped(group);
    if (full === undefined || full === '') throw new ScorerFailure(`No eid in ${content}`);
    const headText = lastValue(fields, values, 'head');
    const head = headText === undefined ? undefined : headNumber(headText, content);
    const { id, part, parts } = full.endsWith(']') ? partOf(full) : wholeMention(full);
    let entity = this.#entities.get(id);
    if (entity === undefined) {
      if (part !== undefined && part !== '1') {
        throw new ScorerFailure(`Part ${part} of ${id} has no part before it`);
      }
      if (/[-=| \t()]/.test(id)) throw new ScorerFailure(`${id} contains forbidden characters`);
      entity = { id, mentions: [] };
      this.#entities.set(id, entity);
    }
    let mention: Mention | undefined;
    if (part === undefined || part === '1') {
      mention = { words: [code], head: code, deps: depsOf(code, sentence) };
      entity.mentions.push(mention);
      if (part !== undefined) listed(this.#parts, id).push(mention);
    } else {
      const opened = listed(this.#open, id);
      mention = listed(this.#parts, id).find((begun) => !opened.some((open) => open.mention === begun));
      if (mention === undefined) throw new ScorerFailure(`Part ${part} of ${id} has no part before it`);
      mention.words.push(code);
      if (closes && part === parts) {
        this.#finishParts(id, mention);
        if (head === undefined) throw new ScorerFailure(`The last part of ${id} names no head`);
        this.#setHead(mention, head === 0 ? mention.words.length : head, id, sentence);
      }
    }
    if (!closes) listed(this.#open, id).push({ mention, head, sentence: sentence.number });
  }

  #close(content: string, code: number, sentence: Sentence): void {
    const full = this.#fields?.includes('GRP') ? this.#scoped(content) : content;
    const { id, part, parts } = this.#open.has(full) ? wholeMention(full) : partOf(full);
    const open = this.#open.get(id)?.pop();
    if (open === undefined) throw new ScorerFailure(`Mention ${content} is closed, but was not opened`);
    if (open.sentence !== sentence.number) {
      throw new ScorerFailure(`Mentions across sentences are not supported: ${content}`);
    }
    const { mention, head } = open;
    const last = mention.words[mention.words.length - 1];
    // A mention that is closed at its last word goes on to the end of the sentence, as in udapi.
    const end = code > last ? code : Infinity;
    for (
      let i = sentence.codes.indexOf(last) + 1;
      i < sentence.codes.length && sentence.codes[i] <= end;
      i++
    ) {
      mention.words.push(sentence.codes[i]);
    }
    if (head !== undefined && head > 0 && (part === undefined || part === parts)) {
      this.#setHead(mention, head, id, sentence);
    }
    if (part !== undefined && part === parts) this.#finishParts(id, mention);
  }

  #setHead(mention: Mention, number: number, id: string, sentence: Sentence): void {
    const head = mention.words[number - 1];
    if (head === undefined) {
      throw new ScorerFailure(`Head ${number} of ${id} is beyond its ${mention.words.length} words`);
    }
    mention.head = head;
    mention.deps = depsOf(head, sentence);
  }

  #finishParts(id: string, mention: Mention): void {
    if (listed(this.#parts, id).pop() !== mention) {
      throw new ScorerFailure(`The last part of ${id} is closed inside another mention of it`);
    }
  }

  /** Entities that a relation names must exist at the end; the one at `knownSide` already where it is named. */
  #readLinks(text: string, name: string, knownSide: 0 | 1): void {
    for (const link of text.split(',')) {
      const sides = link.split('<');
      if (sides.length !== 2) throw new ScorerFailure(`invalid ${name} ${link}`);
      const [target, source] = [sides[0], knownSide === 1 ? sides[1].split(':', 1)[0] : sides[1]];
      if (target === source) throw new ScorerFailure(`${name} cannot refer to its own entity ${target}`);
      if (!this.#entities.has(this.#named(source)))
        throw new ScorerFailure(`${name}: entity ${source} is unknown`);
      const id = this.#named(target);
      if (!this.#entities.has(id)) this.#entities.set(id, { id, mentions: [] });
    }
  }

  #named(id: string): string {
    return this.#fields?.includes('GRP') ? this.#scoped(id) : id;
  }

  #scoped(id: string): string {
    return `d${this.#document}.${id}`;
  }
}

/** A value of the column MISC; of a name that occurs twice the last. */
function miscValue(misc: string, name: string): string | undefined {
  const mark = `${name}=`;
  for (let at = misc.lastIndexOf(mark); at >= 0; at = at === 0 ? -1 : misc.lastIndexOf(mark, at - 1)) {
    if (at > 0 && misc[at - 1] !== '|') continue;
    const end = misc.indexOf('|', at);
    return misc.slice(at + mark.length, end < 0 ? undefined : end);
  }
  return undefined;
}

function lastValue(fields: readonly string[], values: readonly string[], name: string): string | undefined {
  const at = fields.lastIndexOf(name, values.length - 1);
  return at < 0 ? undefined : values[at];
}

function headNumber(text: string, content: string): number {
  if (!/^\d+$/.test(text)) throw new ScorerFailure(`"${text}" is not the number of a head in ${content}`);
  return Number(text);
}

interface MentionPart {
  readonly id: string;
  readonly part: string | undefined;
  readonly parts: string;
}

const wholeMention = (id: string): MentionPart => ({ id, part: undefined, parts: '0' });

/** `e1[2/3]`: part 2 of 3 of a mention of e1. Parts are compared as text. */
function partOf(full: string): MentionPart {
  const match = PART.exec(full);
  if (match === null)
    throw new ScorerFailure(`${full} is neither open nor a part of a discontinuous mention`);
  return { id: match[1], part: match[2], parts: match[3] };
}

function listed<Value>(map: Map<string, Value[]>, key: string): Value[] {
  let list = map.get(key);
  if (list === undefined) {
    list = [];
    map.set(key, list);
  }
  return list;
}

const depsOf = (code: number, { deps }: Sentence): string | undefined =>
  isEmptyNode(code) ? deps.get(code) : undefined;

/** udapi's order of mentions: first word, then the longer, then last word. */
const mentionOrder = (a: Mention, b: Mention): number =>
  a.words[0] - b.words[0] ||
  b.words.length - a.words.length ||
  a.words[a.words.length - 1] - b.words[b.words.length - 1];

/** The order of Python, which differs from that of UTF-16 for characters beyond U+FFFF. */
function codePointOrder(a: string, b: string): number {
  if (a === b) return 0;
  const [left, right] = [Array.from(a), Array.from(b)];
  const at = left.findIndex((character, i) => character !== right[i]);
  if (at < 0) return -1;
  if (at >= right.length) return 1;
  return (left[at].codePointAt(0) ?? 0) - (right[at].codePointAt(0) ?? 0);
}
