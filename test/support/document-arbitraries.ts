import fc from 'fast-check';
import type { Document, Mention, Relation, Span } from '../../src/core/document.ts';
import { Mentions } from '../../src/core/mentions.ts';
import { unionOf } from '../../src/core/span-union.ts';
import type { Capability } from '../../src/formats/index.ts';

const WORDS = ['Mary', 'said', 'Łódź', '😀', 'a-b', 'x|y', '(', '_', '#1', '1', '"q"', 'é'];
const TYPES = ['person', 'a-b', 'x(y)', 'a b', '1', '&#45;', 'T|x'];

/** Documents with tokens, and with those of the capabilities that are named. */
export function documentArbitrary(...holds: readonly Capability[]): fc.Arbitrary<Document> {
  const has = (capability: Capability) => holds.includes(capability);
  return fc
    .record({
      id: fc.constantFrom('d', 'nw/wsj_0020', 'GUM_bio'),
      words: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 }),
      breaks: fc.array(fc.nat(11), { maxLength: 3 }),
      empty: fc.array(fc.nat(11), { maxLength: has('zeros') ? 3 : 0 }),
      labels: fc.constantFrom(['1', '2', '3'], ['a', 'person-1', '__proto__'], ['x y', '(', 'é']),
      mentions: fc.array(
        fc.record({
          spans: fc.array(fc.tuple(fc.nat(11), fc.integer({ min: 1, max: 4 })), {
            minLength: 1,
            maxLength: has('gaps') ? 3 : 1,
          }),
          entity: fc.nat(2),
          head: fc.option(fc.nat(11)),
          type: fc.option(fc.constantFrom(...TYPES)),
        }),
        { maxLength: 8 },
      ),
      bridges: fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { maxLength: has('relations') ? 2 : 0 }),
    })
    .map(({ id, words, breaks, empty, labels, mentions, bridges }) => {
      const { length } = words;
      const emptyNodes = new Set(empty.filter((token) => token < length));
      const list = mentions.map(({ spans, entity, head, type }): Mention => {
        const parts = unionOf(spans.map(([start, size]): Span => clamp(start % length, size, length)));
        const [start, end] = [parts[0][0], parts[parts.length - 1][1]];
        const inside = head !== null && parts.some(([from, to]) => head >= from && head < to);
        const isZero = emptyNodes.has(has('heads') && inside ? head : start);
        return {
          start,
          end,
          entity,
          ...(parts.length > 1 ? { parts } : {}),
          ...(has('heads') && inside ? { head } : {}),
          ...(isZero ? { zero: true } : {}),
          ...(has('types') && type !== null ? { attributes: new Map([['type', type]]) } : {}),
        };
      });
      const used = new Set(list.map(({ entity }) => entity));
      const relations = bridges
        .filter((pair) => pair.every((entity) => used.has(entity)))
        .map(([from, to]): Relation => ({ type: 'Bridge:part', from, to: [to] }));
      const sentences = [...new Set([0, ...breaks.filter((token) => token < length)])].sort((a, b) => a - b);
      return {
        id,
        pairKey: `${id}#0`,
        unit: 'token' as const,
        entities: labels,
        length,
        sentences,
        mentions: Mentions.of(list),
        tokens: { length, at: (i: number) => words[i], ...(emptyNodes.size > 0 ? { emptyNodes } : {}) },
        ...(relations.length > 0 ? { relations } : {}),
      };
    });
}

const clamp = (start: number, size: number, length: number): Span => [start, Math.min(length, start + size)];

/** The entities as sets of spans without their labels, which a writer may change; for comparison. */
export const partitionOf = ({ mentions }: Document, ...properties: readonly (keyof Mention)[]): string[] => {
  const byEntity = new Map<number, string[]>();
  for (const mention of mentions) {
    const { start, end, parts = [[start, end]], entity, attributes } = mention;
    const more = properties.map((name) => (name === 'attributes' ? [...(attributes ?? [])] : mention[name]));
    byEntity.set(entity, [...(byEntity.get(entity) ?? []), JSON.stringify([parts, ...more])]);
  }
  return [...byEntity.values()].map((spans) => spans.sort().join(' ')).sort();
};
