import type { Shell } from '../corpus/shell.ts';
import { corpusWarnings, type Settings } from '../evaluate/index.ts';
import { formats } from '../formats/index.ts';
import { noMentionsHelp } from '../formats/no-mentions-help.ts';
import { ProblemLog } from '../problems/log.ts';
import { InputError, type Problem, problem, UsageError } from '../problems/problem.ts';
import type { CompareReport } from '../report/compare/report.ts';
import { type ComparisonRequest, comparisonReport, type RunPath } from './compare/comparison-report.ts';
import { keyDifference, settingsDifference } from './counts/differences.ts';
import { savedProblems } from './counts/saved-problems.ts';
import { inOrder, readSavedRuns, type SavedRun, type SavedRuns } from './counts/saved-runs.ts';
import { baseName } from './system-names.ts';
import type { SystemProblems } from './systems.ts';

/** Saved results to be compared: counts that `score --counts` wrote, and baselines of `gate`. The settings are those of the files. */
export interface CompareSavedRequest extends Omit<ComparisonRequest, 'lenient'> {
  /** A baseline has all its systems under their own names; under a name other than that of the file, they are called NAME/SYSTEM. */
  readonly saved: readonly RunPath[];
}

export interface CompareSavedResult {
  readonly report: CompareReport;
  readonly settings: Settings;
  readonly runs: readonly WarnedRun[];
}

/** A run with the problems that score reports. */
export type WarnedRun = SavedRun & SystemProblems;

/** Compares systems by their saved counts of each document. The numbers are those of `compareFiles` on the same files. */
export async function compareSaved(
  request: CompareSavedRequest,
  shell: Pick<Shell, 'files'>,
): Promise<CompareSavedResult> {
  const opened: SavedRuns[] = [];
  for (const { path } of request.saved) opened.push(await readSavedRuns(path, shell.files));
  const [first, ...others] = opened;
  const problems = others.flatMap((other) => differences(first, other));
  if (problems.length > 0) throw new InputError(problems);
  const named = request.saved.flatMap((path, f) => runsOf(path, opened[f]));
  refuseSameNames(named.map(({ place }) => place));
  const { settings, signature, key } = first;
  const runs = named.map(({ run }) => withWarnings(inOrder(run, namesOf(first), settings), first, request));
  const report = comparisonReport(
    runs,
    named.map(({ place }) => place),
    { settings, signature, key: { path: key.path, facts: runs[0].result.key } },
    request,
  );
  return { report, settings, runs };
}

/** The saved problems, and those of the corpus as a whole as far as its sizes show them. With `strict`, warnings are errors. */
function withWarnings(
  run: SavedRun,
  { settings, key }: SavedRuns,
  { strict, allow }: CompareSavedRequest,
): WarnedRun {
  const { name, path, problems, result } = run;
  const log = new ProblemLog({ strict, allow });
  for (const found of savedProblems(problems)) log.report(found);
  const saved = log.problems.length;
  const noMentions = () => noMentionsHelp(formats);
  for (const warning of corpusWarnings(result, settings, { key: key.path, response: path, name, noMentions }))
    log.report(warning);
  log.throwIfErrors();
  return { ...run, problems, warnings: log.problems.slice(saved), count: (code) => log.count(code) };
}

/** What two saved results must have in common to be compared. */
function differences(first: SavedRuns, other: SavedRuns): Problem[] {
  const file = other.path;
  const help = 'score all systems with the same key, options and version';
  const ofSettings = settingsDifference(first.signature, other.signature);
  const place = { file, help };
  const found: Problem[] = [];
  if (ofSettings !== undefined)
    found.push(
      problem('counts/settings', `The settings are not those of ${first.path}. ${ofSettings}.`, {
        ...place,
        expected: first.signature,
      }),
    );
  const settings = ofSettings === undefined ? first.settings : undefined;
  const isSame = first.key.fingerprint === other.key.fingerprint && hasSameNames(first, other);
  if (!isSame)
    found.push(
      problem(
        'counts/key',
        `The key is not that of ${first.path}: ${keyDifference(first.key, other.key, settings)}.`,
        {
          ...place,
          expected: `a key with the fingerprint ${first.key.fingerprint}, but it is ${other.key.fingerprint}`,
        },
      ),
    );
  return found;
}

const namesOf = ({ key }: SavedRuns): string[] => key.documents.map(({ id }) => id);

const hasSameNames = (first: SavedRuns, other: SavedRuns): boolean => {
  const [a, b] = [first, other].map((saved) => namesOf(saved).sort());
  return a.length === b.length && a.every((name, i) => name === b[i]);
};

interface NamedRun {
  readonly place: RunPath;
  readonly run: SavedRun;
}

function runsOf({ system, name, path }: RunPath, { runs, kind }: SavedRuns): NamedRun[] {
  const isNamed = name !== baseName(path);
  if (runs.length > 1 && system !== name)
    throw new UsageError(
      `${path} has several systems, so it is not a run of "${system}".`,
      'Name it by itself: all its systems are compared.',
    );
  return runs.map((run) => {
    const own =
      runs.length === 1
        ? isNamed || kind === 'counts'
          ? name
          : run.name
        : isNamed
          ? `${name}/${run.name}`
          : run.name;
    const place = { system: system === name ? own : system, name: own, path: run.path };
    return { place, run: { ...run, name: own } };
  });
}

/** Only baselines can bring names that were not given. */
function refuseSameNames(places: readonly RunPath[]): void {
  const names = places.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice === undefined) return;
  throw new UsageError(`Two systems are called ${twice}.`, 'Give the files names of their own: NAME=PATH.');
}
