import type { AddedToken, Document, Mention, Span, TokenColumn, Tokens } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import { moveMention } from './move-mention.ts';

/**
 * The response with its mentions at the positions of the key, where the empty nodes differ; `undefined` if they have different
 * numbers of words. Words correspond by their order. An empty node corresponds to the one with the same number (2 of `3.2`) between the same words of the same sentence; where one of
 * the formats has no sentences, to the one with the same rank between the same words. An empty node of the response alone gets a position after the last token of the key, so that a mention
 * that covers it differs from one without it; `Tokens.added` has its place.
 */
export function alignEmptyNodes(
  key: Document,
  response: Document,
  report: Report,
  { sameWords }: { readonly sameWords: boolean },
): Document | undefined {
  const [ours, theirs] = [key.tokens, response.tokens];
  if (key.unit !== 'token' || response.unit !== 'token' || ours === undefined || theirs === undefined)
    return undefined;
  const [words, others] = [wordIndices(ours), wordIndices(theirs)];
  if (words.length !== others.length) return undefined;
  if (sameWords && words.some((word, i) => ours.at(word) !== theirs.at(others[i]))) return undefined;

  const haveSentences = key.sentences.length > 0 && response.sentences.length > 0;
  const nodes = nodesOf(ours, haveSentences ? key.sentences : []);
  const byPlace = new Map(nodes.map((node) => [placeName(node), node.token]));
  const positions = new Int32Array(theirs.length);
  const tokenAt = new Int32Array(ours.length).fill(-1);
  others.forEach((other, i) => {
    positions[other] = words[i];
    tokenAt[words[i]] = other;
  });
  const added: Node[] = [];
  let common = 0;
  for (const node of nodesOf(theirs, haveSentences ? response.sentences : [])) {
    const position = byPlace.get(placeName(node));
    if (position === undefined) positions[node.token] = ours.length + added.push(node) - 1;
    else {
      common++;
      positions[node.token] = position;
      tokenAt[position] = node.token;
    }
  }
  const counts = [nodes.length, common + added.length];
  const isSame = common === nodes.length && added.length === 0;
  if (!isSame) report(differentNodes(key, response, counts, common));
  const runs = runStarts(positions);
  return {
    ...response,
    length: key.length,
    columns: isSame ? response.columns : movedColumns(response.columns, tokenAt, added),
    sentences: isSame ? response.sentences : key.sentences,
    tokens: {
      length: ours.length,
      // Forms of empty nodes are not compared: they are not part of the text.
      at: (i) =>
        i >= ours.length
          ? theirs.at(added[i - ours.length].token)
          : ours.emptyNodes?.has(i)
            ? ours.at(i)
            : theirs.at(tokenAt[i]),
      emptyNodes: ours.emptyNodes,
      nodeNumbers: ours.nodeNumbers,
      ...(added.length > 0 ? { added: placesOf(added, nodes, words) } : {}),
    },
    mentions: isSame
      ? response.mentions
      : Mentions.of(
          Array.from(
            response.mentions,
            (mention) => moveMention(mention, (span) => piecesInKey(span, positions, runs)) as Mention,
          ),
        ),
  };
}

/** Indices of the tokens that are not empty nodes. */
function wordIndices({ length, emptyNodes }: Tokens): number[] {
  const words: number[] = [];
  for (let i = 0; i < length; i++) if (!emptyNodes?.has(i)) words.push(i);
  return words;
}

/** The place of an empty node. */
interface Node {
  readonly token: number;
  /** Index of its sentence; −1 without sentences. */
  readonly sentence: number;
  /** The number of words before it. */
  readonly words: number;
  /** The sentences that began since the last of these words. */
  readonly begun: number;
  /** 2 for `3.2`. Without sentences, and where the format has no numbers or they do not ascend, nodes are counted. */
  readonly number: number;
}

