import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CostSums } from '../../src/analyze/costs.ts';
import type { CutStyle } from '../../src/analyze/cut-entity.ts';
import { errorTypes, TYPE_SET_COUNT } from '../../src/analyze/error-types.ts';
import { type Cuts, cutPair, findErrors } from '../../src/analyze/find-errors.ts';
import { errorGroups } from '../../src/analyze/groups.ts';
import { analyze, type ErrorType } from '../../src/analyze/index.ts';
import { linkErrors } from '../../src/analyze/link-errors.ts';
import { predicatesFor } from '../../src/analyze/predicates.ts';
import { Repairer } from '../../src/analyze/repair.ts';
import { alignPair, type SingletonPolicy, settingsOf } from '../../src/evaluate/index.ts';
import { headline, metricOptions, muc, type Score, standardMetrics } from '../../src/metrics/index.ts';
import type { RatioScore } from '../../src/metrics/metric.ts';
import { type DocumentPair, documentPairs } from '../support/analyze-arbitraries.ts';
import { runs } from '../support/runs.ts';

/** All ways in which a document can be analysed. */
const ways = fc.record({
  style: fc.constantFrom<CutStyle>('berkeley', 'contingency'),
  trees: fc.boolean(),
  singletons: fc.constantFrom<SingletonPolicy>('keep', 'drop'),
});

interface Way {
  readonly style: CutStyle;
  readonly trees: boolean;
  readonly singletons: SingletonPolicy;
}

function analysed({ key, response }: DocumentPair, { style, trees, singletons }: Way) {
  const { pair } = alignPair(key, response, settingsOf({ singletons }), () => {});
  const predicates = predicatesFor(pair, { trees, pronouns: 'none' });
  const cuts = cutPair(pair, predicates, style);
  return { pair, predicates, cuts, errors: findErrors(cuts) };
}

/** Entities as sorted lists of names, in sorted order. */
const asSets = (entities: readonly (readonly (string | number)[])[]): string[] =>
  entities.map((entity) => [...entity].sort().join(' ')).sort();

/** The repaired response of the whole document; corrected mentions count as those of the key. */
function repaired(cuts: Cuts, set: number): string[] {
  const repairer = new Repairer(cuts);
  const groups = errorGroups(cuts, findErrors(cuts));
  return asSets(groups.flatMap((group) => repairer.entities(group, set)));
}

const count = (errors: readonly { readonly type: ErrorType }[], type: ErrorType): number =>
  errors.filter((error) => error.type === type).length;

describe('repairs', () => {
  it('of nothing give the response, and of everything the key', () => {
    fc.assert(
      fc.property(documentPairs, ways, (pair, way) => {
        const { cuts } = analysed(pair, way);
        expect(repaired(cuts, 0)).toEqual(asSets(cuts.overlay.responseNodes));
        expect(repaired(cuts, TYPE_SET_COUNT - 1)).toEqual(asSets(cuts.overlay.keyNodes));
      }),
      { numRuns: runs(400) },
    );
  });

  it('give tables of the same mentions as the whole document', () => {
    fc.assert(
      fc.property(documentPairs, ways, (pair, way) => {
        const { cuts, errors, pair: aligned } = analysed(pair, way);
        const repairer = new Repairer(cuts);
        const tables = errorGroups(cuts, errors).map((group) => repairer.table(group, 0));
        const sizes = (of: 'keySizes' | 'responseSizes') =>
          tables.flatMap((table) => Array.from(table[of])).sort();
        expect(sizes('keySizes')).toEqual(Array.from(aligned.table.keySizes).sort());
        expect(sizes('responseSizes')).toEqual(Array.from(aligned.table.responseSizes).sort());
        const shared = tables.flatMap(({ cells }) => Array.from(cells.shared)).sort();
        expect(shared).toEqual(Array.from(aligned.table.cells.shared).sort());
      }),
    );
  });
});

