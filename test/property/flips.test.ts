import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyDecisions, systemDecisions } from '../../src/analyze/flips/decisions.ts';
import { type Flips, flipsBetween } from '../../src/analyze/flips/flips.ts';
import { decisions } from '../../src/analyze/index.ts';
import type { AlignedPair } from '../../src/core/aligned-pair.ts';
import type { Document, Mention } from '../../src/core/document.ts';
import { Mentions } from '../../src/core/mentions.ts';
import { evaluatePair, type SingletonPolicy, settingsOf } from '../../src/evaluate/index.ts';
import type { MatcherId } from '../../src/matching/index.ts';
import { runs } from '../support/runs.ts';

const LENGTH = 12;

/** A span, perhaps with a gap, and the entities of it in the key and in two systems; −1 where a side lacks it. */
const label = fc.integer({ min: -1, max: 3 });
const span = fc.record({
  start: fc.integer({ min: 0, max: LENGTH - 4 }),
  size: fc.constantFrom(1, 1, 2, 3),
  gap: fc.constantFrom(0, 0, 0, 1),
  key: label,
  a: label,
  b: label,
});
type Side = 'key' | 'a' | 'b';

const corpora = fc.array(
  fc.uniqueArray(span, { maxLength: 14, selector: ({ start, size, gap }) => `${start} ${size} ${gap}` }),
  { minLength: 1, maxLength: 3 },
);
type Corpus = typeof corpora extends fc.Arbitrary<infer T> ? T : never;

const ways = fc.record({
  singletons: fc.constantFrom<SingletonPolicy>('keep', 'drop'),
  match: fc.constantFrom<MatcherId>('exact', 'head', 'partial'),
});
type Way = typeof ways extends fc.Arbitrary<infer T> ? T : never;

/** One side of a document; `turn` changes the order and the names of entities and mentions. */
function documentOf(spans: Corpus[number], side: Side, turn: boolean): Document {
  const own = spans.filter((each) => each[side] >= 0);
  if (turn) own.reverse();
  const labels = [...new Set(own.map((each) => each[side]))];
  const mentions = own.map(({ start, size, gap, ...entities }): Mention => {
    const end = start + size + (gap === 0 ? 0 : gap + 1);
    const parts =
      gap === 0
        ? {}
        : {
            parts: [
              [start, start + size],
              [end - 1, end],
            ] as const,
          };
    return { start, end, entity: labels.indexOf(entities[side]), ...parts };
  });
  return {
    id: 'd',
    pairKey: 'd#0',
    unit: 'token',
    length: LENGTH,
    sentences: [0],
    tokens: { length: LENGTH, at: (i) => `w${i}` },
    entities: labels.map((name) => `${turn ? 'x' : ''}${name}`),
    mentions: Mentions.of(mentions),
  };
}

function compared(corpus: Corpus, way: Way, [first, second]: readonly [Side, Side], turn = false) {
  const settings = settingsOf({ metrics: ['mentions', 'muc'], ...way });
  const systems = [first, second].map((side) => {
    const pairs: AlignedPair[] = [];
    const counts = corpus.map((spans) => {
      const [key, own] = [documentOf(spans, 'key', turn), documentOf(spans, side, turn)];
      const result = evaluatePair(
        key,
        own,
        settings,
        () => {},
        'd',
        (pair) => pairs.push(pair),
      );
      const { mentions, muc } = Object.fromEntries(
        settings.metrics.map(({ id }, m) => [id, Array.from(result.counts.subarray(4 * m, 4 * m + 4))]),
      );
      return { mentions, muc };
    });
    return { pairs, counts };
  });
  const key = systems[0].pairs.map(keyDecisions);
  const [a, b] = systems.map(({ pairs }) => pairs.map(systemDecisions));
  return { flips: flipsBetween(key, a, b), counts: systems.map(({ counts }) => counts) };
}

/** Wrong decisions by the counts of the scores: denominators less numerators. */
function wrongByCounts({ mentions, muc }: { mentions: number[]; muc: number[] }) {
  return {
    mention: mentions[1] - mentions[0],
    spurious: mentions[3] - mentions[2],
    link: muc[1] - muc[0],
    'false-link': muc[3] - muc[2],
  };
}

