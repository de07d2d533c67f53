import { type Command, Option } from 'commander';
import type { FailedSystem } from '../corpus/index.ts';
import { type Problem, UsageError } from '../problems/problem.ts';
import { plain, visible } from '../problems/render.ts';
import { jsonParts } from '../report/json.ts';
import type { ScoreReport } from '../report/score-report.ts';
import { type ReportKind, reports } from '../report/score-reports.ts';
import { paintFor, showProblems, terminalColumns, writeError, writeOut } from './terminal.ts';

const kinds = {
  json: 'print JSON',
  csv: 'print comma-separated values',
  tsv: 'print tab-separated values',
  markdown: 'print a Markdown table',
  latex: 'print a LaTeX table',
} as const satisfies Partial<Record<ReportKind, string>>;

export type OutputOptions = { readonly [kind in keyof typeof kinds | 'raw' | 'f1Only']?: boolean };

/** Adds the options that choose the kind of output. */
export function addOutputOptions(command: Command): Command {
  for (const [kind, text] of Object.entries(kinds)) command.addOption(new Option(`--${kind}`, text));
  return command
    .option('--f1-only', 'show F1 without recall and precision')
    .option('--raw', 'do not escape texts in CSV and TSV that a spreadsheet would read as a formula');
}

export function outputKind(options: OutputOptions): ReportKind {
  const chosen = (Object.keys(kinds) as (keyof typeof kinds)[]).filter((kind) => options[kind]);
  if (chosen.length > 1) throw new UsageError(`Only one kind of output at a time: --${chosen.join(', --')}.`);
  const kind = chosen[0] ?? 'text';
  if (options.raw && kind !== 'csv' && kind !== 'tsv') throw new UsageError('--raw needs --csv or --tsv.');
  if (options.f1Only && kind === 'json')
    throw new UsageError('--f1-only does not apply to --json, which has every number.');
  return kind;
}

/** The number of problems of a code. */
type Count = (code: Problem['code']) => number;

/** Shows warnings on standard error and the report on standard output. `counts` has one function for each system. */
export async function printReport(
  report: ScoreReport,
  kind: ReportKind,
  options: OutputOptions,
  counts: readonly Count[],
): Promise<void> {
  showWarnings(report.systems, counts);
  const paint = kind === 'text' ? paintFor('stdout') : plain;
  if (kind === 'json') await writeParts(jsonParts(report));
  else await writeOut(reports[kind](report, paint, { ...options, columns: terminalColumns('stdout') }));
}

/** The warnings of each of several systems below its name; first those of the key, which every system has. */
export function showWarnings(
  systems: readonly { readonly name: string; readonly warnings: readonly Problem[] }[],
  counts: readonly Count[],
): void {
  const [only, ...others] = systems;
  if (others.length === 0) {
    showProblems(distinct(only.warnings), counts[0]);
    return;
  }
  const texts = systems.map(({ warnings }) => new Set(warnings.map((warning) => JSON.stringify(warning))));
  const isShared = (warning: Problem) => texts.every((set) => set.has(JSON.stringify(warning)));
  const shared = distinct(only.warnings).filter(isShared);
  const sharedCount: Count = (code) => shared.filter((warning) => warning.code === code).length;
  showProblems(shared, sharedCount);
  systems.forEach(({ name, warnings }, i) => {
    const own = distinct(warnings).filter((warning) => !isShared(warning));
    if (own.length === 0) return;
    writeError(`${paintFor('stderr').bold(`warnings of ${visible(name)}:`)}\n`);
    showProblems(own, (code) => counts[i](code) - sharedCount(code));
  });
}

/** Says on standard error why a response is not among the scores. */
export function showFailure({ name, problems }: FailedSystem): void {
  const paint = paintFor('stderr');
  writeError(`${paint.red('error:')} ${visible(name)} is left out: it cannot be scored.\n`);
  showProblems(distinct(problems), () => 0);
}

/** Characters per write. */
const PART = 1 << 16;

/** Writes many small parts in larger blocks. */
async function writeParts(parts: Iterable<string>): Promise<void> {
  let text = '';
  for (const part of parts) {
    text += part;
    if (text.length < PART) continue;
    await writeOut(text);
    text = '';
  }
  await writeOut(text);
}

/** Problems without repetitions: the key is read for every response, and its problems are reported each time. */
export function distinct(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((entry) => [JSON.stringify(entry), entry]));
  return [...seen.values()];
}
