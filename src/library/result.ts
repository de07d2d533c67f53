import type { Average, MacroScore, ScoreSet } from '../evaluate/index.ts';
import {
  conllParts,
  type IndexScore,
  type MetricId,
  type ScoresById,
  type StandardMetricIds,
} from '../metrics/index.ts';

/** Metrics by their ids. */
export type MetricList = readonly MetricId[];

/** The type itself if it is a single literal; `never` for a union, of which only one member is present at run time. */
type Single<T, All = T> = T extends unknown ? ([All] extends [T] ? T : never) : never;

/** The ids that are in the list for certain: none of a list of unknown length. */
type Certain<Ids extends MetricList> = number extends Ids['length']
  ? never
  : { [I in keyof Ids]: Single<Ids[I]> }[number];

type ConllPart = (typeof conllParts)[number];
type Conll<Sure, Possible> = [ConllPart] extends [Sure]
  ? { readonly conll: number | null }
  : [ConllPart] extends [Possible]
    ? { readonly conll?: number | null }
    : unknown;

/** The score of a metric: from the counts of all documents, or the mean of the scores of documents, which has neither counts nor parts. */
type AveragedScore<Id extends MetricId, By extends Average> = By extends 'micro'
  ? ScoresById[Id]
  : ScoresById[Id] extends IndexScore
    ? MacroScore & Pick<IndexScore, 'index'>
    : MacroScore;

type Flat<T> = { readonly [Name in keyof T]: T[Name] };

type MetricScoresOf<Ids extends MetricList, By extends Average> = {
  readonly [Id in Certain<Ids>]: AveragedScore<Id, By>;
} & { readonly [Id in Exclude<Ids[number], Certain<Ids>>]?: AveragedScore<Id, By> };

/** The scores of the requested metrics by id. Of a list whose content the compiler does not know, every score is optional. */
export type MetricScores<Ids extends MetricList = StandardMetricIds, By extends Average = 'micro'> = Flat<
  MetricScoresOf<Ids, By>
>;

/**
 * The scores of the requested metrics by id, and nothing else. `conll`, the mean F₁ of MUC, B³ and CEAFe, is there if all three
 * were requested. Of a list whose content the compiler does not know, every score is optional. With `average: 'macro'` a score
 * is a mean over documents.
 */
export type ScoreResult<Ids extends MetricList = StandardMetricIds, By extends Average = 'micro'> = Flat<
  MetricScoresOf<Ids, By> & Conll<Certain<Ids>, Ids[number]>
>;

/** Scores as an object. Its keys are metric ids, never names from input. */
export function scoreResult<Ids extends MetricList, By extends Average = 'micro'>({
  scores,
  conll,
}: ScoreSet): ScoreResult<Ids, By> {
  const average = conllParts.every((id) => scores.has(id)) ? { conll } : {};
  return { ...Object.fromEntries(scores), ...average } as ScoreResult<Ids, By>;
}
