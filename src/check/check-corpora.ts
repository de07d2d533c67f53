import type { Document } from '../core/document.ts';
import { type IndexedFile, indexCorpus } from '../corpus/index-corpus.ts';
import type { LocatedDocument } from '../corpus/located-document.ts';
import { skippedFiles } from '../corpus/not-annotation.ts';
import { resolveLines } from '../corpus/resolve-lines.ts';
import { readLocated } from '../corpus/score-corpora.ts';
import type { Shell } from '../corpus/shell.ts';
import { withSourceLines } from '../corpus/source-lines.ts';
import { fingerprintText } from '../evaluate/fingerprint-sums.ts';
import { mergedOrigins, type Origin } from '../evaluate/origin.ts';
import { byName } from '../evaluate/pair-documents.ts';
import { type FormatOptions, type PairOptions, sideOptions } from '../formats/index.ts';
import { noMentionsHelp } from '../formats/no-mentions-help.ts';
import { type ProblemLog, withFile } from '../problems/log.ts';
import { fileName, InputError, type Problem, type Report } from '../problems/problem.ts';
import { checkPair } from './check-pair.ts';
import { CorpusCheck, type Profile } from './corpus-check.ts';

export interface CheckRequest {
  /** The corpora to check: files, directories, patterns. */
  readonly paths: readonly string[];
  /** The key of all of them; without it two corpora with a document in common are a key and its response. */
  readonly key?: string | undefined;
  readonly reading: PairOptions;
  /** Formats are detected if absent. */
  readonly keyFormat: string | undefined;
  readonly responseFormat: string | undefined;
  readonly maxSize: number | undefined;
}

/** One corpus that was checked. */
export interface CheckedCorpus extends Profile {
  readonly path: string;
  readonly side: 'key' | 'response' | undefined;
  readonly origins: readonly Origin[];
  /** Equal for corpora with the same documents, lengths and entities. */
  readonly fingerprint: string;
}

export interface CheckResult {
  readonly corpora: readonly CheckedCorpus[];
  /** The files of each corpus, to repair them. */
  readonly files: readonly (readonly IndexedFile[])[];
  /** In the order of the files and lines, with the source lines. */
  readonly problems: readonly Problem[];
}

/** A corpus while it is checked. */
export interface OpenCorpus {
  readonly path: string;
  readonly side: 'key' | 'response' | undefined;
  readonly files: readonly IndexedFile[];
  readonly check: CorpusCheck;
  readonly report: Report;
  /** Reads a document; its problems are reported, and it is checked, the first time. */
  read(located: LocatedDocument): Document;
  /** Reads the documents that were not read yet. */
  readRest(): void;
  /** Whether an error has been reported. */
  hasErrors(): boolean;
}

/** Checks corpora by themselves, and responses against their key. Problems go to `log`; documents are read one by one. */
export async function checkCorpora(
  request: CheckRequest,
  shell: Shell,
  log: ProblemLog,
): Promise<CheckResult> {
  const { key, paths } = request;
  const found: Pick<OpenCorpus, 'path' | 'files'>[] = [];
  for (const [i, path] of [...(key === undefined ? [] : [key]), ...paths].entries())
    found.push({
      path,
      files: await openFiles(path, i === 0 ? 'key' : 'response', request, shell, log.report),
    });
  const isPaired = key !== undefined || (found.length === 2 && haveCommonDocument(found[0], found[1]));
  const corpora = found.map(({ path, files }, i) => {
    const side = isPaired ? (i === 0 ? 'key' : 'response') : undefined;
    return openCorpus(path, files, side, sideOptions(request.reading)[side ?? 'key'], log.report);
  });
  if (isPaired) for (const response of corpora.slice(1)) checkPair(corpora[0], response);
  for (const corpus of corpora) finish(corpus, isPaired);
  const stores = corpora.flatMap(({ files }) => files.map(({ source }) => source.store));
  return {
    corpora: corpora.map(({ path, side, files, check }) => ({
      ...{ path, side, origins: mergedOrigins(files), ...check.profile },
      fingerprint: fingerprintText(check.fingerprint),
    })),
    files: corpora.map(({ files }) => files),
    problems: withSourceLines(inOrder(resolveLines(log.problems, stores), corpora), stores),
  };
}

async function openFiles(
  path: string,
  side: 'key' | 'response',
  { reading, keyFormat, responseFormat, maxSize }: CheckRequest,
  { files }: Shell,
  report: Report,
): Promise<IndexedFile[]> {
  const skipped: string[] = [];
  const fail = ({ problems }: InputError) => {
    for (const problem of problems) report(withFile(problem, path));
  };
  const format = side === 'key' ? keyFormat : responseFormat;
  try {
    return await indexCorpus(path, { reading, side, format, maxSize, jobs: undefined }, files, skipped, fail);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    fail(error);
    return [];
  } finally {
    if (skipped.length > 0) report(skippedFiles(path, skipped));
  }
}

function openCorpus(
  path: string,
  files: readonly IndexedFile[],
  side: OpenCorpus['side'],
  options: FormatOptions,
  toLog: Report,
): OpenCorpus {
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
  return { path, files, side, check, report, read, readRest, hasErrors: () => errors > 0 };
}

/** Checks the documents that no pair has, and reports what was summed up. */
function finish({ files, check, report, readRest, hasErrors }: OpenCorpus, isPaired: boolean): void {
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
function inOrder(problems: readonly Problem[], corpora: readonly OpenCorpus[]): Problem[] {
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
