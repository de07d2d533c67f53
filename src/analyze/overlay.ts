import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Mention } from '../core/document.ts';
import type { Mentions } from '../core/mentions.ts';
import { correctSpans, type SpanError } from './correct-spans.ts';
import type { Predicates } from './predicates.ts';

/**
 * Both sides of a document over one set of mentions, after span correction. A node is a mention: nodes 0 to n − 1 are the key mentions, with
 * or without a twin; the others are response mentions without a twin.
 */
export interface Overlay {
  readonly pair: AlignedPair;
  readonly spanErrors: readonly SpanError[];
  readonly size: number;
  /** By node: the key entity, or −1. */
  readonly keyEntityOf: Int32Array;
  /** By node: the response entity, or −1. */
  readonly responseEntityOf: Int32Array;
  /** By node: the response mention, or −1. */
  readonly responseMentionOf: Int32Array;
  /** By node: 1 if key and response mention have different spans that were paired as a span error. */
  readonly isSpanError: Uint8Array;
  /** The nodes of each key entity, in text order. */
  readonly keyNodes: readonly (readonly number[])[];
  /** The nodes of each response entity, in text order. */
  readonly responseNodes: readonly (readonly number[])[];
}

/** The mention of a node: that of the key, if the key has it. */
export const mentionOf = ({ pair, responseMentionOf }: Overlay, node: number): Mention =>
  node < pair.key.mentions.length
    ? pair.key.mentions.at(node)
    : pair.response.mentions.at(responseMentionOf[node]);

export function overlay(pair: AlignedPair, predicates: Predicates): Overlay {
  const { key, response } = pair;
  const spanErrors = correctSpans(pair, predicates);
  const twins = pair.twins.slice();
  for (const { response: j, key: i } of spanErrors) twins[j] = i;
  let size = key.mentions.length;
  for (let j = 0; j < twins.length; j++) if (twins[j] < 0) size++;
  const keyEntityOf = new Int32Array(size).fill(-1);
  const responseEntityOf = new Int32Array(size).fill(-1);
  const responseMentionOf = new Int32Array(size).fill(-1);
  const isSpanError = new Uint8Array(size);
  keyEntityOf.set(key.mentions.entities);
  const entities = response.mentions.entities;
  let next = key.mentions.length;
  for (let j = 0; j < twins.length; j++) {
    const node = twins[j] < 0 ? next++ : twins[j];
    responseEntityOf[node] = entities[j];
    responseMentionOf[node] = j;
  }
  for (const { key: i } of spanErrors) isSpanError[i] = 1;
  const order = textOrder(key.mentions, response.mentions, responseMentionOf);
  return {
    pair,
    spanErrors,
    size,
    keyEntityOf,
    responseEntityOf,
    responseMentionOf,
    isSpanError,
    keyNodes: nodesOf(order, keyEntityOf, key.entities.length),
    responseNodes: nodesOf(order, responseEntityOf, response.entities.length),
  };
}

/** All nodes by start, then end; of two that start together the shorter is first. */
function textOrder(key: Mentions, response: Mentions, responseMentionOf: Int32Array): Int32Array {
  const size = responseMentionOf.length;
  const start = new Int32Array(size);
  const end = new Int32Array(size);
  start.set(key.starts);
  end.set(key.ends);
  const [starts, ends] = [response.starts, response.ends];
  for (let node = key.length; node < size; node++) {
    start[node] = starts[responseMentionOf[node]];
    end[node] = ends[responseMentionOf[node]];
  }
  const pieces = (node: number): string =>
    JSON.stringify(
      (node < key.length ? key.at(node) : response.at(responseMentionOf[node])).parts?.flat() ?? [],
    );
  const hasPieces = key.pieces !== undefined || response.pieces !== undefined;
  return Int32Array.from({ length: size }, (_, node) => node).sort((a, b) => {
    const order = start[a] - start[b] || end[a] - end[b];
    if (order !== 0 || !hasPieces) return order || a - b;
    const [mine, other] = [pieces(a), pieces(b)];
    if (mine === other) return a - b;
    return mine < other ? -1 : 1;
  });
}

function nodesOf(order: Int32Array, entityOf: Int32Array, entities: number): number[][] {
  const nodes: number[][] = Array.from({ length: entities }, () => []);
  for (const node of order) if (entityOf[node] >= 0) nodes[entityOf[node]].push(node);
  return nodes;
}
