import type { JsonCursor } from '../json/cursor.ts';
import type { Shape } from './variants.ts';

/** The spans of a document as they are written, in columns. */
export interface Spans {
  readonly starts: number[];
  readonly ends: number[];
  /** Index of the cluster. */
  readonly entities: number[];
  /** Sentences, where spans are counted within them. */
  readonly sentences: number[];
  /** Where each span is in the bytes. */
  readonly at: number[];
  /** Names of the clusters. */
  readonly labels: string[];
}

const noSpans = (): Spans => ({ starts: [], ends: [], entities: [], sentences: [], at: [], labels: [] });

/** Reads the clusters at the cursor. */
export function clusterSpans(cursor: JsonCursor, shape: Shape): Spans {
  if (isNull(cursor)) return noSpans();
  return shape === 'corenlp' ? readChains(cursor) : new ListReader(cursor, shape === 'triples').read();
}

/** Whether there is nothing: `null` instead of a list. */
function isNull(cursor: JsonCursor): boolean {
  if (cursor.peek() !== 110) return false;
  cursor.skip();
  return true;
}

/** Reads clusters that are lists or objects of spans that are lists or objects. */
class ListReader {
  readonly spans = noSpans();
  readonly #cursor: JsonCursor;
  readonly #hasSentence: boolean;

  constructor(cursor: JsonCursor, hasSentence: boolean) {
    this.#cursor = cursor;
    this.#hasSentence = hasSentence;
  }

  read(): Spans {
    const cursor = this.#cursor;
    const { labels } = this.spans;
    for (let more = cursor.openList('a list of clusters'); more; more = cursor.nextItem()) {
      const entity = labels.push(String(labels.length)) - 1;
      if (cursor.peek() === OPEN_OBJECT) labels[entity] = this.#object(entity) ?? labels[entity];
      else this.#cluster(entity);
    }
    return this.spans;
  }

  /** Reads `{"id": "e1", "members": [[0, 1], [4, 5]]}`; returns the name of the cluster. */
  #object(entity: number): string | undefined {
    const cursor = this.#cursor;
    const start = cursor.at;
    let name: string | undefined;
    let isRead = false;
    for (let more = cursor.openObject(); more; more = cursor.nextMember()) {
      const key = cursor.key();
      const c = cursor.peek();
      if (SPAN_MEMBERS.has(key) && c === OPEN_LIST && !isRead) {
        this.#cluster(entity);
        isRead = true;
      } else if (NAME_MEMBERS.has(key) && name === undefined && (c === 34 || (c >= 48 && c <= 57)))
        name = cursor.label();
      else cursor.skip();
    }
    if (isRead) return name;
    cursor.at = start;
    throw cursor.fault(
      'a cluster with "members", "mentions", "cluster", "spans" or "events": a list of spans',
    );
  }

  #cluster(entity: number): void {
    const cursor = this.#cursor;
    const { entities, at } = this.spans;
    for (let next = cursor.openList('a cluster: a list of spans'); next; next = cursor.nextItem()) {
      const isObject = cursor.peek() === OPEN_OBJECT;
      const position = cursor.at;
      if (isObject) this.#spanObject();
      else this.#span();
      entities.push(entity);
      at.push(position);
    }
  }

  #span(): void {
    const cursor = this.#cursor;
    const hasSentence = this.#hasSentence;
    let isOpen = cursor.openList(hasSentence ? 'a span: [sentence, start, end]' : 'a span: [start, end]');
    if (isOpen && hasSentence) {
      this.spans.sentences.push(cursor.index('the number of a sentence'));
      isOpen = cursor.nextItem();
    }
    if (!isOpen) throw cursor.fault('the start of the span');
    const start = cursor.index('the start of a span');
    if (!cursor.nextItem()) throw cursor.fault('the end of the span');
    const end = cursor.index('the end of a span');
    if (cursor.nextItem()) throw cursor.fault(`a span of ${hasSentence ? 'three' : 'two'} numbers`);
    this.spans.starts.push(start);
    this.spans.ends.push(end);
  }

  /** Reads `{"start": 4, "end": 5, …}`. */
  #spanObject(): void {
    const cursor = this.#cursor;
    const position = cursor.at;
    let [sentence, start, end] = [-1, -1, -1];
    for (let field = cursor.openObject(); field; field = cursor.nextMember()) {
      const key = cursor.key();
      if (START_MEMBERS.has(key) && start < 0) start = cursor.index('the start of a span');
      else if (END_MEMBERS.has(key) && end < 0) end = cursor.index('the end of a span');
      else if (this.#hasSentence && SENTENCE_MEMBERS.has(key))
        sentence = cursor.index('the number of a sentence');
      else cursor.skip();
    }
    if (start < 0 || end < 0 || (this.#hasSentence && sentence < 0)) {
      cursor.at = position;
      throw cursor.fault('a span with "start" and "end"');
    }
    if (this.#hasSentence) this.spans.sentences.push(sentence);
    this.spans.starts.push(start);
    this.spans.ends.push(end);
  }
}

/** Members of a cluster that is an object: the list of its spans, and its name. */
const SPAN_MEMBERS: ReadonlySet<string> = new Set(['members', 'mentions', 'cluster', 'spans', 'events']);
const NAME_MEMBERS: ReadonlySet<string> = new Set(['id', 'entity', 'name', 'hopper_id', 'cluster_id']);

/** Members of a span that is an object. */
const START_MEMBERS: ReadonlySet<string> = new Set([
  'start',
  'begin',
  'start_token',
  'token_start',
  'start_char',
]);
const END_MEMBERS: ReadonlySet<string> = new Set(['end', 'end_token', 'token_end', 'end_char']);
const SENTENCE_MEMBERS: ReadonlySet<string> = new Set(['sentence', 'sent_id', 'sent', 'sentence_id']);

const OPEN_LIST = 91;
const OPEN_OBJECT = 123;

/** `{"3": [{"sentNum": 1, "startIndex": 1, "endIndex": 2, …}]}`: everything is counted from 1. */
function readChains(cursor: JsonCursor): Spans {
  const spans = noSpans();
  const chains = new Set<string>();
  for (let more = cursor.openObject('an object of chains'); more; more = cursor.nextMember()) {
    const chain = cursor.key(chains);
    chains.add(chain);
    const entity = spans.labels.push(chain) - 1;
    for (let next = cursor.openList('a chain: a list of mentions'); next; next = cursor.nextItem()) {
      cursor.peek();
      const position = cursor.at;
      let [sentence, start, end] = [-1, -1, -1];
      for (let field = cursor.openObject('a mention: an object'); field; field = cursor.nextMember()) {
        const key = cursor.key();
        if (key === 'sentNum') sentence = cursor.index() - 1;
        else if (key === 'startIndex') start = cursor.index() - 1;
        else if (key === 'endIndex') end = cursor.index() - 1;
        else cursor.skip();
      }
      spans.sentences.push(sentence);
      spans.starts.push(start);
      spans.ends.push(end);
      spans.entities.push(entity);
      spans.at.push(position);
    }
  }
  return spans;
}
