import { type CheckedCorpus, CorpusCheck } from '../check/corpus-check.ts';
import type { RepairPolicy } from '../check/repair.ts';
import type { WritableFormat } from '../convert/converter.ts';
import type { Document } from '../core/document.ts';
import type { IndexedFile } from '../corpus/index-corpus.ts';
import type { LocatedDocument } from '../corpus/located-document.ts';
import { readLocated } from '../corpus/read-located.ts';
import type { Shell } from '../corpus/shell.ts';
import { fingerprintText } from '../evaluate/fingerprint-sums.ts';
import { mergedOrigins } from '../evaluate/origin.ts';
import { byName } from '../evaluate/pair-documents.ts';
import { type FormatOptions, sideOptions } from '../formats/index.ts';
import { noMentionsHelp } from '../formats/no-mentions-help.ts';
import { problemCodes } from '../problem-codes.ts';
import { ProblemLog, withFile } from '../problems/log.ts';
import { type CodeCard, fileName, InputError, type Problem, type Report } from '../problems/problem.ts';
import { type CheckReport, codeCounts } from '../report/check/report.ts';
import { version } from '../version.ts';
import { checkPair } from './check/check-pair.ts';
import { type RepairedFile, repairFiles, repairTarget } from './check/repair-files.ts';
import { withSourceLines } from './check/source-lines.ts';
import { writableFormats } from './convert.ts';
import { type OpenCorpus, openCorpus, placesOf, type ReadingRequest } from './open.ts';

export interface CheckRequest extends ReadingRequest {
  /** The corpora to check: files, directories, patterns. */
  readonly paths: readonly string[];
  /** The key of all of them; without it two corpora with a document in common are a key and its response. */
  readonly key?: string | undefined;
  /** How the files are repaired, if no error is left; not at all if absent. */
  readonly fix?: readonly RepairPolicy[] | undefined;
  /** The id of the format of repaired files; their own if absent. */
  readonly to?: string | undefined;
}

