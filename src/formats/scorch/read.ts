import type { Document, Mention } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import type { Report } from '../../problems/problem.ts';
import { bomLength, decode } from '../bytes.ts';
import type { Source } from '../format.ts';
import { JsonCursor, JsonFault } from '../json/cursor.ts';
import { bytePlace } from '../json/place.ts';
import { problem } from './codes.ts';

/** Clusters by name, each a list of names of mentions. */
type Clusters = ReadonlyMap<string, readonly string[]>;

/**
 * Reads a Scorch file: one document, whose mentions are names (docs/formats/scorch.md). If every name is a pair of numbers, such as `4-20`, they are spans of tokens with
 * inclusive ends, so that the file can be scored against other formats; otherwise two mentions are the same if their names are.
 */
export function* readScorch(source: Source, report: Report): Iterable<Document> {
  const { bytes, name } = source;
  const cursor = new JsonCursor(bytes, bomLength(bytes));
  let clusters: Clusters = new Map();
  try {
    clusters = readClusters(cursor);
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault;
    const { message, at, expected } = fault;
    report(
      problem('scorch/syntax', `${message.charAt(0).toUpperCase()}${message.slice(1)}.`, {
        file: name,
        expected,
        help: 'check that the program that wrote the file did not fail',
        ...bytePlace(bytes, at),
      }),
    );
  }
  const entities = [...clusters.keys()];
  const base = { id: '', pairKey: '#0', entities, length: 0, sentences: [], file: name, line: 1 };
  const lists = [...clusters.values()];
  if (lists.every((list) => list.every(isSpan))) {
    yield {
      ...base,
      unit: 'token',
      mentions: Mentions.of(
        lists.flatMap((list, entity) => list.map((text) => mentionFromSpan(text, entity))),
      ),
    };
    return;
  }
  const numbers = new Map<string, number>();
  const mentions: Mention[] = [];
  lists.forEach((list, entity) => {
    for (const text of list) {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      mentions.push({ start: number, end: number + 1, entity });
    }
  });
  const names = [...numbers.keys()];
  const tokens = { length: names.length, at: (i: number) => names[i] };
  yield { ...base, unit: 'name', mentions: Mentions.of(mentions), tokens };
}

/** A span in one spelling only, so that different names are different spans. */
const SPAN_NAME = /^"(0|[1-9]\d{0,8})-(0|[1-9]\d{0,8})"$/;

function isSpan(text: string): boolean {
  const found = SPAN_NAME.exec(text);
  return found !== null && Number(found[1]) <= Number(found[2]);
}

function mentionFromSpan(text: string, entity: number): Mention {
  const [start, end] = text.slice(1, -1).split('-').map(Number);
  return { start, end: end + 1, entity };
}

function readClusters(cursor: JsonCursor): Clusters {
  const values = new Map<string, number>();
  for (let more = cursor.openObject('a Scorch document: an object'); more; more = cursor.nextMember()) {
    const key = cursor.key(values);
    cursor.peek();
    values.set(key, cursor.at);
    cursor.skip();
  }
  const end = cursor.at;
  if (cursor.peek() >= 0) throw cursor.fault('the end of the file');
  const goTo = (key: string) => {
    const at = values.get(key);
    cursor.at = at ?? end;
    if (at === undefined) throw new JsonFault(`the key "${key}" is missing`, end - 1, `"${key}"`);
  };
  goTo('type');
  const type = cursor.string('"clusters" or "graph"');
  if (type === 'clusters') {
    goTo('clusters');
    return namedClusters(cursor);
  }
  goTo(type === 'graph' ? 'mentions' : 'type');
  if (type !== 'graph') throw cursor.fault('"clusters" or "graph"');
  const mentions = readNames(cursor);
  goTo('links');
  return components(mentions, readLinks(cursor));
}

function namedClusters(cursor: JsonCursor): Clusters {
  const clusters = new Map<string, readonly string[]>();
  for (let more = cursor.openObject('an object of clusters'); more; more = cursor.nextMember()) {
    clusters.set(cursor.key(clusters), readNames(cursor));
  }
  return clusters;
}

/** Mentions are any scalars; `1` and `"1"` are different. */
function readName(cursor: JsonCursor): string {
  const c = cursor.peek();
  if (c === 34) return JSON.stringify(cursor.string());
  if (c === 91 || c === 123) throw cursor.fault('a mention: a string or a number');
  const start = cursor.at;
  cursor.skip();
  return decode(cursor.bytes.subarray(start, cursor.at));
}

function readNames(cursor: JsonCursor): string[] {
  const names: string[] = [];
  for (let more = cursor.openList('a list of mentions'); more; more = cursor.nextItem())
    names.push(readName(cursor));
  return names;
}

function* readLinks(cursor: JsonCursor): Iterable<[string, string]> {
  for (let more = cursor.openList('a list of links'); more; more = cursor.nextItem()) {
    if (!cursor.openList('a link: [mention, mention]')) throw cursor.fault('a link of two mentions');
    const from = readName(cursor);
    if (!cursor.nextItem()) throw cursor.fault('the second mention of a link');
    const to = readName(cursor);
    if (cursor.nextItem()) throw cursor.fault('a link of two mentions');
    yield [from, to];
  }
}

/** The connected components of a graph, in the order of their first mentions. A linked mention that was not declared is added, as Scorch does. */
function components(mentions: readonly string[], links: Iterable<[string, string]>): Clusters {
  const parent = new Map<string, string>(mentions.map((name) => [name, name]));
  const rootOf = (name: string): string => {
    let root = name;
    for (;;) {
      const above = parent.get(root) ?? root;
      if (above === root) return root;
      parent.set(root, parent.get(above) ?? above);
      root = above;
    }
  };
  for (const [from, to] of links) {
    for (const name of [from, to]) if (!parent.has(name)) parent.set(name, name);
    parent.set(rootOf(to), rootOf(from));
  }
  const lists = new Map<string, string[]>();
  for (const name of parent.keys()) {
    const root = rootOf(name);
    const list = lists.get(root);
    if (list === undefined) lists.set(root, [name]);
    else list.push(name);
  }
  return new Map(Array.from(lists.values(), (list, i) => [String(i), list]));
}