describe('costs', () => {
  it('add up to what is lost, for every metric, and everything repaired scores 1', () => {
    fc.assert(
      fc.property(fc.array(documentPairs, { minLength: 1, maxLength: 3 }), ways, (pairs, way) => {
        const settings = settingsOf({ singletons: way.singletons });
        const sums = new CostSums(standardMetrics, metricOptions());
        const counts = new Float64Array(settings.vector.length);
        for (const documents of pairs) {
          const { pair, cuts, errors } = analysed(documents, way);
          sums.add(cuts, errors);
          settings.vector.count(pair).forEach((value, f) => {
            counts[f] += value;
          });
        }
        const { scores, conll } = settings.vector.scores(counts);
        const all = sums.costs();
        expect(all.map(({ metric }) => metric)).toEqual(['conll', ...standardMetrics.map(({ id }) => id)]);
        for (const { metric, score, types } of all) {
          const card = standardMetrics.find(({ id }) => id === metric);
          const expected = card === undefined ? conll : headline(card, scores.get(metric) as Score);
          if (score === null) {
            expect(expected).toBeNull();
            continue;
          }
          expect(score).toBeCloseTo(expected as number, 12);
          const shares = errorTypes.map((type) => types[type].share);
          if (shares.includes(null)) continue; // undefined for the key against itself
          const sum = shares.reduce((total: number, share) => total + (share ?? 0), 0);
          expect(Math.abs(1 - score - sum)).toBeLessThan(1e-12);
        }
      }),
    );
  });

  it('are 0 for a type without errors', () => {
    fc.assert(
      fc.property(documentPairs, ways, (pair, way) => {
        const { cuts, errors } = analysed(pair, way);
        const sums = new CostSums(standardMetrics, metricOptions());
        sums.add(cuts, errors);
        for (const { types } of sums.costs()) {
          for (const type of errorTypes) {
            if (count(errors, type) > 0 || types[type].share === null) continue;
            expect(types[type]).toEqual({ share: 0, alone: 0, last: 0 });
          }
        }
      }),
    );
  });
});

describe('errors', () => {
  it('are none for a document against itself', () => {
    fc.assert(
      fc.property(documentPairs, ways, ({ key }, way) => {
        expect(analysed({ key, response: key }, way).errors).toEqual([]);
      }),
    );
  });

  it('split up the links that MUC loses on the corrected spans', () => {
    fc.assert(
      fc.property(documentPairs, ways, (pair, way) => {
        const { cuts, errors } = analysed(pair, way);
        for (const [entities, cutOff, mention, entity] of [
          [cuts.key, 'divided-entity', 'missing-mention', 'missing-entity'],
          [cuts.response, 'conflated-entities', 'extra-mention', 'extra-entity'],
        ] as const) {
          const lost = entities.reduce((sum, { parts, lone }) => sum + parts.length + lone.length - 1, 0);
          const ofBlocks = errors
            .filter(({ type }) => type === entity)
            .reduce(
              (sum, error) => sum + error.nodes.length - (entities[error.entity].anchorPart < 0 ? 1 : 0),
              0,
            );
          expect(count(errors, cutOff) + count(errors, mention) + ofBlocks).toBe(lost);
        }
      }),
    );
  });

  it('are exchanged with the sides, if there are no span errors', () => {
    fc.assert(
      fc.property(documentPairs, ways, ({ key, response }, way) => {
        const [here, there] = [
          analysed({ key, response }, way).errors,
          analysed({ key: response, response: key }, way).errors,
        ];
        fc.pre(count(here, 'span-error') === 0);
        for (const [a, b] of [
          ['conflated-entities', 'divided-entity'],
          ['extra-mention', 'missing-mention'],
          ['extra-entity', 'missing-entity'],
        ] as const) {
          expect([count(there, a), count(there, b)]).toEqual([count(here, b), count(here, a)]);
        }
      }),
    );
  });

  it('follow from the contingency table alone in the contingency style', () => {
    fc.assert(
      fc.property(documentPairs, ways, (pair, way) => {
        const { cuts, errors } = analysed(pair, { ...way, style: 'contingency' });
        const shared = cuts.response.filter(({ parts }) => parts.length > 0);
        expect(count(errors, 'conflated-entities')).toBe(
          shared.reduce((sum, { parts }) => sum + parts.length - 1, 0),
        );
        expect(count(errors, 'extra-mention')).toBe(shared.reduce((sum, { lone }) => sum + lone.length, 0));
        expect(count(errors, 'extra-entity')).toBe(cuts.response.length - shared.length);
      }),
    );
  });
});

