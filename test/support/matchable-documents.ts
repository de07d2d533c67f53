import fc from 'fast-check';
import type { Document, Mention, Span } from '../../src/core/document.ts';
import { Mentions } from '../../src/core/mentions.ts';
import { unionOf } from '../../src/core/span-union.ts';
import { corefud } from '../../src/formats/corefud/corefud.ts';

const SENTENCES = 2;
const WORDS = 6;

interface Node {
  readonly sentence: number;
  readonly after: number;
  readonly deps: readonly string[];
}

const node: fc.Arbitrary<Node> = fc.record({
  sentence: fc.nat(SENTENCES - 1),
  after: fc.nat(WORDS),
  deps: fc.uniqueArray(fc.constantFrom('1:nsubj', '2:obj', '2:nsubj', '3:obl'), { maxLength: 2 }),
});

const mention = fc.record({
  at: fc.nat(30),
  size: fc.integer({ min: 1, max: 4 }),
  gap: fc.option(fc.nat(30), { freq: 4 }),
  head: fc.option(fc.nat(3), { freq: 6 }),
  minimum: fc.option(fc.nat(3)),
  entity: fc.nat(3),
});

const annotation = fc.record({
  nodes: fc.array(node, { maxLength: 4 }),
  mentions: fc.array(mention, { maxLength: 9 }),
});

/** A key and a response of the same words, with zeros at different places. */
export const matchableDocuments: fc.Arbitrary<readonly [key: Document, response: Document]> = fc
  .tuple(annotation, annotation)
  .map(([key, response]) => [documentOf(key), documentOf(response)]);

/** The tokens are read from a CorefUD file, so that empty nodes have numbers, sentences and dependencies. */
function documentOf({
  nodes,
  mentions,
}: typeof annotation extends fc.Arbitrary<infer T> ? T : never): Document {
  const lines = ['# newdoc id = d', '# global.Entity = eid'];
  for (let sentence = 0; sentence < SENTENCES; sentence++) {
    for (let word = 0; word <= WORDS; word++) {
      if (word > 0) lines.push([word, `w${sentence}.${word}`, ...'________'].join('\t'));
      const here = nodes.filter((one) => one.sentence === sentence && one.after === word);
      for (const [i, { deps }] of here.entries())
        lines.push([`${word}.${i + 1}`, '_', ...'______', deps.join('|') || '_', '_'].join('\t'));
    }
    lines.push('');
  }
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
  const [read] = corefud.read({ name: 'f', bytes }, () => {}, { columns: ['deps'] });
  const chosen = new Map<string, { head: number | null; minimum: number | null }>();
  const list = mentions.map(({ at, size, gap, head: ownHead, minimum: ownMinimum, entity }): Mention => {
    const clamp = (start: number): Span => {
      const from = start % read.length;
      return [from, Math.min(from + size, read.length)];
    };
    const parts = unionOf([clamp(at), ...(gap === null ? [] : [clamp(gap)])]);
    const tokens = parts.flatMap(([start, end]) => Array.from({ length: end - start }, (_, i) => start + i));
    // Mentions with the same words have the same properties: which of them a document keeps is decided by their order.
    const words = tokens.join();
    const { head, minimum } = chosen.get(words) ?? { head: ownHead, minimum: ownMinimum };
    chosen.set(words, { head, minimum });
    const headToken = head === null ? undefined : tokens[head % tokens.length];
    const isZero = read.tokens?.emptyNodes?.has(headToken ?? tokens[0]) === true;
    const least = minimum === null ? undefined : tokens[minimum % tokens.length];
    return {
      start: parts[0][0],
      end: parts[parts.length - 1][1],
      entity,
      ...(parts.length > 1 ? { parts } : {}),
      ...(headToken === undefined ? {} : { head: headToken }),
      ...(least === undefined ? {} : { minStart: least, minEnd: least + 1 }),
      ...(isZero ? { zero: true } : {}),
    };
  });
  return { ...read, entities: ['a', 'b', 'c', 'd'], mentions: Mentions.of(list) };
}

/** The same document with its mentions and entities in another order, and with other names. */
export function shuffled(document: Document, next: () => number): Document {
  const order = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => [next(), item] as const)
      .sort(([a], [b]) => a - b)
      .map(([, item]) => item);
  const { mentions, entities } = document;
  const places = order([...entities.keys()]);
  const moved = mentions.withEntities(mentions.entities.map((entity) => places.indexOf(entity)));
  return {
    ...document,
    entities: places.map((_, i) => `n${i}`),
    mentions: moved.pick(order([...moved.starts.keys()])),
  };
}
