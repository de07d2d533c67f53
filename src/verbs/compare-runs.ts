import type { Settings } from '../evaluate/index.ts';
import { ProblemLog } from '../problems/log.ts';
import type { Comparable } from '../report/score/report.ts';
import type { ReadingRequest } from './open.ts';
import type { SystemRun } from './score.ts';
import type { IntervalRequest } from './score-intervals.ts';

/**
 * The warnings and intervals of each run, from its counts by document: a warning if it is close to the best of several, and
 * intervals if they are asked for.
 */
export async function compareRuns(
  runs: readonly SystemRun[],
  settings: Settings,
  { strict, allow, lenient }: ReadingRequest,
  intervals?: IntervalRequest,
): Promise<Comparable[]> {
  // Loaded only when needed: most runs have one response.
  const { closenessOf, intervalsOf } = await import('./score-intervals.ts');
  const closeness = runs.length > 1 ? closenessOf(runs, settings) : [];
  const ranges = intervals === undefined ? [] : intervalsOf(runs, settings, intervals);
  return runs.map(({ path }, i) => {
    // With --strict, warnings are errors.
    const log = new ProblemLog({ strict, allow, lenient, file: path });
    for (const warning of ranges[i]?.warnings ?? []) log.report(warning);
    if (closeness[i] !== undefined) log.report(closeness[i]);
    log.throwIfErrors();
    return { intervals: ranges[i], warnings: log.problems };
  });
}
