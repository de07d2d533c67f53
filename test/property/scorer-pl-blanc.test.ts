import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blanc } from '../../src/compat/scorer-pl/blanc.ts';
import { identify, type MentionNumbers } from '../../src/compat/scorer-pl/identify.ts';
import { intersectingPairs } from '../../src/compat/scorer-pl/link-counts.ts';
import type { InclusiveSpan } from '../../src/compat/scorer-pl/read-document.ts';
import { scoredDocument } from '../../src/compat/scorer-pl/scored-document.ts';
import { runs } from '../support/runs.ts';

/** The literal definition (docs/compat/scorer-pl.md#metrics): sets of unordered pairs within and across entities. */
function linkSets(entities: readonly MentionNumbers[]): { coreferent: Set<string>; apart: Set<string> } {
  const link = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;
  const coreferent = new Set<string>();
  const apart = new Set<string>();
  for (const [e, mentions] of entities.entries()) {
    for (const [i, mention] of mentions.entries()) {
      for (const other of mentions.slice(i + 1)) coreferent.add(link(mention, other));
      for (const others of entities.slice(e + 1)) {
        for (const other of others) apart.add(link(mention, other));
      }
    }
  }
  return { coreferent, apart };
}

const common = (a: Set<string>, b: Set<string>) => [...a].filter((link) => b.has(link)).length;

const partition = (mentions: number, entities: number) =>
  fc.array(fc.tuple(fc.nat(mentions - 1), fc.nat(entities - 1)), { maxLength: 30 }).map((pairs) => {
    const lists = Array.from({ length: entities }, (): InclusiveSpan[] => []);
    for (const [mention, entity] of pairs) lists[entity].push([mention, mention]);
    return lists.filter((list) => list.length > 0);
  });

describe('blanc', () => {
  it('counts the links of the pair sets, also where mentions repeat in the key or outside of it', () => {
    fc.assert(
      fc.property(partition(12, 9), partition(16, 5), (key, response) => {
        const document = scoredDocument(identify(key, response));
        const k = linkSets(document.key);
        const r = linkSets(document.response);
        const c = common(k.coreferent, r.coreferent);
        const n = common(k.apart, r.apart);
        expect(blanc.count(document)).toEqual([
          c,
          k.coreferent.size,
          c,
          r.coreferent.size,
          n,
          k.apart.size,
          n,
          r.apart.size,
        ]);
      }),
      { numRuns: runs(3000) },
    );
  });
});

describe('intersectingPairs', () => {
  it('counts the pairs of sets that have an element in common, small or large', () => {
    const set = fc
      .uniqueArray(fc.nat(20), { minLength: 1, maxLength: 9 })
      .map((elements) => elements.sort((a, b) => a - b));
    fc.assert(
      fc.property(fc.array(set, { maxLength: 15 }), (sets) => {
        const expected = sets.flatMap((a, i) =>
          sets.slice(i + 1).filter((b) => b.some((element) => a.includes(element))),
        ).length;
        expect(intersectingPairs(sets)).toBe(expected);
      }),
      { numRuns: runs(2000) },
    );
  });
});
