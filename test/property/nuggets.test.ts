import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Candidates } from '../../src/matching/candidates.ts';
import { dice } from '../../src/matching/dice.ts';
import type { Extent } from '../../src/matching/extent.ts';
import { extentOf, type Fragment } from '../../src/matching/extent.ts';
import { attributeSettings, literally, standardAttributes } from '../../src/nuggets/model/attributes.ts';
import { agreement } from '../../src/nuggets/score/agreement.ts';
import { greedyMappings, optimalMappings } from '../../src/nuggets/score/mapping.ts';

const settings = attributeSettings(standardAttributes);

const fragment = fc.tuple(fc.nat(20), fc.integer({ min: 0, max: 6 })).map(([b, n]): Fragment => [b, b + n]);
const extent = fc.array(fragment, { minLength: 1, maxLength: 3 }).map((fragments) => extentOf(fragments));
const mention = fc.record({
  extent,
  values: fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('x', 'y')),
});
const mentions = (maxLength: number) => fc.array(mention, { maxLength });

const elements = ({ ranges }: Extent): Set<number> => {
  const all = new Set<number>();
  for (let r = 0; r < ranges.length; r += 2) for (let at = ranges[r]; at < ranges[r + 1]; at++) all.add(at);
  return all;
};

const naiveDice = (g: Extent, s: Extent): number => {
  const [a, b] = [elements(g), elements(s)];
  const shared = [...a].filter((element) => b.has(element)).length;
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
};

interface Mention {
  readonly extent: Extent;
  readonly values: readonly string[];
}

const extents = (list: readonly Mention[]) => list.map((entry) => entry.extent);
const values = (list: readonly Mention[]) => list.map((entry) => entry.values);

/** All overlapping pairs, by falling Dice, then by system mention, then by gold mention (docs/nuggets.md). */
const naivePairs = (gold: readonly Mention[], system: readonly Mention[]) =>
  system
    .flatMap((s, j) => gold.map((g, i): [number, number, number] => [i, j, naiveDice(g.extent, s.extent)]))
    .filter(([, , score]) => score > 0)
    .sort((a, b) => b[2] - a[2] || a[1] - b[1] || a[0] - b[0]);

function mapped(gold: readonly Mention[], system: readonly Mention[], limit?: number) {
  const candidates = new Candidates(extents(gold), extents(system), dice, limit);
  const agree = agreement(values(gold), values(system), literally);
  const greedy = greedyMappings(candidates, settings, agree);
  const optimal = optimalMappings(candidates, settings, agree, greedy);
  return { candidates, agree, greedy, optimal };
}

/** The best sum over all one-to-one mappings. */
function bruteForce(gold: number, system: number, weight: (g: number, s: number) => number): number {
  const used = new Set<number>();
  const best = (g: number): number => {
    if (g === gold) return 0;
    let most = best(g + 1);
    for (let s = 0; s < system; s++) {
      if (used.has(s) || weight(g, s) === 0) continue;
      used.add(s);
      most = Math.max(most, weight(g, s) + best(g + 1));
      used.delete(s);
    }
    return most;
  };
  return best(0);
}

describe('candidates', () => {
  it('are the overlapping pairs by Dice, system and gold line, as if all pairs were compared', () =>
    fc.assert(
      fc.property(mentions(12), mentions(12), (gold, system) => {
        const seen: [number, number, number][] = [];
        new Candidates(extents(gold), extents(system), dice).descending((g, s, d) => seen.push([g, s, d]));
        expect(seen).toEqual(naivePairs(gold, system));
      }),
    ));

  it('come in the same order when they are too many to keep', () =>
    fc.assert(
      fc.property(mentions(12), mentions(12), fc.integer({ min: 1, max: 30 }), (gold, system, limit) => {
        const seen: [number, number, number][] = [];
        new Candidates(extents(gold), extents(system), dice, limit).descending((g, s, d) =>
          seen.push([g, s, d]),
        );
        expect(seen).toEqual(naivePairs(gold, system));
      }),
    ));
});

describe('greedy mappings', () => {
  it('follow the algorithms of section 3.1.1, each setting on its own', () =>
    fc.assert(
      fc.property(mentions(10), mentions(10), (gold, system) => {
        const { greedy, agree } = mapped(gold, system, 20);
        settings.forEach(({ mask }, k) => {
          const systemOf = new Array(gold.length).fill(-1);
          const used = new Set<number>();
          for (const [g, s] of naivePairs(gold, system)) {
            if (systemOf[g] >= 0 || used.has(s) || (agree(g, s) & mask) !== mask) continue;
            systemOf[g] = s;
            used.add(s);
          }
          expect([...greedy[k].systemOf]).toEqual(systemOf);
        });
      }),
    ));
});

describe('optimal mappings', () => {
  it('are never worse than the greedy ones', () =>
    fc.assert(
      fc.property(mentions(25), mentions(25), (gold, system) => {
        const { greedy, optimal } = mapped(gold, system);
        settings.forEach((_, k) => {
          expect(optimal?.[k].truePositives).toBeGreaterThanOrEqual(greedy[k].truePositives);
        });
      }),
    ));

  it('equal the best of all mappings', () =>
    fc.assert(
      fc.property(mentions(6), mentions(6), (gold, system) => {
        const { optimal, agree } = mapped(gold, system);
        settings.forEach(({ mask }, k) => {
          const weight = (g: number, s: number) =>
            (agree(g, s) & mask) === mask ? naiveDice(gold[g].extent, system[s].extent) : 0;
          expect(optimal?.[k].truePositives).toBeCloseTo(bruteForce(gold.length, system.length, weight), 9);
        });
      }),
    ));

  it('are one to one and made of acceptable pairs', () =>
    fc.assert(
      fc.property(mentions(15), mentions(15), (gold, system) => {
        const { optimal, agree } = mapped(gold, system);
        settings.forEach(({ mask }, k) => {
          const pairs = [...(optimal?.[k].systemOf ?? [])].flatMap((s, g) =>
            s < 0 ? [] : [[g, s] as const],
          );
          expect(new Set(pairs.map(([, s]) => s)).size).toBe(pairs.length);
          for (const [g, s] of pairs) expect(agree(g, s) & mask).toBe(mask);
        });
      }),
    ));
});
