import type { Shell } from '../corpus/shell.ts';
import { type Settings, settingsOf } from '../evaluate/index.ts';
import { fileName, InputError, type Problem, UsageError } from '../problems/problem.ts';
import {
  type GateCheck,
  type GateLimits,
  type GateReport,
  type MetricLimit,
  worstDocuments,
} from '../report/gate/report.ts';
import { type BaselineCorpus, type BaselineSystem, baselineOf, baselineText } from './gate/baseline.ts';
import { BeforeFlips, type EarlierResponse } from './gate/before.ts';
import { compareDocuments, compareNumbers, failuresOf, gateNumbers } from './gate/check-system.ts';
import { readBaseline } from './gate/read-baseline.ts';
import { differencesFrom, refuseDifferences } from './gate/refuse.ts';
import type { CorpusPath } from './open.ts';
import type { Place } from './places.ts';
import { type ScoredSystems, type ScoreRequest, type SystemRun, scoreSystems } from './score.ts';
import type { FailedSystem } from './systems.ts';

/** A key and the responses to it. */
export interface GateCorpus {
  /** The name of a data set; absent if there is one corpus. */
  readonly dataset?: string | undefined;
  readonly key: CorpusPath;
  readonly responses: readonly CorpusPath[];
}

export interface GateRequest
  extends Omit<ScoreRequest, 'key' | 'responses' | 'perDocument' | 'intervals' | 'by' | 'isPart'>,
    Partial<GateLimits> {
  readonly corpora: readonly GateCorpus[];
  /** The file of the baseline. */
  readonly baseline: string;
  /** The earlier responses of systems, by their names: what is newly wrong is listed. With several data sets there can be none. */
  readonly before?: readonly EarlierResponse[] | undefined;
  /** Make a new baseline of this run; nothing fails then. */
  readonly update?: boolean | undefined;
}

export interface GateResult {
  readonly report: GateReport;
  readonly runs: readonly SystemRun[];
  readonly failed: readonly FailedSystem[];
  /** The text of the new baseline, if one was asked for and every response was scored. */
  readonly updated?: string | undefined;
}

/** Documents of a check whose places in the response are looked up. */
const PLACED_DOCUMENTS = 40;

/** Compares the scores of systems with those of an earlier run, document by document. */
export async function gateFiles(request: GateRequest, shell: Shell): Promise<GateResult> {
  const { corpora, baseline: path, update = false, before: earlierResponses = [] } = request;
  const settings = settingsOf(request.settings);
  const limits = limitsOf(request, settings);
  const baseline = await openBaseline(path, update, shell);
  const flipped = new BeforeFlips(earlierResponses, corpora[0].responses, settings);
  const scored: ScoredSystems[] = [];
  for (const { key, responses } of corpora)
    scored.push(await scoreSystems({ ...request, key, responses }, settings, true, shell, flipped.keepPairs));
  const now = corpora.map(({ dataset }, c) => baselineOf(dataset, scored[c], request));
  const earlier = now.map(({ dataset }) => baseline.corpora.find((corpus) => corpus.dataset === dataset));
  const problems = now.map((corpus, c) => differencesFrom(path, earlier[c], corpus, settings));
  if (!update) refuseDifferences(problems.flat());
  const metric = limits.maxDrop[0].metric;
  const [{ key, responses }] = corpora;
  const before = await flipped.of(
    scored[0],
    { ...request, key, responses },
    metric,
    earlier[0]?.systems,
    shell,
  );
  const checks = now.flatMap((corpus, c) =>
    scored[c].runs.map((run) => {
      const isComparable = problems[c].every(({ code }) => code === 'gate/system');
      const own = isComparable ? earlier[c]?.systems.get(run.name) : undefined;
      const check = checkOf(run, corpus, own, { metric, limits, isUpdate: update, settings });
      return { ...check, flips: before.flips.get(run.name) };
    }),
  );
  const failed = scored.flatMap((one) => one.failed);
  const notes = [
    ...(update ? updateNotes([...baseline.problems, ...(baseline.isMissing ? [] : problems.flat())]) : []),
    ...unchecked(baseline.corpora, now, failed),
    ...before.notes,
  ];
  return {
    report: {
      baseline: path,
      isUpdate: update,
      limits,
      checks,
      notes,
      leftOut: failed.map(({ name }) => name),
    },
    runs: scored.flatMap(({ runs }) => runs),
    failed,
    updated: update && failed.length === 0 ? baselineText(now) : undefined,
  };
}

