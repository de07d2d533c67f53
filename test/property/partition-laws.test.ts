/** Laws of the metrics of partitions with predicted mentions: identity, symmetry, spurious mentions, the last bit, and bounds by other metrics. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExactSum } from '../../src/core/exact-sum.ts';
import { headline, type Metric, metrics, type Score } from '../../src/metrics/index.ts';
import { pairArbitrary, type SetPair, shuffledArbitrary } from '../support/arbitraries.ts';
import { near } from '../support/near.ts';
import { runs } from '../support/runs.ts';
import { countsOf, plainOptions, type Sets, scoreOf, tableOf } from '../support/sets.ts';

const metric = (id: string): Metric => metrics.find((candidate) => candidate.id === id) as Metric;
const IDS = ['entities', 'purity', 'fm', 'vmeasure', 'ami', 'vi', 'gmd', 'nec'] as const;
const all = IDS.map((id) => [id, metric(id)] as const);

const scored = (id: string, [key, response]: SetPair): Score => scoreOf(metric(id), key, response);
const main = (id: string, pair: SetPair): number | null => headline(metric(id), scored(id, pair));

/** The partition in a form that does not depend on order. */
const normal = (side: Sets): string =>
  side
    .map((entity) => entity.toSorted().join(' '))
    .sort()
    .join('|');

/** A pair, and the same with one more response mention that the key lacks: in an entity, or alone. */
const withSpurious = pairArbitrary({ mentions: 9, most: 4 }).chain((pair) =>
  fc.nat(pair[1].length).map((at): readonly [SetPair, SetPair] => {
    const [key, response] = pair;
    const larger: Sets =
      at === response.length ? [...response, ['spurious']] : response.with(at, [...response[at], 'spurious']);
    return [pair, [key, larger]];
  }),
);

