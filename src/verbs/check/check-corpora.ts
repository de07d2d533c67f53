import { CorpusCheck } from '../../check/corpus-check.ts';
import type { Document } from '../../core/document.ts';
import type { LocatedDocument } from '../../corpus/located-document.ts';
import { isFatal, leftOut, readLocated } from '../../corpus/read-located.ts';
import type { Shell } from '../../corpus/shell.ts';
import { byName } from '../../evaluate/pair-documents.ts';
import { unreadAnswers } from '../../evaluate/unread-answers.ts';
import { type FormatOptions, sideOptions } from '../../formats/index.ts';
import { noMentionsInFiles } from '../../formats/no-mentions-help.ts';
import { type ProblemLog, withFile } from '../../problems/log.ts';
import { fileName, type InputError, type Problem, type Report } from '../../problems/problem.ts';
import { type OpenCorpus, openTogether, placesOf, type ReadingRequest, type SidePath } from '../open.ts';
import { checkPair } from './check-pair.ts';
import { checkTexts } from './check-texts.ts';
import { withSourceLines } from './source-lines.ts';

/** Which corpora are checked. */
export interface CorporaRequest extends ReadingRequest {
  /** The corpora to check: files, directories, patterns. */
  readonly paths: readonly string[];
  /** The key of all of them; without it two corpora with a document in common are a key and its response. */
  readonly key?: string | undefined;
  /** The test set of all of them, in place of a key: its documents, words and sentence breaks are compared. */
  readonly texts?: string | undefined;
  /** The same, opened before. */
  readonly testSet?: OpenCorpus | undefined;
}

/** A corpus while it is checked. */
export interface CorpusInCheck extends OpenCorpus {
  readonly side: 'key' | 'texts' | 'response' | undefined;
  readonly check: CorpusCheck;
  readonly report: Report;
  /** Reads a document; its problems are reported, and it is checked, the first time. */
  read(located: LocatedDocument): Document;
  /** Whether a document was read and found broken, and scoring leaves such documents out. */
  isLeftOut(located: LocatedDocument): boolean;
  /** Reads the documents that were not read yet. */
  readRest(): void;
  /** The number of problems of a code. */
  count(code: string): number;
  /** Whether an error has been reported. */
  hasErrors(): boolean;
}

/** Checks corpora by themselves, and responses against their key. Problems go to the log, and are returned in the order of files and lines. */
export async function checkCorpora(
  request: CorporaRequest,
  shell: Pick<Shell, 'files'>,
  log: ProblemLog,
): Promise<{ readonly corpora: readonly CorpusInCheck[]; readonly problems: readonly Problem[] }> {
  const { texts, testSet, key = texts, paths, reading = {} } = request;
  const all = [...(key === undefined ? [] : [key]), ...paths];
  const named = await openForCheck(all, request, shell, log.report);
  const found = testSet === undefined ? named : [testSet, ...named];
  const isOfTexts = texts !== undefined || testSet !== undefined;
  const isPaired =
    key !== undefined || isOfTexts || (found.length === 2 && haveCommonDocument(found[0], found[1]));
  const corpora = found.map((corpus, i) => {
    const side = isPaired ? (i > 0 ? 'response' : isOfTexts ? 'texts' : 'key') : undefined;
    const leavesOut = request.lenient && side === 'response';
    return beginCheck(
      corpus,
      side,
      sideOptions(reading)[side === 'response' ? 'response' : 'key'],
      log.report,
      leavesOut,
    );
  });
  if (isPaired)
    for (const response of corpora.slice(1)) {
      if (isOfTexts) checkTexts(corpora[0], response);
      else checkPair(corpora[0], response, reading);
    }
  for (const corpus of corpora) finish(corpus, isPaired);
  const stores = named.flatMap(({ files }) => files.map(({ source }) => source.store));
  const problems = inOrder(placesOf(...corpora)(log.problems), corpora);
  return { corpora, problems: withSourceLines(problems, stores) };
}

/** Opens corpora as every verb does, but goes on after a file that cannot be read. */
async function openForCheck(
  paths: readonly string[],
  request: CorporaRequest,
  shell: Pick<Shell, 'files'>,
  report: Report,
): Promise<OpenCorpus[]> {
  const sides = paths.map((path, i) => ({
    path,
    name: lastPart(path),
    side: i === 0 && request.testSet === undefined ? ('key' as const) : ('response' as const),
  }));
  const { lenient, key } = request;
  const fail = ({ problems }: InputError, { path, side }: SidePath) => {
    const leavesOut = lenient && key !== undefined && side === 'response';
    for (const problem of problems) report(withFile(leavesOut ? leftOut(problem, 'file') : problem, path));
  };
  const corpora = await openTogether(sides, request, shell, fail);
  for (const { notes } of corpora) for (const note of notes) report(note);
  return corpora;
}

/** The name of a corpus without its folders. */
const lastPart = (path: string): string => path.replace(/\/+$/, '').replace(/^.*\//, '');

function beginCheck(
  corpus: OpenCorpus,
  side: CorpusInCheck['side'],
  options: FormatOptions,
  toLog: Report,
  leavesOut = false,
): CorpusInCheck {
  const { path, files } = corpus;
  let errors = 0;
  const counts = new Map<string, number>();
  const report: Report = (problem) => {
    // The annotation of a test set does not matter, as long as the texts can be read.
    if (side === 'texts' && problem.severity !== 'error') return;
    if (problem.severity === 'error') errors++;
    counts.set(problem.code, (counts.get(problem.code) ?? 0) + 1);
    toLog(withFile(problem, path));
  };
  const check = new CorpusCheck(report);
  const [seen, broken] = [new Set<LocatedDocument>(), new Set<LocatedDocument>()];
  const read = (located: LocatedDocument): Document => {
    if (seen.has(located)) return readLocated(located, () => {}, options);
    seen.add(located);
    const reportOwn: Report = (problem) => {
      if (isFatal(problem)) broken.add(located);
      report(leftOut(problem, 'document'));
    };
    const document = readLocated(located, leavesOut ? reportOwn : report, options);
    check.add(document, located.format);
    return document;
  };
  const readRest = () => {
    for (const { documents } of files) for (const located of documents) if (!seen.has(located)) read(located);
  };
  const count = (code: string) => counts.get(code) ?? 0;
  const isLeftOut = (located: LocatedDocument) => broken.has(located);
  return { ...corpus, side, check, report, read, isLeftOut, readRest, count, hasErrors: () => errors > 0 };
}

/** Checks the documents that no pair has, and reports what was summed up. */
function finish(
  { files, check, report, readRest, count, hasErrors }: CorpusInCheck,
  isPaired: boolean,
): void {
  // Names of pairs were checked when documents were paired.
  if (!isPaired) for (const { documents } of files) byName(documents, report);
  readRest();
  if (files.length === 0) return;
  for (const found of unreadAnswers(count, files.flatMap(({ documents }) => documents).length)) report(found);
  // Where something could not be read, mentions may be missing for that reason.
  check.finish(hasErrors() ? undefined : noMentionsInFiles(files));
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
