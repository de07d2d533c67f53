import type { ScoreRequest, SystemRun } from '../corpus/index.ts';
import { ProblemLog } from '../problems/log.ts';
import type { Comparable } from '../report/score/report.ts';
import type { IntervalArguments } from './score-intervals.ts';

/**
 * The warnings and intervals of each run: a warning if it is close to the best of several, which requires scores by document
 * in the request, and intervals if `ci` is given.
 */
export async function compareRuns(
  runs: readonly SystemRun[],
  request: ScoreRequest,
  ci?: IntervalArguments,
): Promise<Comparable[]> {
  // Loaded only when needed: most runs have one response.
  const { closenessOf, intervalsOf } = await import('./score-intervals.ts');
  const closeness = runs.length > 1 ? closenessOf(runs, request.settings) : [];
  const ranges = ci === undefined ? [] : intervalsOf(runs, request.settings, ci);
  return runs.map(({ path }, i) => {
    // With --strict, warnings are errors.
    const log = new ProblemLog({ ...request, file: path });
    for (const warning of ranges[i]?.warnings ?? []) log.report(warning);
    if (closeness[i] !== undefined) log.report(closeness[i]);
    log.throwIfErrors();
    return { intervals: ranges[i], warnings: log.problems };
  });
}
