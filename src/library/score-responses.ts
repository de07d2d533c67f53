import {
  type CorpusPath,
  type FailedSystem,
  type ResponsePath,
  type ScoreRequest,
  type Shell,
  type SystemRun,
  scoreCorpora,
} from '../corpus/index.ts';
import { distinct } from '../problems/distinct.ts';
import { ProblemLog } from '../problems/log.ts';
import { InputError, type Problem } from '../problems/problem.ts';
import { type ScoreReport, scoreReport } from '../report/score-report.ts';
import type { IntervalArguments } from './score-intervals.ts';

export interface ScoredResponses {
  readonly runs: readonly SystemRun[];
  /** Responses that cannot be scored; with one response, that is an error. */
  readonly failed: readonly FailedSystem[];
  readonly reportOf: (perDocument: boolean) => ScoreReport;
}

/**
 * Scores responses against a key, and collects the report with all warnings, for the command line and for a page. Several
 * responses are compared, for which the request must ask for scores by document; `ci` asks for intervals.
 */
export async function scoreResponses(
  key: CorpusPath,
  responses: readonly ResponsePath[],
  request: ScoreRequest,
  shell: Shell,
  ci?: IntervalArguments,
): Promise<ScoredResponses> {
  const { settings } = request;
  const failed: FailedSystem[] = [];
  const onFailure = responses.length > 1 ? (system: FailedSystem) => failed.push(system) : undefined;
  const logged = responses.map((response) => ({
    ...response,
    log: new ProblemLog({ ...request, file: response.path }),
  }));
  const runs = await scoreCorpora(key, logged, request, shell, onFailure);
  if (runs.length === 0) throw new InputError(distinct(failed.flatMap(({ problems }) => problems)));
  // Loaded only when needed: most runs have one response.
  const intervals = ci !== undefined || runs.length > 1 ? await import('./score-intervals.ts') : undefined;
  const closeness = runs.length > 1 ? (intervals?.closenessOf(runs, settings) ?? []) : [];
  const ranges = ci === undefined ? [] : (intervals?.intervalsOf(runs, settings, ci) ?? []);
  const systems = runs.map((run, i) => ({
    ...run,
    intervals: ranges[i],
    warnings: [
      ...run.problems,
      ...run.warnings,
      ...reported(
        [...(ranges[i]?.warnings ?? []), ...(closeness[i] ? [closeness[i]] : [])],
        run.path,
        request,
      ),
    ],
  }));
  const reportOf = (perDocument: boolean) => ({
    ...scoreReport(key.path, systems, settings, perDocument),
    leftOut: failed.map(({ name }) => name),
  });
  return { runs, failed, reportOf };
}

/** Warnings about the numbers of a system; with --strict they are errors. */
function reported(warnings: readonly Problem[], file: string, request: ScoreRequest): readonly Problem[] {
  const log = new ProblemLog({ ...request, file });
  for (const warning of warnings) log.report(warning);
  log.throwIfErrors();
  return log.problems;
}
