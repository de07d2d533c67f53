import type { Shell } from '../corpus/shell.ts';
import { type Settings, type SettingsSpec, settingsOf, signature } from '../evaluate/index.ts';
import { InputError } from '../problems/problem.ts';
import type { CompareReport, SystemFlips } from '../report/compare/report.ts';
import { type ComparisonRequest, comparisonReport, type RunPath } from './compare/comparison-report.ts';
import { FlipCollector, firstRunWarnings, refuseFlips } from './flips.ts';
import { refuseOneUnit, type ScopeRequest } from './scope.ts';
import { type SystemRun, scoreSystems } from './score.ts';
import { type FailedSystem, failureReason, type SystemsRequest } from './systems.ts';

export interface CompareRequest extends SystemsRequest, ScopeRequest, ComparisonRequest {
  readonly responses: readonly RunPath[];
  readonly settings?: SettingsSpec | undefined;
  /** Whether the report lists what each system repairs and breaks of what the baseline, or else the first system, decided. */
  readonly flips?: boolean | undefined;
}

export interface CompareResult {
  readonly report: CompareReport;
  readonly settings: Settings;
  readonly runs: readonly SystemRun[];
  /** Runs that cannot be scored. A system with such a run is left out. */
  readonly failed: readonly FailedSystem[];
}

/** Compares systems by their scores in each document. */
export async function compareFiles(request: CompareRequest, shell: Shell): Promise<CompareResult> {
  const { key, responses } = request;
  const settings = settingsOf(request.settings);
  refuseOneUnit(settings);
  if (request.flips) refuseFlips(settings);
  const collector = request.flips
    ? new FlipCollector((name) => firstRuns(responses).some((run) => run.name === name))
    : undefined;
  const scored = await scoreSystems(request, settings, true, shell, collector?.keepPairs);
  const { failed, extras } = scored;
  const whole = wholeSystems(responses, failed);
  const runs = scored.runs.filter(({ name }) => whole.some((run) => run.name === name));
  const [{ result: first }] = runs;
  const report = comparisonReport(
    runs,
    whole,
    {
      settings,
      signature: signature(settings, first.fingerprint, extras),
      key: { path: key.path, facts: first.key },
      warnings: request.flips ? firstRunWarnings(whole) : [],
    },
    request,
  );
  const flips =
    collector && flipsOfRuns(collector, runs, whole, settings, { ...request, metric: report.metric });
  return {
    report: {
      ...report,
      ...(flips === undefined ? {} : { flips }),
      failures: failuresOf(responses, failed),
      leftOut: systemsOf(responses).filter((system) => whole.every((run) => run.system !== system)),
    },
    settings,
    runs,
    failed,
  };
}

const systemsOf = (runs: readonly RunPath[]): string[] => [...new Set(runs.map(({ system }) => system))];

/** The first problem of each system that has a run with errors. */
function failuresOf(
  runs: readonly RunPath[],
  failed: readonly FailedSystem[],
): { readonly name: string; readonly reason: string }[] {
  const reasons = new Map<string, string>();
  for (const { name, problems } of failed) {
    const system = runs.find((run) => run.name === name)?.system ?? name;
    if (!reasons.has(system)) reasons.set(system, failureReason(problems));
  }
  return Array.from(reasons, ([name, reason]) => ({ name, reason }));
}

/** The first run of each system. */
const firstRuns = (runs: readonly RunPath[]): RunPath[] =>
  runs.filter(({ system }, i) => runs.findIndex((run) => run.system === system) === i);

/** The flips from the baseline, or else the first system, to every other system. */
function flipsOfRuns(
  collector: FlipCollector,
  scored: readonly SystemRun[],
  whole: readonly RunPath[],
  settings: Settings,
  { baseline, metric }: { readonly baseline?: string | undefined; readonly metric: string },
): SystemFlips[] {
  const firsts = firstRuns(whole);
  const a = firsts.find(({ system }) => system === baseline) ?? firsts[0];
  const runOf = ({ name }: RunPath) => scored.find((run) => run.name === name) as SystemRun;
  return firsts
    .filter((b) => b !== a)
    .map((b) => collector.flips(runOf(a), runOf(b), { a: a.system, b: b.system }, metric, settings));
}

/** The runs of systems whose runs were all scored: the mean of fewer runs would be another number. */
function wholeSystems(runs: readonly RunPath[], failed: readonly FailedSystem[]): RunPath[] {
  const bad = new Set(
    runs.filter(({ name }) => failed.some((run) => run.name === name)).map(({ system }) => system),
  );
  const whole = runs.filter(({ system }) => !bad.has(system));
  if (whole.length === 0) throw new InputError(failed.flatMap(({ problems }) => problems));
  return whole;
}
