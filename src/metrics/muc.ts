import type { Grouping } from '../core/grouping.ts';
import { UnionFind } from '../core/union-find.ts';
import type { UnitTable } from '../core/unit-table.ts';
import {
  type Counts,
  defineMetric,
  type RatioField,
  ratioCounts,
  ratioFields,
  ratioMeasures,
  ratioScore,
} from './metric.ts';
import type { Ratio } from './ratio.ts';

/**
 * MUC: how many links of a spanning tree of each key entity does the response keep?
 *
 *     R = Σ_i (|K_i| − |p(K_i)|) / Σ_i (|K_i| − 1)        P = R of the transpose
 *
 * p(K_i) is the partition of K_i by the response; a mention that the response lacks is a part of its own
 * (Vilain et al. 1995; Pradhan et al. 2014, section 4.1). |K_i| − |p(K_i)| is the number of found mentions less the
 * number of response entities that they touch, so both numerators are Σ shared − |cells|.
 * Without any link in the key (all singletons) recall is undefined. Cost: O(cells).
 *
 * Parts across documents do not add up to the score, because which spanning tree is meant is not defined.
 */
export const muc = defineMetric({
  id: 'muc',
  label: 'MUC',
  summary: 'Links of a spanning tree that are kept; ignores singletons, penalises merged entities little.',
  cite: ['vilain-1995', 'pradhan-2014'],
  kind: 'standard',
  fields: ratioFields,
  components: 'sum',
  measures: () =>
    ratioMeasures(['sharedTreeLinks', 'keyTreeLinks'], ['sharedTreeLinks', 'responseTreeLinks']),
  count: ({ table }) => {
    const num = table.sharedMentions - table.cells.length;
    return ratioCounts(
      { num, den: table.keyMentions - table.keySizes.length },
      { num, den: table.responseMentions - table.responseSizes.length },
    );
  },
  levels: { addsUp: false, count: mucLevels },
  score: ratioScore,
});

/**
 * Within documents: MUC of the documents by themselves. Beyond: the parts of an entity in documents (then in topics) are points, and two of them are joined if one entity of
 * the other side has mentions in both. Counted are the joins that both sides make, of those that one makes.
 */
function mucLevels({ groupings, cellsInto }: UnitTable): Counts<RatioField>[] {
  return groupings.map((grouping, level) => {
    if (level === 0) return treeLinks(grouping);
    const [points, into] = [groupings[level - 1], cellsInto[level - 1]];
    const side = (name: 'key' | 'response'): Ratio => ({
      num: joins(points[name].size.length, points.cells[name], into),
      den: points[name].size.length - grouping[name].size.length,
    });
    return ratioCounts(side('key'), side('response'));
  });
}

function treeLinks({ key, response, cells }: Grouping): Counts<RatioField> {
  const num = beyondFirst(cells.shared);
  return ratioCounts({ num, den: beyondFirst(key.size) }, { num, den: beyondFirst(response.size) });
}

/** The number of joins between points. `pointOf` and `into` are the point of each cell, and the cell of the next grouping that it is part of. */
function joins(points: number, pointOf: Int32Array, into: Int32Array): number {
  const sets = new UnionFind(points);
  const first = new Int32Array(into.length).fill(-1);
  let joined = 0;
  for (let c = 0; c < into.length; c++) {
    const cell = into[c];
    if (first[cell] < 0) first[cell] = pointOf[c];
    else if (sets.unite(first[cell], pointOf[c])) joined++;
  }
  return joined;
}

/** The sum of the sizes less 1. */
function beyondFirst(sizes: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < sizes.length; i++) sum += sizes[i] - 1;
  return sum;
}
