import {
  closeSystems,
  type IntervalOptions,
  type ScoreIntervals,
  scoreIntervals,
  systemCounts,
} from '../compare/index.ts';
import type { Settings } from '../evaluate/index.ts';
import type { Problem } from '../problems/problem.ts';
import type { SystemRun } from './score.ts';

/** The options of intervals. */
export type IntervalRequest = Pick<IntervalOptions, 'interval' | 'resamples' | 'seed'>;

/** The intervals of each run, from its counts in each document. */
export const intervalsOf = (
  runs: readonly SystemRun[],
  settings: Settings,
  { interval, resamples, seed }: IntervalRequest,
): ScoreIntervals[] =>
  runs.map((run) =>
    scoreIntervals(keptDocumentIds(run), countsOf(run, settings), {
      interval,
      resamples,
      seed,
      average: settings.average,
      blancWeight: settings.options.blancWeight,
      metrics: settings.metrics,
    }),
  );

/** For each run a warning if its difference from the best one could be due to the choice of documents. */
export function closenessOf(runs: readonly SystemRun[], settings: Settings): (Problem | undefined)[] {
  const documents = keptDocumentIds(runs[0]);
  const enough = settings.scope === 'document' ? 1 : 2;
  if (documents.length < enough) return [];
  const found = closeSystems(
    { documents, systems: runs.map((run) => countsOf(run, settings)) },
    {
      average: settings.average,
      blancWeight: settings.options.blancWeight,
      metrics: settings.metrics,
      labelOf: (id) => settings.metrics.find((metric) => metric.id === id)?.label ?? 'CoNLL',
    },
  );
  return runs.map(({ name }) => found.get(name));
}

/** Names of the documents whose counts were kept. */
export const keptDocumentIds = ({ tally }: Pick<SystemRun, 'tally'>): string[] =>
  tally.state().documents.map(({ id }) => id);

export const countsOf = ({ name, tally }: Pick<SystemRun, 'name' | 'tally'>, { metrics }: Settings) =>
  systemCounts(
    name,
    metrics,
    tally.state().documents.map(({ counts }) => counts),
  );
