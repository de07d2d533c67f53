import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Annotator, agree, distances, type UnmarkedRule, unmarkedRules } from '../../src/agree/index.ts';
import { runs } from '../support/runs.ts';

const MENTIONS = 7;

/** For each annotator and document the label of each mention (−1: not marked), or `undefined` if the document is missing. */
const annotations = fc.array(
  fc.array(
    fc.option(fc.array(fc.integer({ min: -1, max: 3 }), { minLength: MENTIONS, maxLength: MENTIONS })),
    {
      minLength: 3,
      maxLength: 3,
    },
  ),
  { minLength: 2, maxLength: 4 },
);
type Labels = readonly (readonly (readonly number[] | null)[])[];

const chainsOf = (labels: readonly number[]): number[][] =>
  [0, 1, 2, 3]
    .map((label) => labels.flatMap((own, mention) => (own === label ? [mention] : [])))
    .filter((chain) => chain.length > 0);

const annotatorsOf = (all: Labels): Annotator[] =>
  all.map((documents, c) => ({
    name: `n${c}`,
    documents: documents.flatMap((labels, d) =>
      labels === null ? [] : [{ id: `d${d}`, entities: chainsOf(labels) }],
    ),
  }));

/** The value of a mention for an annotator, a set; `undefined` if there is none. */
function setOf(
  labels: readonly number[],
  mention: number,
  rule: UnmarkedRule,
): readonly number[] | undefined {
  if (labels[mention] >= 0) return labels.flatMap((own, other) => (own === labels[mention] ? [other] : []));
  return { singleton: [mention], null: [], missing: undefined }[rule];
}

function distanceOf(id: keyof typeof distances, a: readonly number[], b: readonly number[]): number {
  const shared = a.filter((x) => b.includes(x)).length;
  if (shared === 0) return a.length === 0 && b.length === 0 ? 0 : 1;
  return distances[id](shared, a.length, b.length);
}

/** α by its definition, over all pairs of values. */
function plainAlpha(all: Labels, rule: UnmarkedRule, id: keyof typeof distances): number | null {
  let [observed, expected, total] = [0, 0, 0];
  for (let d = 0; d < 3; d++) {
    const present = all.flatMap((documents) =>
      documents[d] === null ? [] : [documents[d] as readonly number[]],
    );
    if (present.length < 2) continue;
    const units = Array.from({ length: MENTIONS }, (_, m) => m)
      .filter((m) => present.some((labels) => labels[m] >= 0))
      .map((m) =>
        present.flatMap((labels) => {
          const value = setOf(labels, m, rule);
          return value === undefined ? [] : [value];
        }),
      )
      .filter((values) => values.length >= 2);
    const pool = units.flat();
    total += pool.length;
    const sum = (values: readonly (readonly number[])[]) =>
      values.reduce(
        (s, v, i) => s + values.reduce((t, w, j) => (i === j ? t : t + distanceOf(id, v, w)), 0),
        0,
      );
    for (const values of units) observed += sum(values) / (values.length - 1);
    if (pool.length > 1) expected += sum(pool) / (pool.length - 1);
  }
  if (total === 0) return null;
  return expected === 0 ? 1 : 1 - observed / expected;
}

const options = { resamples: 1, metrics: ['mentions', 'bcub'] };

describe('α', () => {
  it.each(Object.keys(unmarkedRules) as UnmarkedRule[])(
    'is that of the definition, unmarked: %s',
    (unmarked) => {
      fc.assert(
        fc.property(annotations, (all) => {
          const { alpha } = agree(annotatorsOf(all), { ...options, unmarked });
          for (const id of Object.keys(distances) as (keyof typeof distances)[]) {
            const expected = plainAlpha(all, unmarked, id);
            if (expected === null) expect(alpha[id].alpha).toBeNull();
            else expect(alpha[id].alpha).toBeCloseTo(expected, 11);
          }
        }),
        { numRuns: runs(60) },
      );
    },
  );

  it('does not depend on the order of annotators, chains and mentions', () => {
    fc.assert(
      fc.property(annotations, (all) => {
        const forth = annotatorsOf(all);
        const back = [...forth].reverse().map(({ name, documents }) => ({
          name,
          documents: [...documents].reverse().map((document) => ({
            id: document.id,
            entities: [...(document.entities as number[][])].reverse().map((chain) => [...chain].reverse()),
          })),
        }));
        const [a, b] = [forth, back].map((annotators) => agree(annotators, options));
        for (const id of Object.keys(distances) as (keyof typeof distances)[]) {
          if (a.alpha[id].alpha === null) expect(b.alpha[id].alpha).toBeNull();
          else expect(b.alpha[id].alpha).toBeCloseTo(a.alpha[id].alpha, 11);
        }
        expect(b.disagreements.length).toBe(a.disagreements.length);
        expect(b.units).toEqual(a.units);
      }),
      { numRuns: runs(40) },
    );
  });
});
