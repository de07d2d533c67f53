import type { Problem } from '../problems/problem.ts';
import { htmlReport } from '../report/html.ts';
import { jsonParts } from '../report/json.ts';
import type { ScoreReport } from '../report/score-report.ts';
import { reports } from '../report/score-reports.ts';
import { mainOutputs, type OutputOptions, paintOf, type ReportKind, writeMain } from './main-output.ts';
import { showProblems, writeOut } from './terminal.ts';
import { type WrittenOutput, writeOutputs } from './write-output.ts';

/** The kinds of output of scores. */
export const scoreKinds = [
  'text',
  'json',
  'csv',
  'tsv',
  'markdown',
  'latex',
  'html',
] as const satisfies ReportKind[];

/** Shows warnings on standard error and writes the report, and further files before it. */
export async function writeReport(
  report: ScoreReport,
  kind: ReportKind,
  options: OutputOptions,
  count: (code: Problem['code']) => number,
  others: readonly WrittenOutput[] = [],
): Promise<void> {
  showProblems(distinct(report.systems.flatMap(({ warnings }) => warnings)), count);
  if (kind === 'json' && mainOutputs(options, kind).length === 0) {
    writeOutputs(others, options);
    await writeParts(jsonParts(report));
  } else {
    const content =
      kind === 'html' ? htmlReport(report) : reports[kind](report, paintOf(kind, options), options);
    await writeMain(content, kind, options, others);
  }
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