describe('parts of a score', () => {
  it('link errors are what MUC loses', () => {
    fc.assert(
      fc.property(documentPairs, ways, (documents, way) => {
        const { pair, predicates } = analysed(documents, way);
        const { recallNum, recallDen, precisionNum, precisionDen } = muc.count(pair, {});
        for (const rule of ['closest', 'accessibility'] as const) {
          const errors = linkErrors(pair, predicates, rule);
          expect(errors.filter(({ side }) => side === 'recall').length).toBe(recallDen - recallNum);
          expect(errors.filter(({ side }) => side === 'precision').length).toBe(precisionDen - precisionNum);
        }
      }),
    );
  });

  it('slices add up to the whole, and detection and clustering to what is lost', () => {
    fc.assert(
      fc.property(documentPairs, ways, ({ key, response }, way) => {
        const [system] = analyze([key], [{ name: 's', documents: [response] }], way).systems;
        for (const { slices } of system.slices) {
          for (const metric of ['mentions', 'muc', 'bcub'] as const) {
            const whole = system.scores.get(metric)?.counts;
            for (const side of ['recall', 'precision'] as const) {
              [0, 1].forEach((part) => {
                const sum = slices.reduce(
                  (total, { scores }) => total + scores[metric].counts[side][part],
                  0,
                );
                expect(sum).toBeCloseTo(whole?.[side][part] as number, 9);
              });
            }
          }
        }
        for (const { metric, detection, clustering } of system.loss) {
          if (detection === null || clustering === null) continue;
          const score = system.costs.find((costs) => costs.metric === metric)?.score as number;
          expect(detection + clustering).toBeCloseTo(1 - score, 12);
        }
      }),
    );
  });
});

describe('slices of entities', () => {
  const metricIds = ['muc', 'bcub', 'lea', 'ceafe'] as const;
  const sides = ['recall', 'precision'] as const;

  it('add up to the counts of MUC, B³ and LEA; those of CEAFe to as much or more, each at most the whole', () => {
    fc.assert(
      fc.property(fc.array(documentPairs, { maxLength: 3 }), (documents) => {
        const named = (side: 'key' | 'response') =>
          documents.map((pair, d) => ({ ...pair[side], id: `d${d}`, pairKey: `d${d}` }));
        const options = { metrics: metricIds, unaligned: 'count' } as const;
        const { systems } = analyze(named('key'), [{ name: 'a', documents: named('response') }], options);
        const [{ entitySlices, scores, facts }] = systems;
        for (const { slices } of entitySlices) {
          expect(slices.reduce((sum, { response }) => sum + response, 0)).toBe(facts.entities);
          for (const id of metricIds) {
            for (const side of sides) {
              const whole = (scores.get(id) as RatioScore).counts[side];
              const parts = slices.map((slice) => slice.scores[id].counts[side]);
              const sum = parts.reduce((total, [num]) => total + num, 0);
              expect(parts.reduce((total, [, den]) => total + den, 0)).toBe(whole[1]);
              if (id !== 'ceafe') expect(sum).toBeCloseTo(whole[0], 9);
              else {
                expect(sum).toBeGreaterThanOrEqual(whole[0] - 1e-9);
                for (const [num] of parts) expect(num).toBeLessThanOrEqual(whole[0] + 1e-9);
              }
            }
          }
        }
      }),
      { numRuns: runs(400) },
    );
  });
});
