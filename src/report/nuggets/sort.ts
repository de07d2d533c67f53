import { coreferenceMetrics } from '../../metrics/event-coreference.ts';
import type { NuggetScores } from '../../nuggets/index.ts';
import { UsageError } from '../../problems/problem.ts';
import type { NuggetSystem } from './report.ts';

/** A score by which systems are sorted, best first. */
export interface NuggetSort {
  /** The name on the command line. */
  readonly key: string;
  /** Description for tables. */
  readonly label: string;
  value(scores: NuggetScores): number | null;
}

/** The keys by which the task ranks systems (Event Nugget Detection and Coreference Scoring, 2015, sections 3.2 and 4.2). */
const DETECTION_KEY = 'type+realis';
const COREF_KEY = 'coref';

/**
 * The requested sort key. The default is that of the task for detection: micro F1 of type and realis, or of all
 * attributes of the run if they are different ones. For coreference the task ranks by the mean of four metrics.
 */
export function nuggetSort(
  wanted: string | undefined,
  systems: readonly NuggetSystem[],
  average: readonly string[],
): NuggetSort {
  const names = systems[0].scores.settings.map(({ name }) => name);
  const hasCoreference = systems.some(({ scores }) => scores.coreference !== undefined);
  const key = wanted ?? (names.includes(DETECTION_KEY) ? DETECTION_KEY : names.at(-1)!);
  if (key === COREF_KEY && hasCoreference) {
    const metrics = coreferenceMetrics.filter(({ id }) => average.includes(id)).map(({ label }) => label);
    const label = `mean F1 of ${metrics.join(', ')} (ranking of the task for coreference)`;
    return { key, label, value: ({ coreference }) => coreference?.average ?? null };
  }
  if (!names.includes(key)) {
    const keys = [...names, ...(hasCoreference ? [COREF_KEY] : [])];
    const reason = key === COREF_KEY ? 'Coreference is not scored here.' : `Unknown sort key "${key}".`;
    throw new UsageError(reason, `Choose from: ${keys.join(', ')}.`);
  }
  const ranking = key === DETECTION_KEY ? ' (ranking of the task for detection)' : '';
  return {
    key,
    label: `micro F1 of ${key}${ranking}`,
    value: ({ settings }) => settings.find(({ name }) => name === key)?.micro.f1 ?? null,
  };
}

/** Best first; systems with equal scores keep their order. */
export const sortedSystems = (systems: readonly NuggetSystem[], sort: NuggetSort): readonly NuggetSystem[] =>
  systems.toSorted((a, b) => (sort.value(b.scores) ?? -1) - (sort.value(a.scores) ?? -1));
