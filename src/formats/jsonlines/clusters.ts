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
  return shape === 'corenlp' ? readChains(cursor) : readLists(cursor, shape === 'triples');
}

/** Whether there is nothing: `null` instead of a list. */
function isNull(cursor: JsonCursor): boolean {
  if (cursor.peek() !== 110) return false;
  cursor.skip();
  return true;
}

function readLists(cursor: JsonCursor, hasSentence: boolean): Spans {
  const spans = noSpans();
  const { starts, ends, entities, sentences, at, labels } = spans;
  for (let more = cursor.openList('a list of clusters'); more; more = cursor.nextItem()) {
    const entity = labels.push(String(labels.length)) - 1;
    for (let next = cursor.openList('a cluster: a list of spans'); next; next = cursor.nextItem()) {
      cursor.peek();
      const position = cursor.at;
      let isOpen = cursor.openList(hasSentence ? 'a span: [sentence, start, end]' : 'a span: [start, end]');
      if (isOpen && hasSentence) {
        sentences.push(cursor.index('the number of a sentence'));
        isOpen = cursor.nextItem();
      }
      if (!isOpen) throw cursor.fault('the start of the span');
      const start = cursor.index('the start of a span');
      if (!cursor.nextItem()) throw cursor.fault('the end of the span');
      const end = cursor.index('the end of a span');
      if (cursor.nextItem()) throw cursor.fault(`a span of ${hasSentence ? 'three' : 'two'} numbers`);
      starts.push(start);
      ends.push(end);
      entities.push(entity);
      at.push(position);
    }
  }
  return spans;
}

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
