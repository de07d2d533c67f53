import { maximumAssignment } from '../core/assignment.ts';
import { type Condition, parseCondition } from '../core/conditions/condition.ts';
import type { Contingency, NamedParts } from '../core/contingency.ts';
import { DoubleDouble } from '../core/double-double.ts';
import { tagColumns } from '../core/head-tags.ts';
import type { Parameter } from '../core/parameter.ts';
import { type Problem, UsageError } from '../problems/problem.ts';
import { phi4 } from './ceaf.ts';
import { problem } from './codes.ts';
import { defineMetric, fractionScore } from './metric.ts';

/** Which mentions are names: those that meet a condition. By default, those with a proper noun as head. */
export const names: Parameter<'names', string | undefined, Condition | undefined> = {
  name: 'names',
  flag: 'names',
  placeholder: 'cond',
  meaning:
    'names in NEC: mentions that meet a condition of --filter, such as type=PER; without it, those whose head is tagged NNP, NNPS or PROPN',
  preset: undefined,
  takes: 'text',
  resolve: (text) => {
    if (text === undefined) return undefined;
    const condition = parseCondition(text);
    if (condition.side === undefined) return condition;
    throw new UsageError(
      `The names of ${JSON.stringify(text)} are those of one side.`,
      `Leave "${condition.side}:" out: a response mention is a name if its key mention is.`,
    );
  },
  text: String,
};

/**
 * Named entity coreference: how similar are aligned entities, if only what shares a name may be aligned?
 *
 *     R = Φ₄(g*) / named key entities        P = Φ₄(g*) / named response entities
 *
 * CEAFe over alignments g* of entities whose common mentions contain a name. An entity whose mentions are linked correctly, but to
 * no name of it, has no credit; that is what Agarwal et al. (2019) demand. Their formula is not followed to the letter
 * (docs/metrics.md). Undefined on a side without names. Cost: that of the assignment.
 */
export const nec = defineMetric({
  id: 'nec',
  label: 'NEC',
  summary: 'Similarity of aligned entities that share a name; entities without a name do not count.',
  cite: ['agarwal-2019'],
  kind: 'extra',
  fields: ['aligned', 'namedKeyEntities', 'namedResponseEntities', 'known', 'mentions'] as const,
  parameters: [names],
  columns: ({ names: condition }) => (condition === undefined ? tagColumns : 'all'),
  measures: () => ({
    aligned: 'alignedNames',
    namedKeyEntities: 'namedKeyEntities',
    namedResponseEntities: 'namedResponseEntities',
    known: { whole: true },
    mentions: { whole: true },
  }),
  needs: 'part-of-speech tags, or names by --names',
  refusal: ({ known, mentions }) => (known === 0 && mentions > 0 ? noNames() : undefined),
  count: ({ table }) => {
    const { named } = table;
    return {
      aligned: named === undefined ? 0 : bestNamedSimilarity(table, named),
      namedKeyEntities: sumOf(named?.key),
      namedResponseEntities: sumOf(named?.response),
      known: named?.known ?? 0,
      mentions: table.keyMentions + table.responseMentions,
    };
  },
  score: ({ aligned, namedKeyEntities, namedResponseEntities }) =>
    fractionScore({ num: aligned, den: namedKeyEntities }, { num: aligned, den: namedResponseEntities }),
});

const noNames = (): Problem =>
  problem('metric/no-names', 'nec needs names, but nothing says which mentions are names.', {
    expected: 'part-of-speech tags in the key, or attributes of mentions and a condition on them',
    help: 'name them with --names, such as --names type=PER; "ceafe" scores all entities',
  });

const sumOf = (marks: Uint8Array | undefined): number => marks?.reduce((sum, mark) => sum + mark, 0) ?? 0;

/** Φ₄ of the best alignment over named cells. Equally good alignments, and other orders of entities, have the same double. */
function bestNamedSimilarity({ keySizes, responseSizes, cells }: Contingency, named: NamedParts): number {
  const chosen = Int32Array.from(cells.shared.keys()).filter((c) => named.cells[c] === 1);
  const similarity = (c: number) =>
    phi4(cells.shared[c], keySizes[cells.key[c]], responseSizes[cells.response[c]]);
  const columnOf = maximumAssignment(keySizes.length, responseSizes.length, {
    row: chosen.map((c) => cells.key[c]),
    column: chosen.map((c) => cells.response[c]),
    weight: Float64Array.from(chosen, similarity),
  });
  let sum = DoubleDouble.zero;
  for (const c of chosen) {
    const [i, j] = [cells.key[c], cells.response[c]];
    if (columnOf[i] !== j) continue;
    const size = new DoubleDouble(keySizes[i] + responseSizes[j]);
    sum = sum.plus(new DoubleDouble(2 * cells.shared[c]).dividedBy(size));
  }
  return sum.high;
}
