import { UsageError } from '../problems/problem.ts';
import { columnReports, htmlColumns } from '../report/columns/reports.ts';
import {
  type ColumnChoices,
  type ColumnsResult,
  scoreColumns,
  scoreDatasetColumns,
} from '../verbs/columns.ts';
import type { Dataset } from '../verbs/datasets.ts';
import { checkPaths } from './check-paths.ts';
import type { ScoreArguments } from './commands/score.ts';
import { nodeShell } from './node-shell.ts';
import { mainOutputs, outputColumns, outputKind, paintOf, writeMain } from './options/main-output.ts';
import { readingRequest, settingsSpec, systemsRequest } from './options/requests.ts';
import { refuseUnused } from './options/scoring.ts';
import type { SystemArgument } from './options/system-arguments.ts';
import { scoreKinds, showFailures, showWarnings } from './score-output.ts';

/** Whether an option has several values, which are columns of a table. */
export const hasColumns = ({ match, singletons }: ScoreArguments): boolean =>
  [match, singletons].some((value) => Array.isArray(value));

/** Options of which the results are those of one way of scoring. */
const ONE_WAY_OPTIONS = [
  ['by', '--by'],
  ['ci', '--ci'],
  ['cite', '--cite'],
  ['counts', '--counts'],
  ['failUnder', '--fail-under'],
  ['perDocument', '--per-document'],
  ['topics', '--topics'],
  ['value', '--value'],
] as const satisfies (readonly [keyof ScoreArguments, string])[];

/** Scores the files of the arguments in several ways. */
export async function runColumns(
  key: string,
  responses: readonly SystemArgument[],
  options: ScoreArguments,
): Promise<number> {
  const choices = columnChoices(options);
  return writeColumns([key, ...responses.map(({ path }) => path)], options, () =>
    scoreColumns({ ...systemsRequest(key, responses, options), ...choices }, nodeShell),
  );
}

/** Scores data sets in several ways. */
export async function runDatasetColumns(
  datasets: readonly Dataset[],
  options: ScoreArguments,
): Promise<number> {
  if (options.document !== undefined) throw new UsageError('--document and --dataset cannot be combined.');
  const choices = columnChoices(options);
  return writeColumns(
    datasets.flatMap((dataset) => [dataset.key, ...dataset.responses]),
    options,
    () => scoreDatasetColumns({ ...readingRequest(options), ...choices, datasets }, nodeShell),
  );
}

/** The ways of scoring, and the settings that they have in common. */
function columnChoices(options: ScoreArguments) {
  const refused = ONE_WAY_OPTIONS.find(([name]) => options[name] !== undefined);
  if (refused !== undefined)
    throw new UsageError(
      `${refused[1]} needs one way of scoring, but --match or --singletons has several values.`,
      'Choose one value of each.',
    );
  const choices: ColumnChoices = {
    match: listOf(options.match ?? 'exact'),
    singletons: listOf(options.singletons ?? 'keep'),
  };
  const settings = settingsSpec({ ...options, match: choices.match[0], singletons: choices.singletons[0] });
  if ((settings.scope ?? 'document') !== 'document')
    throw new UsageError(
      `--scope ${settings.scope} needs one way of scoring, but --match or --singletons has several values.`,
      'Choose one value of each.',
    );
  refuseUnused(settings);
  return { ...choices, settings };
}

const listOf = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);

async function writeColumns(
  paths: readonly string[],
  options: ScoreArguments,
  score: () => Promise<ColumnsResult>,
): Promise<number> {
  const kind = outputKind(options, scoreKinds);
  await checkPaths(paths, mainOutputs(options, kind), options);
  const { columns, failed, systems } = await score();
  showWarnings(
    systems,
    systems.map(({ count }) => count),
  );
  const shape = { ...options, columns: outputColumns(options) };
  const content =
    kind === 'html'
      ? htmlColumns(columns, systems)
      : columnReports[kind](columns, paintOf(kind, options), shape);
  await writeMain(content, kind, options);
  return showFailures(failed);
}
