import { type Command, Option } from 'commander';
import { type Problem, UsageError } from '../problems/problem.ts';
import { plain } from '../problems/render.ts';
import { jsonParts } from '../report/json.ts';
import type { ScoreReport } from '../report/score-report.ts';
import { type ReportKind, reports } from '../report/score-reports.ts';
import { paintFor, showProblems, writeOut } from './terminal.ts';

const kinds = {
  json: 'print JSON',
  csv: 'print comma-separated values',
  tsv: 'print tab-separated values',
  markdown: 'print a Markdown table',
  latex: 'print a LaTeX table',
} as const satisfies Partial<Record<ReportKind, string>>;

export type OutputOptions = { readonly [kind in keyof typeof kinds | 'raw']?: boolean };

/** Adds the options that choose the kind of output. */
export function addOutputOptions(command: Command): Command {
  for (const [kind, text] of Object.entries(kinds)) command.addOption(new Option(`--${kind}`, text));
  return command.option(
    '--raw',
    'do not escape texts in CSV and TSV that a spreadsheet would read as a formula',
  );
}

export function outputKind(options: OutputOptions): ReportKind {
  const chosen = (Object.keys(kinds) as (keyof typeof kinds)[]).filter((kind) => options[kind]);
  if (chosen.length > 1) throw new UsageError(`Only one kind of output at a time: --${chosen.join(', --')}.`);
  const kind = chosen[0] ?? 'text';
  if (options.raw && kind !== 'csv' && kind !== 'tsv') throw new UsageError('--raw needs --csv or --tsv.');
  return kind;
}

/** Shows warnings on standard error and the report on standard output. */
export async function printReport(
  report: ScoreReport,
  kind: ReportKind,
  options: OutputOptions,
  count: (code: Problem['code']) => number,
): Promise<void> {
  showProblems(distinct(report.systems.flatMap(({ warnings }) => warnings)), count);
  const paint = kind === 'text' ? paintFor('stdout') : plain;
  if (kind === 'json') await writeParts(jsonParts(report));
  else await writeOut(reports[kind](report, paint, options));
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
function distinct(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((entry) => [JSON.stringify(entry), entry]));
  return [...seen.values()];
}
