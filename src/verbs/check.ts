import type { CheckedCorpus } from '../check/corpus-check.ts';
import type { RepairPolicy } from '../check/repair.ts';
import type { WritableFormat } from '../convert/converter.ts';
import { fingerprintText } from '../core/fingerprint-sums.ts';
import type { IndexedFile } from '../corpus/index-corpus.ts';
import type { Shell } from '../corpus/shell.ts';
import { mergedOrigins } from '../evaluate/origin.ts';
import { sideOptions } from '../formats/index.ts';
import { problemCodes } from '../problem-codes.ts';
import { ProblemLog } from '../problems/log.ts';
import { type CodeCard, fileName, type Problem, type Report } from '../problems/problem.ts';
import { type CheckReport, codeCounts } from '../report/check/report.ts';
import { version } from '../version.ts';
import { type CorporaRequest, type CorpusInCheck, checkCorpora } from './check/check-corpora.ts';
import { type RepairOutput, repairFiles, repairTarget } from './check/repair-files.ts';
import { writableFormats } from './write-annotation.ts';

export interface CheckRequest extends CorporaRequest {
  /** How the files are repaired, if no error is left; not at all if absent. */
  readonly fix?: readonly RepairPolicy[] | undefined;
  /** The id of the format of repaired files; their own if absent. */
  readonly to?: string | undefined;
}

export interface CheckResult {
  /** Problems are in the order of the files and lines, with the source lines. */
  readonly report: CheckReport;
  /** Files that were repaired; none if there are errors. */
  readonly repaired: readonly RepairOutput[];
}

/** A file that is going to be repaired. */
export interface RepairPlan {
  readonly file: IndexedFile;
  readonly target: WritableFormat;
}

/**
 * Checks corpora by themselves, and responses against their key. Documents are read one by one. `onRepair` gets the files before they
 * are repaired, and may throw.
 */
export async function checkFiles(
  request: CheckRequest,
  shell: Pick<Shell, 'files'>,
  onRepair: (plans: readonly RepairPlan[]) => void = () => {},
): Promise<CheckResult> {
  const { texts, key = texts, fix, strict, allow } = request;
  const lenient = request.lenient || fix?.includes('drop-broken');
  const log = new ProblemLog({ strict, allow, lenient });
  const { corpora, problems: found } = await checkCorpora(request, shell, log);
  const repairLog = new ProblemLog({ strict, allow, lenient });
  const own = key === undefined ? corpora : corpora.slice(1);
  const repaired =
    fix === undefined || log.errors > 0 ? [] : repairAll(own, request, onRepair, repairLog.report);
  const keyFiles =
    corpora[0]?.side === 'key' || corpora[0]?.side === 'texts'
      ? corpora[0].files.map(({ source }) => source.store.name)
      : [];
  const problems = [...found, ...repairLog.problems].map((problem) => raised(problem, keyFiles, request));
  const cards = new Map<string, CodeCard>(Object.entries(problemCodes));
  const report: CheckReport = {
    version,
    corpora: corpora.map(checkedCorpus),
    problems: problems.map(withRemedy),
    codes: codeCounts(
      problems,
      (code) => log.count(code) + repairLog.count(code),
      (code) => cards.get(code)?.summary ?? '',
    ),
  };
  return { report, repaired: repairLog.errors === 0 ? repaired : [] };
}

/** Repairs the files that were named, and not those of the key. */
function repairAll(
  corpora: readonly CorpusInCheck[],
  { texts, key = texts, fix = [], to, reading = {} }: CheckRequest,
  onRepair: (plans: readonly RepairPlan[]) => void,
  report: Report,
): RepairOutput[] {
  const files = corpora.flatMap((corpus) => corpus.files);
  const target = writableFormats.find(({ id }) => id === to);
  onRepair(files.map((file) => ({ file, target: repairTarget(file, target) })));
  const options = sideOptions(reading)[key === undefined ? 'key' : 'response'];
  return repairFiles(files, fix, target, options, report);
}

const checkedCorpus = ({ path, side, files, check }: CorpusInCheck): CheckedCorpus => ({
  path,
  side,
  origins: mergedOrigins(files),
  ...check.profile,
  fingerprint: fingerprintText(check.fingerprint),
});

/**
 * Problems of a response with which `score` gives a misleading number: documents are missing, or a mention is in
 * two entities. They are errors here unless the user allows or repairs them. Entities of a key may share mentions.
 */
const misleading: ReadonlySet<Problem['code']> = new Set([
  'document/missing',
  'file/unpaired',
  'mention/shared',
]);

function raised(
  problem: Problem,
  keyFiles: readonly string[],
  { allow = [], lenient, fix = [] }: CheckRequest,
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
export const checkRemedies: ReadonlyMap<Problem['code'], string> = new Map([
  [
    'mention/shared',
    'leave it in one entity, or pass --fix shared-first, shared-last, shared-drop or shared-merge; otherwise score decides, by its option --duplicates',
  ],
  ['mention/repeated', 'remove the repetition, or pass --fix drop-repeated; score counts it once'],
  ['singletons/key-only', 'this alone lowers the recall of the response; score with --singletons drop too'],
  [
    'singletons/response-only',
    'this alone lowers the precision of the response; score with --singletons drop too',
  ],
  [
    'singletons/many',
    'they raise B³, CEAF and LEA regardless of the links; score with --singletons drop too',
  ],
]);

const withRemedy = (problem: Problem): Problem => {
  const help = checkRemedies.get(problem.code);
  return help === undefined ? problem : { ...problem, help };
};
