import { ExactSums } from '../core/exact-sums.ts';
import type { ScoreSet } from '../metrics/count-vector.ts';
import { headline, type Metric, type Score } from '../metrics/index.ts';
import type { Problem } from '../problems/problem.ts';
import { problem } from './codes.ts';
import { macroAverage, meanOf } from './macro.ts';
import type { Settings } from './settings.ts';
import type { TallyState } from './tally.ts';

/** Documents of a corpus that have a score of their own, by their positions. */
export interface DocumentGroup {
  readonly name: string;
  readonly documents: readonly number[];
}

/** The scores of a group of documents, or of a data set. */
export interface GroupScores extends ScoreSet {
  readonly name: string;
  /** Number of documents. */
  readonly documents: number;
}

/** A mean over groups, with the number of groups in which the main number is defined. */
export interface MacroGroupScore extends Score {
  readonly groups: number;
}

/** The means over groups. */
export interface MacroOverGroups {
  readonly scores: ReadonlyMap<string, MacroGroupScore>;
  /** The mean of the CoNLL averages of the groups. */
  readonly conll: number | null;
  /** Groups whose CoNLL average is defined. */
  readonly groups: number;
}

/** The scores of groups, each as if its documents were the corpus, from the counts of all documents. */
export const groupScores = (
  documents: TallyState['documents'],
  groups: readonly DocumentGroup[],
  settings: Pick<Settings, 'vector' | 'metrics' | 'average'>,
): GroupScores[] =>
  groups.map(({ name, documents: positions }) => ({
    name,
    documents: positions.length,
    ...scoreOf(
      positions.map((position) => documents[position].counts),
      settings,
    ),
  }));

function scoreOf(
  counts: readonly ArrayLike<number>[],
  { vector, metrics, average }: Pick<Settings, 'vector' | 'metrics' | 'average'>,
): ScoreSet {
  if (average === 'macro')
    return macroAverage(
      metrics,
      counts.map((each) => vector.scores(each)),
    );
  const sums = new ExactSums(vector.length);
  for (const each of counts) sums.add(Float64Array.from(each));
  return vector.scores(sums.values());
}

/**
 * The unweighted means of the numbers of groups, each by itself, so that F₁ is the mean of the F₁ of groups: what shared tasks rank by. A group in which a number is undefined
 * is left out of its mean.
 */
export function macroOverGroups(metrics: readonly Metric[], groups: readonly ScoreSet[]): MacroOverGroups {
  const scores = new Map<string, MacroGroupScore>();
  for (const metric of metrics) {
    const all = groups.map((group) => group.scores.get(metric.id) as Score);
    const mean = (pick: (score: Score) => number | null | undefined) =>
      meanOf(all.map((score) => pick(score) ?? null));
    scores.set(metric.id, {
      recall: mean(({ recall }) => recall),
      precision: mean(({ precision }) => precision),
      f1: mean(({ f1 }) => f1),
      ...(metric.headline === 'index' ? { index: mean(({ index }) => index) } : {}),
      groups: all.filter((score) => headline(metric, score) !== null).length,
    });
  }
  const conlls = groups.map(({ conll }) => conll);
  return { scores, conll: meanOf(conlls), groups: conlls.filter((conll) => conll !== null).length };
}

/** A warning for each metric that is undefined in a group, and so left out of its mean over groups. `what` a group is called. */
export function* undefinedInGroups(
  metrics: readonly Metric[],
  groups: readonly GroupScores[],
  what = 'group',
): Iterable<Problem> {
  for (const metric of metrics) {
    const without = groups.filter(({ scores }) => hasUndefined(metric, scores.get(metric.id) as Score));
    if (without.length === 0) continue;
    const names = without.map(({ name }) => `"${name}"`).join(', ');
    yield problem(
      'group/undefined',
      `Numbers of ${metric.label} are undefined in the ${what}${without.length === 1 ? '' : 's'} ${names}.`,
      {
        help: `such a ${what} is left out of the mean of that number over ${what}s; shared tasks may count it as 0`,
      },
    );
  }
}

const hasUndefined = (metric: Metric, score: Score): boolean =>
  metric.headline === 'index'
    ? headline(metric, score) === null
    : [score.recall, score.precision, score.f1].includes(null);