describe.each(all)('%s', (id) => {
  it('is exactly 1 for a response that is the key, or undefined', () => {
    fc.assert(
      fc.property(pairArbitrary({ mentions: 12 }), ([key]) => {
        const score = scored(id, [key, key]);
        for (const value of [score.recall, score.precision, main(id, [key, key])]) {
          expect([1, null]).toContain(value);
        }
        expect(score).toMatchObject('distance' in score ? { distance: key.length === 0 ? null : 0 } : {});
        expect(score).toMatchObject('edits' in score ? { edits: { total: 0 } } : {});
      }),
      { numRuns: runs(200) },
    );
  });

  it('exchanges recall and precision with the sides; F₁ and index are the same to the last bit', () => {
    fc.assert(
      fc.property(pairArbitrary({ mentions: 14, most: 6 }), ([key, response]) => {
        const [here, there] = [scored(id, [key, response]), scored(id, [response, key])];
        expect([there.recall, there.precision]).toEqual([here.precision, here.recall]);
        expect(main(id, [response, key])).toBe(main(id, [key, response]));
      }),
      { numRuns: runs(300) },
    );
  });

  it('never rises with a spurious mention', () => {
    fc.assert(
      fc.property(withSpurious, ([before, after]) => {
        const [value, larger] = [main(id, before), main(id, after)];
        // What was undefined had nothing to count; a spurious mention makes it 0.
        expect(larger ?? 0).toBeLessThanOrEqual((value ?? 0) + 1e-15);
      }),
      { numRuns: runs(400) },
    );
  });

  it('does not depend on the order of entities and mentions, to the last bit', () => {
    fc.assert(
      fc.property(
        pairArbitrary({ mentions: 16, most: 8 }).chain(([key, response]) =>
          fc.tuple(
            fc.constant([key, response] as const),
            shuffledArbitrary(key),
            shuffledArbitrary(response),
          ),
        ),
        ([[key, response], otherKey, otherResponse]) => {
          const counted = metric(id);
          expect(countsOf(counted, otherKey, otherResponse)).toEqual(countsOf(counted, key, response));
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('is not changed by a document without mentions, nor by the order of documents', () => {
    fc.assert(
      fc.property(fc.array(pairArbitrary(), { maxLength: 5 }), (documents) => {
        const counted = metric(id);
        const total = (list: readonly SetPair[]) => {
          const counts = list.map(([key, response]) => countsOf(counted, key, response));
          const sums = counted.fields.map((field) => [
            field,
            ExactSum.of(counts.map((one) => one[field])).value(),
          ]);
          return counted.score(Object.fromEntries(sums), plainOptions);
        };
        const whole = total(documents);
        expect(total(documents.toReversed())).toEqual(whole);
        expect(total([[[], []], ...documents])).toEqual(whole);
      }),
      { numRuns: runs(100) },
    );
  });
});

describe.each(['vi', 'gmd', 'purity', 'vmeasure'])('%s', (id) => {
  it('loses precision with every spurious mention, unless it is 0', () => {
    fc.assert(
      fc.property(withSpurious, ([before, after]) => {
        const { precision } = scored(id, before);
        fc.pre(precision !== null && precision > 0);
        expect(scored(id, after).precision).toBeLessThan(precision as number);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe.each(['entities', 'vi', 'gmd'])('%s', (id) => {
  it('is 1 only for a response that is the key', () => {
    fc.assert(
      fc.property(pairArbitrary({ mentions: 4, most: 2 }), (pair) => {
        expect(main(id, pair) === 1).toBe(normal(pair[0]) === normal(pair[1]) && pair[0].length > 0);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('bounds', () => {
  const holds = (law: (pair: SetPair) => void) =>
    fc.assert(fc.property(pairArbitrary({ mentions: 10, most: 5 }), law), { numRuns: runs(300) });
  const SIDES = ['recall', 'precision'] as const;
  const atMost = (small: string, large: string) => (pair: SetPair) => {
    for (const side of SIDES) {
      const [least, most] = [scored(small, pair)[side], scored(large, pair)[side]];
      expect(least === null).toBe(most === null);
      expect(least ?? 0).toBeLessThanOrEqual((most ?? 0) + 1e-12);
    }
  };

  it('nec is ceafe if every mention is a name, and at most that if every entity has one', () =>
    holds(([key, response]) => {
      const scoredWith = (isName: (name: string) => boolean) => {
        const counts = metric('nec').count({ table: tableOf(key, response, isName) }, plainOptions);
        return metric('nec').score(counts, plainOptions);
      };
      const { recall, precision } = scored('ceafe', [key, response]);
      const every = scoredWith(() => true);
      expect([every.recall, every.precision]).toEqual([near(recall), near(precision)]);
      const first = new Set([...key, ...response].map(([name]) => name));
      const some = scoredWith((name) => first.has(name));
      expect(some.recall ?? 0).toBeLessThanOrEqual((recall ?? 0) + 1e-12);
      expect(some.precision ?? 0).toBeLessThanOrEqual((precision ?? 0) + 1e-12);
    }));
  it('entities is at most ceafe', () => holds(atMost('entities', 'ceafe')));
  it('ceafm is at most purity', () => holds(atMost('ceafm', 'purity')));

  it('fm is between the F₁ of pairwise and the greater of its recall and precision', () =>
    holds((pair) => {
      const [index, { recall, precision, f1 }] = [scored('fm', pair).index, scored('pairwise', pair)];
      expect(index === null).toBe(f1 === null);
      expect(index ?? 0).toBeGreaterThanOrEqual((f1 ?? 0) - 1e-12);
      expect(index ?? 0).toBeLessThanOrEqual(Math.max(recall ?? 0, precision ?? 0) + 1e-12);
    }));

  it('the distance of vi obeys the triangle inequality, in bits', () => {
    const bits = (a: Sets, b: Sets) => {
      const { distance } = scored('vi', [a, b]) as Score & { distance: number | null };
      return (distance ?? 0) * countsOf(metric('vi'), a, b).union;
    };
    fc.assert(
      fc.property(pairArbitrary(), pairArbitrary(), ([a, b], [c]) => {
        expect(bits(a, c)).toBeLessThanOrEqual(bits(a, b) + bits(b, c) + 1e-9);
      }),
      { numRuns: runs(300) },
    );
  });

  it('F₁ of vi is 1 minus the distance over the distances to an empty annotation', () =>
    holds(([key, response]) => {
      const { keyBits, responseBits, shared } = countsOf(metric('vi'), key, response);
      fc.pre(keyBits + responseBits > 0);
      const f1 = 1 - (keyBits + responseBits - 2 * shared) / (keyBits + responseBits);
      expect(main('vi', [key, response])).toBeCloseTo(f1, 12);
    }));
});