describe('flips', () => {
  it('add up: repaired less broken is the difference of the counts of the scores, in each document and in the corpus', () => {
    fc.assert(
      fc.property(corpora, ways, (corpus, way) => {
        const { flips, counts } = compared(corpus, way, ['a', 'b']);
        for (const decision of decisions) {
          const wrong = counts.map((documents) => documents.map((each) => wrongByCounts(each)[decision]));
          flips.documents.forEach(({ [decision]: [repaired, broken, both] }, d) => {
            expect([repaired + both, broken + both]).toEqual([wrong[0][d], wrong[1][d]]);
          });
          const sums = wrong.map((each) => each.reduce((sum, count) => sum + count, 0));
          expect(flips.decisions[decision].wrong).toEqual(sums);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('cover all key mentions and all links of the key', () => {
    fc.assert(
      fc.property(corpora, ways, (corpus, way) => {
        const { flips, counts } = compared(corpus, way, ['a', 'b']);
        for (const [decision, metric] of [['mention', 'mentions'] as const, ['link', 'muc'] as const]) {
          const { repaired, broken, bothWrong, bothRight } = flips.decisions[decision];
          const all = counts[0].reduce((sum, document) => sum + document[metric][1], 0);
          expect(repaired + broken + bothWrong + (bothRight ?? Number.NaN)).toBe(all);
          expect(bothRight).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('are exchanged when the systems are', () => {
    const exchanged = { repaired: 'broken', broken: 'repaired', bothWrong: 'bothWrong' } as const;
    fc.assert(
      fc.property(corpora, ways, (corpus, way) => {
        const { flips } = compared(corpus, way, ['a', 'b']);
        const { flips: back } = compared(corpus, way, ['b', 'a']);
        const turned = back.rows.map(({ a, b, outcome, ...row }) => ({
          ...row,
          outcome: exchanged[outcome],
          a: b,
          b: a,
        }));
        expect(turned).toEqual(flips.rows);
        expect(back.points.muc.difference ?? 0).toBeCloseTo(-(flips.points.muc.difference ?? 0), 12);
      }),
      { numRuns: runs(300) },
    );
  });

  it('have nothing repaired or broken between equal systems, and nothing wrong in the key', () => {
    const outcomes = ({ rows }: Flips) => new Set(rows.map(({ outcome }) => outcome));
    fc.assert(
      fc.property(corpora, ways, (corpus, way) => {
        expect(outcomes(compared(corpus, way, ['a', 'a']).flips).has('repaired')).toBe(false);
        expect(outcomes(compared(corpus, way, ['a', 'a']).flips).has('broken')).toBe(false);
        expect([...outcomes(compared(corpus, way, ['a', 'key']).flips)]).toEqual(
          expect.not.arrayContaining(['broken', 'bothWrong']),
        );
        expect(outcomes(compared(corpus, way, ['a', 'key']).flips).has('broken')).toBe(false);
        expect(outcomes(compared(corpus, way, ['a', 'key']).flips).has('bothWrong')).toBe(false);
      }),
      { numRuns: runs(200) },
    );
  });

  it('do not depend on the order and the names of entities', () => {
    fc.assert(
      fc.property(corpora, fc.constantFrom<SingletonPolicy>('keep', 'drop'), (corpus, singletons) => {
        const way: Way = { singletons, match: 'exact' };
        expect(compared(corpus, way, ['a', 'b'], true).flips).toEqual(
          compared(corpus, way, ['a', 'b']).flips,
        );
      }),
      { numRuns: runs(300) },
    );
  });

  it('determine F₁ of mentions and of MUC, whose difference is split without a rest', () => {
    const f1 = (counts: number[][]) => {
      const [n, recall, , precision] = counts.reduce((sum, each) => sum.map((value, i) => value + each[i]));
      return recall + precision === 0 ? null : (2 * n) / (recall + precision);
    };
    fc.assert(
      fc.property(corpora, ways, (corpus, way) => {
        const { flips, counts } = compared(corpus, way, ['a', 'b']);
        for (const metric of ['mentions', 'muc'] as const) {
          const [before, after] = counts.map((documents) => f1(documents.map((each) => each[metric])));
          const { difference, ...shares } = flips.points[metric];
          if (before === null || after === null) {
            expect(difference).toBeNull();
            continue;
          }
          expect(difference).toBeCloseTo(after - before, 12);
          const values = Object.values(shares);
          if (values.includes(null)) continue;
          expect(values.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBeCloseTo(
            after - before,
            12,
          );
        }
      }),
      { numRuns: runs(300) },
    );
  });
});
