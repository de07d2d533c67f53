import { type Command, Option } from 'commander';
import { type CheckResult, checkCorpora } from '../../check/check-corpora.ts';
import { formats, type PairSpecs, sideOptions } from '../../formats/index.ts';
import { problemCodes } from '../../problem-codes.ts';
import { ProblemLog } from '../../problems/log.ts';
import { possibleAdvice } from '../../problems/possible-advice.ts';
import { type CodeCard, fileName, type Problem } from '../../problems/problem.ts';
import { checkJson } from '../../report/check/json.ts';
import { type CheckReport, codeCounts, totals } from '../../report/check/report.ts';
import { sarifReport } from '../../report/check/sarif.ts';
import { checkText } from '../../report/check/text.ts';
import { version } from '../../version.ts';
import { checkCorpora as checkPaths } from '../check-corpora.ts';
import {
  checkRepairOptions,
  fixOption,
  type RepairOptions,
  type Repairs,
  repairsOf,
  writableIds,
} from '../files/repair-outputs.ts';
import { nodeShell } from '../node-shell.ts';
import { addOptions } from '../options/add-options.ts';
import {
  addOutputOptions,
  mainOutputs,
  type OutputOptions,
  outputKind,
  paintOf,
  type ReportKind,
  writeMain,
} from '../options/main-output.ts';
import { readingParameters, readingSpecs } from '../options/reading.ts';
import { parameterOption } from '../options/scoring.ts';
import { type ReadingArguments, shared, strictness } from '../options/shared.ts';

/** The options of `check` as parsed by commander. */
interface CheckOptions extends ReadingArguments, OutputOptions, PairSpecs, RepairOptions {
  key?: string;
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
    shared.format(ids),
    shared.keyFormat(ids),
    shared.responseFormat(ids),
    ...readingParameters.map(parameterOption),
    ...strictness(),
    shared.maxSize(),
    fixOption(),
    shared.outputDir(),
    shared.to(writableIds),
  );
  addOutputOptions(command, kinds)
    .addHelpText('after', help)
    .action(async (files: string[], options: CheckOptions) => {
      const flags = new Set(command.options.flatMap(({ short, long }) => [short ?? '', long ?? '']));
      done(await runCheck(files, options, flags));
    });
}

const help = `
Each argument is checked by itself. Two arguments with a document in common are KEY and RESPONSE, and are checked against each other too; --key says so
for any number of responses. --fix writes repaired files to --output-dir, if no error is left.

Examples:
  $ corefeval check examples/key.conll
  $ corefeval check examples/key.conll examples/response.conll
  $ corefeval check --key examples/compare/key.conll examples/compare/ours.conll examples/compare/theirs.conll --json
  $ corefeval check examples/broken.conll --lenient --sarif -o broken.sarif
  $ corefeval check examples/broken.conll --fix drop-broken,drop-repeated --output-dir repaired`;

async function runCheck(
  paths: readonly string[],
  options: CheckOptions,
  flags: ReadonlySet<string>,
): Promise<number> {
  const { key, strict, allow, lenient, format, maxSize } = options;
  const kind = outputKind(options, kinds);
  const all = key === undefined ? paths : [key, ...paths];
  await checkPaths(all, mainOutputs(options, kind), options);
  checkRepairOptions(options);
  const isLenient = lenient || options.fix?.includes('drop-broken');
  const weights = { strict, allow, lenient: isLenient };
  const log = new ProblemLog(weights);
  const request = {
    ...{ paths, key, maxSize, reading: readingSpecs(options) },
    keyFormat: options.keyFormat ?? format,
    responseFormat: options.responseFormat ?? format,
  };
  const { corpora, files, problems: found } = await checkCorpora(request, nodeShell, log);
  const repairLog = new ProblemLog(weights);
  const repairs = options.fix && log.errors === 0 ? repairAll(files, options, repairLog) : undefined;
  const keyFiles = corpora[0]?.side === 'key' ? files[0].map(({ source }) => source.store.name) : [];
  const problems = [...found, ...repairLog.problems].map((problem) => raised(problem, keyFiles, options));
  const cards = new Map<string, CodeCard>(Object.entries(problemCodes));
  const report: CheckReport = {
    ...{ version, corpora, problems: problems.map((problem) => withRemedy(problem, flags)) },
    codes: codeCounts(
      problems,
      (code) => log.count(code) + repairLog.count(code),
      (code) => cards.get(code)?.summary ?? '',
    ),
  };
  const isWritten = repairs !== undefined && repairLog.errors === 0;
  const content = contentOf(isWritten ? { ...report, fixed: repairs.fixed } : report, kind, options);
  await writeMain(content, kind, options, isWritten ? repairs.outputs : []);
  return totals(report).error === 0 ? 0 : 1;
}

/** Repairs the files that were named, and not those of --key. */
function repairAll(files: CheckResult['files'], options: CheckOptions, log: ProblemLog): Repairs {
  const sides = sideOptions(readingSpecs(options));
  const own = options.key === undefined ? files : files.slice(1);
  return repairsOf(own.flat(), options, options.key === undefined ? sides.key : sides.response, log.report);
}

function contentOf(report: CheckReport, kind: ReportKind, options: CheckOptions): string {
  if (kind === 'json') return checkJson(report);
  if (kind === 'sarif') return sarifReport(report);
  return checkText(report, paintOf(kind, options), options);
}

/**
 * Problems of a response with which `score` gives a misleading number: documents are missing, words differ, or a mention is in
 * two entities. They are errors here unless the user allows or repairs them. Entities of a key may share mentions.
 */
const misleading: ReadonlySet<Problem['code']> = new Set([
  'document/missing',
  'file/unpaired',
  'text/words',
  'text/length',
  'mention/shared',
]);

function raised(
  problem: Problem,
  keyFiles: readonly string[],
  { allow = [], lenient, fix = [] }: CheckOptions,
): Problem {
  const { code, severity, file } = problem;
  if (severity !== 'warning' || !misleading.has(code) || lenient || allow.includes(code)) return problem;
  if (code === 'mention/shared') {
    const isOfResponse = keyFiles.length > 0 && file !== undefined && !keyFiles.includes(fileName(file));
    if (!isOfResponse || fix.some((policy) => policy.startsWith('shared-'))) return problem;
  }
  return { ...problem, severity: 'error' };
}

/** What to do about problems whose advice names options of `score`. */
const remedies: ReadonlyMap<Problem['code'], string> = new Map([
  [
    'mention/shared',
    'leave it in one entity, or pass --fix shared-first, shared-last, shared-drop or shared-merge; otherwise score decides, by its option --duplicates',
  ],
  ['mention/repeated', 'remove the repetition, or pass --fix drop-repeated; score counts it once'],
  ['singletons/key-only', 'the response loses recall for that alone; score with --singletons drop too'],
  [
    'singletons/response-only',
    'the response loses precision for that alone; score with --singletons drop too',
  ],
  [
    'singletons/many',
    'they raise B³, CEAF and LEA regardless of the links; score with --singletons drop too',
  ],
]);

function withRemedy(problem: Problem, flags: ReadonlySet<string>): Problem {
  const help = remedies.get(problem.code);
  return help === undefined ? possibleAdvice(problem, flags) : { ...problem, help };
}