export interface CheckResult {
  /** Problems are in the order of the files and lines, with the source lines. */
  readonly report: CheckReport;
  /** Files that were repaired; none if there are errors. */
  readonly repaired: readonly RepairedFile[];
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
  const { key, fix, strict, allow } = request;
  const lenient = request.lenient || fix?.includes('drop-broken');
  const log = new ProblemLog({ strict, allow, lenient });
  const { corpora, problems: found } = await checkCorpora(request, shell, log);
  const repairLog = new ProblemLog({ strict, allow, lenient });
  const own = key === undefined ? corpora : corpora.slice(1);
  const repaired =
    fix === undefined || log.errors > 0 ? [] : repairAll(own, request, onRepair, repairLog.report);
  const keyFiles = corpora[0]?.side === 'key' ? corpora[0].files.map(({ source }) => source.store.name) : [];
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
  { key, fix = [], to, reading = {} }: CheckRequest,
  onRepair: (plans: readonly RepairPlan[]) => void,
  report: Report,
): RepairedFile[] {
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

/** A corpus while it is checked. */
export interface CorpusInCheck extends OpenCorpus {
  readonly side: 'key' | 'response' | undefined;
  readonly check: CorpusCheck;
  readonly report: Report;
  /** Reads a document; its problems are reported, and it is checked, the first time. */
  read(located: LocatedDocument): Document;
  /** Reads the documents that were not read yet. */
  readRest(): void;
  /** Whether an error has been reported. */
  hasErrors(): boolean;
}

async function checkCorpora(
  request: CheckRequest,
  shell: Pick<Shell, 'files'>,
  log: ProblemLog,
): Promise<{ readonly corpora: readonly CorpusInCheck[]; readonly problems: readonly Problem[] }> {
  const { key, paths, reading = {} } = request;
  const found: OpenCorpus[] = [];
  for (const [i, path] of [...(key === undefined ? [] : [key]), ...paths].entries())
    found.push(await openForCheck(path, i === 0 ? 'key' : 'response', request, shell, log.report));
  const isPaired = key !== undefined || (found.length === 2 && haveCommonDocument(found[0], found[1]));
  const corpora = found.map((corpus, i) => {
    const side = isPaired ? (i === 0 ? 'key' : 'response') : undefined;
    return beginCheck(corpus, side, sideOptions(reading)[side ?? 'key'], log.report);
  });
  if (isPaired) for (const response of corpora.slice(1)) checkPair(corpora[0], response, reading);
  for (const corpus of corpora) finish(corpus, isPaired);
  const stores = corpora.flatMap(({ files }) => files.map(({ source }) => source.store));
  const problems = inOrder(placesOf(...corpora)(log.problems), corpora);
  return { corpora, problems: withSourceLines(problems, stores) };
}

/** Opens a corpus as every verb does, but goes on after a file that cannot be read. */
async function openForCheck(
  path: string,
  side: 'key' | 'response',
  request: CheckRequest,
  shell: Pick<Shell, 'files'>,
  report: Report,
): Promise<OpenCorpus> {
  const fail = ({ problems }: InputError) => {
    for (const problem of problems) report(withFile(problem, path));
  };
  try {
    const corpus = await openCorpus({ path, name: lastPart(path) }, side, request, shell, fail);
    for (const note of corpus.notes) report(note);
    return corpus;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    fail(error);
    return { path, name: lastPart(path), files: [], notes: [] };
  }
}

/** The name of a corpus without its folders. */
const lastPart = (path: string): string => path.replace(/\/+$/, '').replace(/^.*\//, '');

function beginCheck(
  corpus: OpenCorpus,
  side: CorpusInCheck['side'],
  options: FormatOptions,
  toLog: Report,
): CorpusInCheck {
  const { path, files } = corpus;
  let errors = 0;
  const report: Report = (problem) => {
    if (problem.severity === 'error') errors++;
    toLog(withFile(problem, path));
  };
  const check = new CorpusCheck(report);
  const seen = new Set<LocatedDocument>();
  const read = (located: LocatedDocument): Document => {
    if (seen.has(located)) return readLocated(located, () => {}, options);
    seen.add(located);
    const document = readLocated(located, report, options);
    check.add(document, located.format);
    return document;
  };
  const readRest = () => {
    for (const { documents } of files) for (const located of documents) if (!seen.has(located)) read(located);
  };
  return { ...corpus, side, check, report, read, readRest, hasErrors: () => errors > 0 };
}

/** Checks the documents that no pair has, and reports what was summed up. */
function finish({ files, check, report, readRest, hasErrors }: CorpusInCheck, isPaired: boolean): void {
  // Names of pairs were checked when documents were paired.
  if (!isPaired) for (const { documents } of files) byName(documents, report);
  readRest();
  if (files.length === 0) return;
  // Where something could not be read, mentions may be missing for that reason.
  check.finish(hasErrors() ? undefined : noMentionsHelp(files.map(({ source }) => source.format)));
}

function haveCommonDocument(a: Pick<OpenCorpus, 'files'>, b: Pick<OpenCorpus, 'files'>): boolean {
  const names = new Set(a.files.flatMap(({ documents }) => documents.map(({ pairKey }) => pairKey)));
  return b.files.some(({ documents }) =>
    documents.some(({ id, pairKey }) => id !== '' && names.has(pairKey)),
  );
}

/** Problems by corpus, file and line; those without a line come after those with one. */
function inOrder(problems: readonly Problem[], corpora: readonly CorpusInCheck[]): Problem[] {
  const names = corpora.flatMap(({ path, files }) => [...files.map(({ source }) => source.store.name), path]);
  const rank = new Map<string, number>();
  for (const name of names) if (!rank.has(name)) rank.set(name, rank.size);
  const rankOf = ({ file }: Problem) =>
    file === undefined ? rank.size : (rank.get(fileName(file)) ?? rank.size);
  const lineOf = ({ line = Number.POSITIVE_INFINITY }: Problem) => line;
  return problems.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || (lineOf(a) === lineOf(b) ? 0 : lineOf(a) - lineOf(b)),
  );
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

const withRemedy = (problem: Problem): Problem => {
  const help = checkRemedies.get(problem.code);
  return help === undefined ? problem : { ...problem, help };
};
