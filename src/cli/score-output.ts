import { distinct } from '../problems/log.ts';
import type { Problem } from '../problems/problem.ts';
import { visible } from '../problems/render.ts';
import type { Methods } from '../report/cite/citation.ts';
import { htmlReport } from '../report/score/html.ts';
import { jsonParts } from '../report/score/json.ts';
import type { ScoreReport } from '../report/score/report.ts';
import { reports } from '../report/score/reports.ts';
import type { PageColumns } from '../report/table/latex.ts';
import type { ScoredEvents } from '../verbs/nuggets/systems.ts';
import type { FailedSystem } from '../verbs/systems.ts';
import { type WrittenOutput, writeOutputs } from './files/write-output.ts';
import {
  type MainOutputKind,
  mainOutputs,
  type OutputOptions,
  outputColumns,
  paintOf,
  writeMain,
} from './options/main-output.ts';
import { isQuiet, paintFor, showProblems, writeError, writeOut } from './terminal.ts';

/** The kinds of output of scores. */
export const scoreKinds = [
  'text',
  'json',
  'csv',
  'tsv',
  'markdown',
  'latex',
  'html',
] as const satisfies MainOutputKind[];

/** The number of problems of a code. */
type Count = (code: Problem['code']) => number;

/** Shows warnings on standard error and writes the report, and further files before it. `counts` has one function for each system; `page` is the page with documents, instead of that of the scores alone. */
export async function writeReport(
  report: ScoreReport,
  kind: (typeof scoreKinds)[number],
  options: OutputOptions & { readonly columns?: PageColumns | undefined },
  counts: readonly Count[],
  others: readonly WrittenOutput[] = [],
  page?: string,
): Promise<void> {
  showWarnings(report.systems, counts);
  if (kind === 'json' && mainOutputs(options, kind).length === 0 && !options.cite) {
    writeOutputs(others, options);
    await writeParts(jsonParts(report));
    return;
  }
  const shape = { ...options, columns: outputColumns(options), pageColumns: options.columns };
  const content =
    kind === 'html'
      ? (page ?? htmlReport(report, options))
      : reports[kind](report, paintOf(kind, options), shape);
  const methods = options.cite ? await methodsOf(report) : undefined;
  await writeMain(content, kind, options, others, methods);
}

/** How the scores of a report were computed; only --cite needs this code. */
async function methodsOf(report: ScoreReport): Promise<() => Methods> {
  const { intervalsInMethods, scoreMethods } = await import('../report/cite/methods.ts');
  const { intervals } = report.systems[0];
  return () => [
    ...scoreMethods({
      ...report,
      documents: report.key.facts.documents,
      datasets: report.datasets?.length,
    }),
    ...(intervals === undefined ? [] : intervalsInMethods(intervals.signature)),
  ];
}

/** The warnings of each of several systems below its name; first those that every system has, such as warnings about the key. */
export function showWarnings(
  systems: readonly { readonly name: string; readonly warnings: readonly Problem[] }[],
  counts: readonly Count[],
): void {
  if (systems.every(({ warnings }) => warnings.length === 0)) return;
  const [only, ...others] = systems;
  if (others.length === 0) {
    showProblems(distinct(only.warnings), counts[0]);
    return;
  }
  const texts = systems.map(({ warnings }) => new Set(warnings.map((warning) => JSON.stringify(warning))));
  const isShared = (warning: Problem) => texts.every((set) => set.has(JSON.stringify(warning)));
  const shared = distinct(only.warnings).filter(isShared);
  const sharedCount: Count = (code) => shared.filter((warning) => warning.code === code).length;
  const show = (of: string, problems: readonly Problem[], count: Count) => {
    if (problems.length === 0 || isQuiet()) return;
    writeError(`${paintFor('stderr').bold(`warnings of ${of}:`)}\n`);
    showProblems(problems, count);
  };
  show('every system', shared, sharedCount);
  systems.forEach(({ name, warnings }, i) => {
    const own = distinct(warnings).filter((warning) => !isShared(warning));
    show(visible(name), own, (code) => counts[i](code) - sharedCount(code));
  });
}

/** The problems of gold, then those of the systems. */
export function showEventProblems({ gold, systems }: Pick<ScoredEvents, 'gold' | 'systems'>): void {
  showProblems(gold.problems, gold.count);
  showWarnings(
    systems.map(({ name, problems }) => ({ name, warnings: problems })),
    systems.map(({ count }) => count),
  );
}

/** The exit code if a response is bad and the others were worked on. */
const EXIT_LEFT_OUT = 1;

/** Says on standard error why responses are not among the results; returns the exit code. */
export function showFailures(failed: readonly FailedSystem[]): number {
  const paint = paintFor('stderr');
  for (const { name, problems } of failed) {
    writeError(`${paint.red('error:')} ${visible(name)} is left out: it cannot be scored.\n`);
    showProblems(distinct(problems), () => 0);
  }
  return failed.length > 0 ? EXIT_LEFT_OUT : 0;
}

/** Characters per write. */
const CHARACTERS_PER_WRITE = 1 << 16;

/** Writes many small parts in larger blocks. */
async function writeParts(parts: Iterable<string>): Promise<void> {
  let text = '';
  for (const part of parts) {
    text += part;
    if (text.length < CHARACTERS_PER_WRITE) continue;
    await writeOut(text);
    text = '';
  }
  await writeOut(text);
}
