import type { CompareOptions } from '../compare/index.ts';
import type { MentionKey, Plain } from '../core/plain-document.ts';
import {
  type DuplicatePolicy,
  type Settings,
  type SettingsSpec,
  type SingletonPolicy,
  settingsOf,
} from '../evaluate/index.ts';
import { UsageError } from '../problems/problem.ts';
import { type UnmarkedRule, unmarkedRules } from './alpha.ts';
import { type DistanceId, distances } from './distances.ts';

/** Options for intervals, as in `compare`. */
export type Resampling = Pick<CompareOptions, 'interval' | 'resamples' | 'seed'>;

/** Options of `agree`. All have defaults. */
export interface AgreeOptions<M = Plain>
  extends Resampling,
    Pick<SettingsSpec, 'blancWeight' | 'leaImportance' | 'metrics' | 'filter'> {
  /** The distance for the summaries of annotators and the list of disagreements; α is computed for all distances. Default: `masi`. */
  readonly distance?: DistanceId | undefined;
  /** The value of a span that an annotator did not mark. Default: `null` if an annotator marked singletons, else `singleton`. */
  readonly unmarked?: UnmarkedRule | undefined;
  /** Whether γ of the boundaries of mentions is computed for each pair of annotators (Mathet et al. 2015). Default: no. */
  readonly gamma?: boolean | undefined;
  /** Policy for a mention in two chains of one annotator. Default: an error. */
  readonly duplicates?: DuplicatePolicy | undefined;
  readonly singletons?: SingletonPolicy | undefined;
  /** Key by which mentions are compared. */
  readonly mentionKey?: MentionKey<M> | undefined;
}

/** The checked options with their defaults. */
export interface AgreeSettings<M> {
  readonly scoring: Settings;
  readonly resampling: Resampling;
  readonly distance: DistanceId;
  readonly gamma: boolean;
  /** `undefined` until the annotations are known. */
  readonly unmarked: UnmarkedRule | undefined;
  readonly mentionKey: MentionKey<M> | undefined;
}

export function agreeSettings<M>(options: AgreeOptions<M>): AgreeSettings<M> {
  const { distance = 'masi', unmarked, gamma = false, interval, resamples, seed, mentionKey } = options;
  if (!Object.hasOwn(distances, distance)) throw unknown('distance', distance, distances);
  if (unmarked !== undefined && !Object.hasOwn(unmarkedRules, unmarked)) {
    throw unknown('unmarked', unmarked, unmarkedRules);
  }
  const { metrics, filter, singletons, blancWeight, leaImportance, duplicates = 'error' } = options;
  const scoring = settingsOf({ metrics, filter, singletons, blancWeight, leaImportance, duplicates });
  const sided = scoring.filter?.conditions.find(({ side }) => side !== undefined);
  if (sided !== undefined)
    throw new UsageError(
      `The condition "${sided.text}" is for one side, but annotators are not key and response.`,
      `Write ${sided.text.slice(`${sided.side}:`.length)}, which holds for all annotators.`,
    );
  return {
    scoring,
    resampling: { interval, resamples, seed },
    distance,
    gamma,
    unmarked,
    mentionKey,
  };
}

const unknown = (option: string, value: string, choices: object) =>
  new UsageError(
    `Unknown value "${value}" for the option \`${option}\`.`,
    `Choose from: ${Object.keys(choices).join(', ')}.`,
  );