/** The limits with their defaults: the decisive number must not fall. */
function limitsOf(
  { maxDrop = [], min = [], significant, maxDocumentDrop }: Partial<GateLimits>,
  settings: Settings,
): GateLimits {
  const known = gateNumbers(settings);
  const check = (flag: string, { metric }: MetricLimit) => {
    if (known.includes(metric)) return;
    throw new UsageError(
      `${flag} names "${metric}", which this run does not compute.`,
      `Choose from: ${known.join(', ')}.`,
    );
  };
  for (const limit of maxDrop) check('--max-drop', limit);
  for (const limit of min) check('--min', limit);
  return {
    maxDrop: maxDrop.length > 0 ? maxDrop : [{ metric: known[0], points: 0 }],
    min,
    significant,
    maxDocumentDrop,
  };
}

interface OpenBaseline {
  readonly corpora: readonly BaselineCorpus[];
  readonly isMissing: boolean;
  /** Why it cannot be read, where that does not matter because it is replaced. */
  readonly problems: readonly Problem[];
}

async function openBaseline(path: string, update: boolean, shell: Shell): Promise<OpenBaseline> {
  if (shell.files.kindOf(path) === undefined) {
    if (update) return { corpora: [], isMissing: true, problems: [] };
    throw new UsageError(
      `There is no baseline ${path}.`,
      'Run with --update to write it, and commit it with the key.',
    );
  }
  try {
    return { corpora: await readBaseline(path, shell.files), isMissing: false, problems: [] };
  } catch (error) {
    if (!update || !(error instanceof InputError)) throw error;
    return { corpora: [], isMissing: true, problems: error.problems };
  }
}

interface CheckOptions {
  readonly metric: string;
  readonly limits: GateLimits;
  readonly isUpdate: boolean;
  readonly settings: Settings;
}

function checkOf(
  { name, path, signature, places }: SystemRun,
  { dataset, systems }: BaselineCorpus,
  before: BaselineSystem | undefined,
  { metric, limits, isUpdate, settings }: CheckOptions,
): GateCheck {
  const own = systems.get(name) as BaselineSystem;
  const numbers = compareNumbers(before, own, settings);
  const documents = compareDocuments(before, own, metric, settings);
  const found = failuresOf(numbers, documents, metric, limits);
  const worst = settings.scope === 'document' ? worstDocuments(documents, PLACED_DOCUMENTS) : [];
  const placed = places?.of(worst.map(({ id }) => id)).map(placeFields) ?? [];
  const placeOf = new Map(worst.map((document, i) => [document, placed[i]]));
  const changed = documents.changed.map((document) => ({ ...document, ...placeOf.get(document) }));
  return {
    dataset,
    system: name,
    path,
    signature,
    metric,
    isCompared: before !== undefined,
    numbers,
    documents: { ...documents, changed, missing: places?.missing ?? [] },
    failures: isUpdate ? [] : found.failures,
    notes: isUpdate ? [] : found.notes,
  };
}

const placeFields = ({ file, line }: Place) => ({
  file: file === undefined ? undefined : fileName(file),
  line,
});

/** Why a table has no numbers of the earlier baseline. */
const updateNotes = (problems: readonly Problem[]): string[] =>
  problems.map(({ message }) => `Not compared with the earlier baseline: ${message}`);

/** Systems and data sets of the baseline that this run does not have. */
function unchecked(
  baseline: readonly BaselineCorpus[],
  now: readonly BaselineCorpus[],
  failed: readonly FailedSystem[],
): string[] {
  return baseline.flatMap(({ dataset, systems }) => {
    const own = now.find((corpus) => corpus.dataset === dataset);
    if (own === undefined)
      return [
        dataset === undefined
          ? 'The baseline is of one corpus without a name, which is not in this run.'
          : `The data set "${dataset}" of the baseline is not in this run.`,
      ];
    return [...systems.keys()]
      .filter((name) => !own.systems.has(name) && failed.every((system) => system.name !== name))
      .map(
        (name) =>
          `The system "${name}" of the baseline is not in this run${dataset === undefined ? '' : ` of "${dataset}"`}.`,
      );
  });
}
