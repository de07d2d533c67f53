import { basename } from 'node:path';
import { type FailedSystem, type ScoreRequest, type SystemRun, scoreCorpora } from '../corpus/index.ts';
import { distinct } from '../problems/distinct.ts';
import { ProblemLog } from '../problems/log.ts';
import { InputError } from '../problems/problem.ts';
import { type ScoreReport, scoreReport } from '../report/score-report.ts';
import { nodeShell } from './node-shell.ts';
import type { SystemArgument } from './system-arguments.ts';

export interface ScoredResponses {
  readonly runs: readonly SystemRun[];
  /** Responses that cannot be scored; with one response, that is an error. */
  readonly failed: readonly FailedSystem[];
  readonly reportOf: (perDocument: boolean) => ScoreReport;
}

/** Scores the responses that were named on the command line. */
export async function scoreResponses(
  key: string,
  responses: readonly SystemArgument[],
  request: ScoreRequest,
): Promise<ScoredResponses> {
  const failed: FailedSystem[] = [];
  const onFailure = responses.length > 1 ? (system: FailedSystem) => failed.push(system) : undefined;
  const keyCorpus = { path: key, name: basename(key) };
  const logged = responses.map((response) => ({
    ...response,
    log: new ProblemLog({ ...request, file: response.path }),
  }));
  const runs = await scoreCorpora(keyCorpus, logged, request, nodeShell, onFailure);
  if (runs.length === 0) throw new InputError(distinct(failed.flatMap(({ problems }) => problems)));
  const systems = runs.map((run) => ({ ...run, warnings: [...run.problems, ...run.warnings] }));
  const reportOf = (perDocument: boolean) => ({
    ...scoreReport(key, systems, request.settings, perDocument),
    leftOut: failed.map(({ name }) => name),
  });
  return { runs, failed, reportOf };
}
