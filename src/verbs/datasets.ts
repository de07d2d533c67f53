import { fingerprintText } from '../core/fingerprint-sums.ts';
import type { Shell } from '../corpus/shell.ts';
import type { GroupScores } from '../evaluate/groups.ts';
import { type Settings, settingsOf, signature, Tally } from '../evaluate/index.ts';
import { ProblemLog } from '../problems/log.ts';
import { InputError, type Problem, UsageError } from '../problems/problem.ts';
import { type DatasetReport, type ScoreReport, scoreReport } from '../report/score/report.ts';
import { DATASETS, withMeans } from './groups.ts';
import type { CorpusPath } from './open.ts';
import {
  type KeepPairs,
  type ScoredSystems,
  type ScoreRequest,
  type SystemRun,
  scoreSystems,
} from './score.ts';
import { baseName } from './system-names.ts';
import type { FailedSystem } from './systems.ts';

/** A corpus with a key of its own, and a response of each system. */
export interface Dataset {
  readonly name: string;
  readonly key: string;
  readonly responses: readonly string[];
}

export interface DatasetsRequest
  extends Omit<ScoreRequest, 'key' | 'responses' | 'documents' | 'by' | 'intervals' | 'isPart'> {
  readonly datasets: readonly Dataset[];
}

export interface DatasetsResult {
  readonly report: ScoreReport;
  readonly failed: readonly FailedSystem[];
  /** For each system of the report the number of problems of a code. */
  readonly counts: readonly SystemRun['count'][];
}

/** As `KeepPairs`; `before` is the number of documents in the data sets before. */
export type KeepDatasetPairs = (response: CorpusPath, before: number) => ReturnType<KeepPairs>;

/** Scores systems on several corpora. A system that cannot be scored on one of them is left out: a mean over fewer data sets would be another number. */
export async function scoreDatasets(
  request: DatasetsRequest,
  shell: Shell,
  keepPairs?: KeepDatasetPairs,
  notes?: readonly Problem[],
): Promise<DatasetsResult> {
  const { datasets, perDocument = false } = request;
  const settings = settingsOf(request.settings);
  const names = systemNames(datasets);
  const scored: ScoredSystems[] = [];
  for (const { key, responses } of datasets) {
    const corpora = {
      key: { path: key, name: baseName(key) },
      responses: responses.map((path, s): CorpusPath => ({ path, name: names[s] })),
    };
    const before = scored.reduce((sum, { runs: [{ documents }] }) => sum + documents.length, 0);
    const keep = keepPairs && ((response: CorpusPath) => keepPairs(response, before));
    scored.push(await scoreSystems({ ...request, ...corpora }, settings, perDocument, shell, keep, notes));
  }
  const failed = scored.flatMap((one) => one.failed);
  const whole = names.filter((name) => failed.every((system) => system.name !== name));
  if (whole.length === 0) throw new InputError(failed.flatMap(({ problems }) => problems));
  const systems = whole.map((name) => {
    const runs = scored.map((one) => one.runs.find((run) => run.name === name) as SystemRun);
    return systemOnDatasets(name, runs, request, settings, scored[0].extras);
  });
  const [{ runs }] = systems;
  const leftOut = names.filter((name) => !whole.includes(name)).map((name) => ({ name }));
  const report = scoreReport(
    datasets.map(({ key }) => key).join(', '),
    systems,
    settings,
    perDocument,
    leftOut,
  );
  const keys = datasets.map(
    ({ name, key }, d): DatasetReport => ({
      name,
      key: { path: key, facts: runs[d].result.key, origins: runs[d].origins.key },
    }),
  );
  const counts = systems.map(({ count }) => count);
  return { report: { ...report, datasets: keys }, failed, counts };
}

/** The names of systems: those of their files, if they are the same in all data sets. */
export function systemNames(datasets: readonly Dataset[]): string[] {
  const [{ responses }] = datasets;
  const names = responses.map((path, s) => {
    const isSame = datasets.every((dataset) => baseName(dataset.responses[s]) === baseName(path));
    return isSame ? baseName(path) : `system ${s + 1}`;
  });
  return new Set(names).size === names.length ? names : names.map((_, s) => `system ${s + 1}`);
}

/** The sum over data sets, the scores of each, and the means over them. */
function systemOnDatasets(
  name: string,
  runs: readonly SystemRun[],
  { datasets, perDocument = false, strict, allow, lenient }: DatasetsRequest,
  settings: Settings,
  extras: ScoredSystems['extras'],
) {
  const tally = new Tally(settings, { perDocument });
  for (const [d, run] of runs.entries()) {
    const state = run.tally.state();
    const documents = state.documents.map(({ id, counts }) => ({ id: `${datasets[d].name}: ${id}`, counts }));
    tally.merge({ ...state, documents });
  }
  const scores = runs.map(
    ({ result, documents }, d): GroupScores => ({
      name: datasets[d].name,
      documents: documents.length,
      scores: result.scores,
      conll: result.conll,
    }),
  );
  const log = new ProblemLog({ strict, allow, lenient });
  const groups = withMeans(scores, settings, DATASETS);
  for (const warning of groups.warnings) log.report(warning);
  log.throwIfErrors();
  const fingerprints = runs.map(({ result }, d): [string, string] => [
    datasets[d].name,
    fingerprintText(result.fingerprint),
  ]);
  const found: Problem[] = runs.flatMap(({ problems, warnings }) => [...problems, ...warnings]);
  return {
    name,
    path: runs.map(({ path }) => path).join(', '),
    result: tally.result(),
    groups,
    signature: signature(settings, undefined, { ...extras, datasets: fingerprints }),
    warnings: [...found, ...log.problems],
    runs,
    count: (code: Problem['code']) => runs.reduce((sum, run) => sum + run.count(code), log.count(code)),
  };
}

/**
 * The data set that `NAME=KEY:RESPONSE[:RESPONSE…]` names. Paths end at a colon, except for that of a drive (`C:\`); `\:` is a colon.
 */
export function datasetOf(text: string): Dataset {
  const at = text.indexOf('=');
  const paths = pathsIn(text.slice(at + 1));
  const [key, ...responses] = paths;
  if (at < 1 || responses.length === 0 || paths.includes(''))
    throw new UsageError(`Expected NAME=KEY:RESPONSE, but found "${text}".`);
  return { name: text.slice(0, at), key, responses };
}

function pathsIn(text: string): string[] {
  const paths = [''];
  for (const { 0: part, index } of text.matchAll(/\\:|./gsu)) {
    const last = paths.length - 1;
    const isDrive = /^[A-Za-z]$/.test(paths[last]) && /[\\/]/.test(text.charAt(index + 1));
    if (part === '\\:') paths[last] += ':';
    else if (part === ':' && !isDrive) paths.push('');
    else paths[last] += part;
  }
  return paths;
}

/** Refuses data sets that cannot be scored together. */
export function checkDatasets(datasets: readonly Dataset[]): void {
  const names = datasets.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new UsageError(`Two data sets are called "${twice}".`);
  const [first] = datasets;
  const other = datasets.find(({ responses }) => responses.length !== first.responses.length);
  if (other !== undefined)
    throw new UsageError(
      `Data sets have different numbers of responses: "${first.name}" has ${first.responses.length}, "${other.name}" has ${other.responses.length}.`,
      'Name a response of every system in each data set, in the same order.',
    );
}
