import fc from 'fast-check';
import type { Document } from '../../src/core/document.ts';
import { Mentions } from '../../src/core/mentions.ts';
import { pairKeyOf } from '../../src/formats/pair-key.ts';

const word = fc.oneof(
  fc.constantFrom('Tom', 'he', '', '"', '\\', '😀', '__proto__', 'a b', '\n'),
  fc.string(),
);

/** Lists of clusters of half-open spans within a length; no cluster is empty. */
const clustersWithin = (length: number) =>
  fc.array(
    fc.array(
      fc
        .tuple(fc.nat(length - 1), fc.nat(length - 1))
        .map(([a, b]) => [Math.min(a, b), Math.max(a, b) + 1] as const),
      { minLength: 1, maxLength: 4 },
    ),
    { maxLength: 4 },
  );

const mentionsOf = (clusters: readonly (readonly (readonly [number, number])[])[]) => ({
  entities: clusters.map((_, i) => String(i)),
  mentions: Mentions.of(
    clusters.flatMap((cluster, entity) => cluster.map(([start, end]) => ({ start, end, entity, line: 1 }))),
  ),
});

const named = (id: string) => ({ id, pairKey: pairKeyOf(id) });

const id = fc.constantFrom('d', '__proto__', '(a/b); part 000', 'a_0', '', '17740950239373139');

/** A document with words, which has at least one sentence. */
const withWords: fc.Arbitrary<Document> = fc
  .tuple(id, fc.array(fc.array(word, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 }))
  .chain(([name, lists]) => {
    const words = lists.flat();
    const sentences = lists.map((_, i) => lists.slice(0, i).flat().length);
    return clustersWithin(words.length).map((clusters) => ({
      ...named(name),
      unit: 'token' as const,
      length: words.length,
      sentences,
      ...mentionsOf(clusters),
      tokens: { length: words.length, at: (i: number) => words[i] },
    }));
  });

const withText: fc.Arbitrary<Document> = fc
  .tuple(id, fc.array(fc.constantFrom('a', ' ', '😀', '"', 'é'), { minLength: 1, maxLength: 12 }))
  .chain(([name, points]) =>
    clustersWithin(points.length).map((clusters) => ({
      ...named(name),
      unit: 'character' as const,
      length: points.length,
      sentences: [],
      ...mentionsOf(clusters),
      text: points.join(''),
    })),
  );

/** Nothing but spans. */
const bare: fc.Arbitrary<Document> = fc.tuple(id, clustersWithin(30)).map(([name, clusters]) => ({
  ...named(name),
  unit: 'token' as const,
  length: 0,
  sentences: [],
  ...mentionsOf(clusters),
}));

/** A document that JSON lines can hold. */
export const jsonDocument: fc.Arbitrary<Document> = fc.oneof(withWords, withText, bare);
export const bareDocument = bare;