/** Equal for nodes at the same place. */
const placeName = ({ words, begun, number }: Node): string => `${words} ${begun} ${number}`;

/** The empty nodes in text order. */
function nodesOf(
  { length, emptyNodes, nodeNumbers }: Tokens,
  sentences: Document['sentences'],
): readonly Node[] {
  const nodes: Node[] = [];
  let [words, begun, number, sentence] = [0, 0, 0, 0];
  for (let token = 0; token < length; token++) {
    for (; sentence < sentences.length && sentences[sentence] <= token; sentence++) {
      begun++;
      number = 0;
    }
    if (emptyNodes?.has(token)) {
      number = Math.max(number + 1, sentences.length === 0 ? 0 : (nodeNumbers?.get(token) ?? 0));
      nodes.push({ token, sentence: sentence - 1, words, begun, number });
    } else {
      words++;
      begun = 0;
      number = 0;
    }
  }
  return nodes;
}

/** The token columns of the response at the positions of the key; a node of the key alone has no values. */
function movedColumns(
  columns: Document['columns'],
  tokenAt: Int32Array,
  added: readonly Node[],
): Document['columns'] {
  const tokenOf = (i: number): number => (i < tokenAt.length ? tokenAt[i] : added[i - tokenAt.length].token);
  const moved = ({ at }: TokenColumn): TokenColumn => ({ at: (i) => (tokenOf(i) < 0 ? '' : at(tokenOf(i))) });
  return columns && new Map(Array.from(columns, ([name, column]) => [name, moved(column)]));
}

/** The places of the empty nodes that only the response has; `nodes` are those of the key, `words` the positions of its words. */
function placesOf(added: readonly Node[], nodes: readonly Node[], words: readonly number[]): AddedToken[] {
  let next = 0;
  // The token of the key before each of them. Both lists are in text order.
  const before = added.map((node) => {
    while (next < nodes.length && isBefore(nodes[next], node)) next++;
    const word = node.words === 0 ? -1 : words[node.words - 1];
    return next === 0 ? word : Math.max(word, nodes[next - 1].token);
  });
  const counts = new Map<number, number>();
  for (const token of before) counts.set(token, (counts.get(token) ?? 0) + 1);
  let rank = 0;
  return added.map(({ sentence }, i) => {
    rank = i > 0 && before[i] === before[i - 1] ? rank + 1 : 1;
    return { sentence, order: before[i] + rank / ((counts.get(before[i]) ?? 0) + 1) };
  });
}

const isBefore = (one: Node, other: Node): boolean =>
  one.words - other.words < 0 ||
  (one.words === other.words &&
    (one.begun < other.begun || (one.begun === other.begun && one.number < other.number)));

/** For each token of the response the first one of its run of tokens that are neighbours in the key as well. */
function runStarts(positions: Int32Array): Int32Array {
  const starts = new Int32Array(positions.length);
  for (let i = 1; i < positions.length; i++)
    starts[i] = positions[i] === positions[i - 1] + 1 ? starts[i - 1] : i;
  return starts;
}

/** Where a span of the response is in the key, from its last run to its first. */
function piecesInKey([start, end]: Span, positions: Int32Array, runs: Int32Array): Span[] {
  const pieces: Span[] = [];
  for (let last = Math.min(end, positions.length) - 1; last >= start; ) {
    const first = Math.max(runs[last], start);
    pieces.push([positions[first], positions[last] + 1]);
    last = first - 1;
  }
  return pieces;
}

function differentNodes(key: Document, response: Document, counts: readonly number[], common: number) {
  return problem(
    'text/empty-nodes',
    `Document ${key.id} has other empty nodes in the response: ${counts[0]} in the key, ${counts[1]} in the response, ${common} at the same place.`,
    {
      document: key.id,
      file: response.file,
      line: response.line,
      help: 'words are matched by their order and empty nodes by their place; a mention with an empty node that the other side lacks matches only if the matcher allows it',
    },
  );
}
