import type { Document, Mention, Span, Tokens } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import { moveMention } from './move-mention.ts';

/**
 * The response with its mentions at the positions of the key, where the empty nodes differ; `undefined` if they have different
 * numbers of words. Words correspond by their order. An empty node corresponds to the one with the same number between the same words of the same sentence; where one of
 * the formats has no sentences, between the same words. An empty node of the response alone gets a position after the last token of the key, so that a mention that covers it
 * differs from one without it.
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
  const nodes = new Map(nodesOf(ours, haveSentences ? key.sentences : []));
  const positions = new Int32Array(theirs.length);
  const wordAt = new Int32Array(ours.length).fill(-1);
  others.forEach((other, i) => {
    positions[other] = words[i];
    wordAt[words[i]] = other;
  });
  const added: number[] = [];
  let common = 0;
  for (const [place, token] of nodesOf(theirs, haveSentences ? response.sentences : [])) {
    const node = nodes.get(place);
    if (node !== undefined) common++;
    positions[token] = node ?? ours.length + added.push(token) - 1;
  }
  const counts = [nodes.size, common + added.length];
  const isSame = common === nodes.size && added.length === 0;
  if (!isSame) report(differentNodes(key, response, counts, common));
  const runs = runStarts(positions);
  return {
    ...response,
    length: key.length,
    columns: isSame ? response.columns : undefined,
    sentences: isSame ? response.sentences : key.sentences,
    tokens: {
      length: ours.length,
      // Forms of empty nodes are not compared: they are not part of the text.
      at: (i) =>
        i >= ours.length
          ? theirs.at(added[i - ours.length])
          : wordAt[i] < 0
            ? ours.at(i)
            : theirs.at(wordAt[i]),
      emptyNodes: ours.emptyNodes,
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

/** The empty nodes by place: the words before, the sentences that began since the last of these, the nodes since then. */
function* nodesOf(
  { length, emptyNodes }: Tokens,
  sentences: Document['sentences'],
): Generator<[string, number]> {
  let [words, begun, nodes, sentence] = [0, 0, 0, 0];
  for (let i = 0; i < length; i++) {
    for (; sentence < sentences.length && sentences[sentence] <= i; sentence++) {
      begun++;
      nodes = 0;
    }
    if (emptyNodes?.has(i)) yield [`${words} ${begun} ${++nodes}`, i];
    else {
      words++;
      begun = 0;
      nodes = 0;
    }
  }
}

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
