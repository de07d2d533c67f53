import { type Command, Option } from 'commander';
import { formats } from '../../formats/index.ts';
import { possibleAdvice } from '../../problems/possible-advice.ts';
import { checkJson } from '../../report/check/json.ts';
import { type CheckReport, totals } from '../../report/check/report.ts';
import { sarifReport } from '../../report/check/sarif.ts';
import { checkText } from '../../report/check/text.ts';
import { checkFiles, checkRemedies } from '../../verbs/check.ts';
import { readingParameters } from '../../verbs/reading.ts';
import { writableFormats } from '../../verbs/write-annotation.ts';
import { checkPaths } from '../check-paths.ts';
import {
  checkRepairOptions,
  fixOption,
  type RepairOptions,
  refuseRepairs,
  repairOutputs,
} from '../files/repair-outputs.ts';
import { nodeShell } from '../node-shell.ts';
import {
  addOutputOptions,
  type MainOutputKind,
  mainOutputs,
  type OutputOptions,
  outputKind,
  paintOf,
  writeMain,
} from '../options/main-output.ts';
import { readingRequest } from '../options/requests.ts';
import { parameterOption } from '../options/scoring.ts';
import { addOptions, type ReadingArguments, shared, strictness } from '../options/shared.ts';

/** The options of `check` as parsed by commander. */
interface CheckArguments extends ReadingArguments, OutputOptions, RepairOptions {
  key?: string;
  texts?: string;
  quiet?: boolean;
}

const kinds = ['text', 'sarif', 'json'] as const;

export function registerCheck(program: Command, done: (code: number) => void): void {
  const ids = formats.map(({ id }) => id);
  const command = program
    .command('check')
    .description('check annotation before it is scored; exit 1 if there are errors')
    .argument('<file...>', 'files, directories, quoted patterns, or - for standard input');
  addOptions(
    command,
    new Option('--key <path>', 'the key of these files: check each of them against it'),
    new Option(
      '--texts <path>',
      'the test set of these files, with or without annotation: other documents, words or sentence breaks are errors',
    ).conflicts(['key', 'lenient', 'allow']),
    shared.format(ids),
    shared.keyFormat(ids),
    shared.responseFormat(ids),
    shared.keyName(),
    shared.responseName(),
    ...readingParameters.map(parameterOption),
    ...strictness(),
    shared.maxSize(),
    fixOption(),
    shared.outputDir(),
    shared.to(writableFormats.map(({ id }) => id)),
  );
  addOutputOptions(command, kinds)
    .addHelpText('after', help)
    .action(async (files: string[], options: CheckArguments) => {
      const flags = new Set(command.options.flatMap(({ short, long }) => [short ?? '', long ?? '']));
      done(await runCheck(files, options, flags));
    });
}

const help = `
Each argument is checked by itself. Two arguments with a document in common are KEY and RESPONSE, and are checked against each other too; --key says so
for any number of responses. --texts names the test set without annotation: exit 0 means that the files can be scored. --fix writes repaired files to --output-dir, if no error is left.

Examples:
  $ corefeval check examples/key.conll
  $ corefeval check examples/key.conll examples/response.conll
  $ corefeval check --key examples/compare/key.conll examples/compare/ours.conll examples/compare/theirs.conll --json
  $ corefeval check --texts examples/compare/key.conll examples/compare/ours.conll
  $ corefeval check examples/broken.conll --lenient --sarif -o broken.sarif
  $ corefeval check examples/broken.conll --fix drop-broken,drop-repeated --output-dir repaired`;

async function runCheck(
  paths: readonly string[],
  options: CheckArguments,
  flags: ReadonlySet<string>,
): Promise<number> {
  const { key, texts, fix, to } = options;
  const reference = key ?? texts;
  const kind = outputKind(options, kinds);
  await checkPaths(
    reference === undefined ? paths : [reference, ...paths],
    mainOutputs(options, kind),
    options,
  );
  checkRepairOptions(options);
  const { report: found, repaired } = await checkFiles(
    { ...readingRequest(options), paths, key, texts, fix, to },
    nodeShell,
    (plans) => refuseRepairs(plans, options),
  );
  const problems = found.problems.map((problem) =>
    checkRemedies.has(problem.code) ? problem : possibleAdvice(problem, flags),
  );
  const { outputs, fixed } = repairOutputs(repaired, options);
  const report = { ...found, problems, ...(fixed.length === 0 ? {} : { fixed }) };
  await writeMain(contentOf(report, kind, options), kind, options, outputs);
  return totals(report).error === 0 ? 0 : 1;
}

function contentOf(report: CheckReport, kind: MainOutputKind, options: CheckArguments): string {
  if (kind === 'json') return checkJson(report);
  if (kind === 'sarif') return sarifReport(report);
  return checkText(report, paintOf(kind, options), options);
}
