import type { ScoreRequest, SystemRun } from '../corpus/index.ts';
import { ProblemLog } from '../problems/log.ts';
import type { Comparable } from '../report/score-report.ts';
import type { IntervalArguments } from './score-intervals.ts';

/**
 * What the report says about each run beyond its scores: a warning if it is close to the best of several, for which the
 * request must ask for scores by document, and intervals if `ci` asks for them.
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
