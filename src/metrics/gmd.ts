import { defineMetric, fractionScore, type RatioScore } from './metric.ts';

/** The steps from the response to the key. */
export interface Edits {
  /** Key mentions that must be added. */
  readonly missing: number;
  /** Response mentions that must be deleted. */
  readonly spurious: number;
  readonly merges: number;
  readonly splits: number;
  readonly total: number;
}

export interface MergeDistanceScore extends RatioScore {
  /** Absent in a mean over documents. */
  readonly edits: Edits;
}

/**
 * Merge distance: how many edits does a person need to turn the response into the key?
 *
 *     splits = cells − response entities with a matched mention        R = (M − merges) / |K|
 *     merges = cells − key entities with a matched mention             P = (M − splits) / |R|
 *     edits = (|K| − M) + (|R| − M) + splits + merges
 *
 * The generalized merge distance of Menestrina et al. (2010) with cost 1 for each step, and for predicted mentions one step for
 * each mention to add or to delete; M are the matched mentions. All splits come before all merges, as in the paper. Adding and
 * merging are losses of recall, deleting and splitting of precision. Cost: O(cells).
 */
export const gmd = defineMetric({
  id: 'gmd',
  label: 'Merge distance',
  summary:
    'Edits that turn the response into the key: mentions to add and delete, entities to split and merge.',
  cite: ['menestrina-2010'],
  kind: 'extra',
  fields: ['matched', 'merges', 'splits', 'keyMentions', 'responseMentions'] as const,
  components: 'sum',
  measures: () => ({
    matched: 'sharedMentions',
    merges: { whole: true, atMost: 'sharedMentions' },
    splits: { whole: true, atMost: 'sharedMentions' },
    keyMentions: 'keyMentions',
    responseMentions: 'responseMentions',
  }),
  remark: (score) => {
    const { edits } = score as Partial<MergeDistanceScore>;
    if (edits === undefined) return '';
    const { total, missing, spurious, splits, merges } = edits;
    return `${total} edits: add ${missing}, delete ${spurious}, split ${splits}, merge ${merges}`;
  },
  figures: (score) => {
    const { total, missing, spurious, merges, splits }: Partial<Edits> =
      (score as Partial<MergeDistanceScore>).edits ?? {};
    return {
      edits: total ?? null,
      edits_missing: missing ?? null,
      edits_spurious: spurious ?? null,
      edits_merges: merges ?? null,
      edits_splits: splits ?? null,
    };
  },
  count: ({ table }) => ({
    matched: table.sharedMentions,
    merges: furtherPieces(table.keySizes.length, table.cells.key),
    splits: furtherPieces(table.responseSizes.length, table.cells.response),
    keyMentions: table.keyMentions,
    responseMentions: table.responseMentions,
  }),
  score: ({ matched, merges, splits, keyMentions, responseMentions }): MergeDistanceScore => {
    const missing = keyMentions - matched;
    const spurious = responseMentions - matched;
    return {
      ...fractionScore(
        { num: matched - merges, den: keyMentions },
        { num: matched - splits, den: responseMentions },
      ),
      edits: { missing, spurious, merges, splits, total: missing + spurious + merges + splits },
    };
  },
});

/** The cells of one side after the first one of each entity; `entity` has the entity of each cell. */
function furtherPieces(entities: number, entity: Int32Array): number {
  const seen = new Uint8Array(entities);
  let further = 0;
  for (let c = 0; c < entity.length; c++) {
    further += seen[entity[c]];
    seen[entity[c]] = 1;
  }
  return further;
}
