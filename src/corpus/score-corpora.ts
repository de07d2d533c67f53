import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Document } from '../core/document.ts';
import {
  corpusWarnings,
  evaluatePair,
  type PairResult,
  pairDocuments,
  signature,
  Tally,
} from '../evaluate/index.ts';
import { mergedOrigins } from '../evaluate/origin.ts';
import { swapWarnings } from '../evaluate/side-names.ts';
import { type FormatOptions, type SideOptions, sideOptions } from '../formats/index.ts';
import { noMentionsHelp } from '../formats/no-mentions-help.ts';
import { distinct } from '../problems/distinct.ts';
import { ProblemLog, withFile } from '../problems/log.ts';
import { InputError, type Problem, type Report } from '../problems/problem.ts';
import { acrossDocuments } from './across-documents.ts';
import { type IndexedFile, indexCorpus } from './index-corpus.ts';
import type { LocatedDocument } from './located-document.ts';
import { skippedFiles } from './not-annotation.ts';
import { chosenPairs, type NameOf, pairByFile, refuseSeveralSystems } from './pair-files.ts';
import { evaluateInThreads } from './pool.ts';
import { resolveLines } from './resolve-lines.ts';
import type {
  Batch,
  CorpusPath,
  DocumentPair,
  EvaluateOptions,
  FailedSystem,
  ScoreRequest,
  SystemRun,
} from './score-request.ts';
import type { Amount, Progress, Shell, Threads } from './shell.ts';
import { canRunInThreads } from './thread-jobs.ts';

/**
 * Scores responses against a key, document by document. One of several responses that cannot be scored is added to `failed`,
 * and the others are scored; without that list, or if none is left, its errors are thrown.
 */
export async function scoreCorpora(
  key: CorpusPath,
  responses: readonly CorpusPath[],
  request: ScoreRequest,
  shell: Shell,
  failed?: FailedSystem[],
): Promise<SystemRun[]> {
  const index = async (path: string, side: 'key' | 'response'): Promise<IndexedCorpus> => {
    const format = side === 'key' ? request.keyFormat : request.responseFormat;
    const skipped: string[] = [];
    const files = await indexCorpus(path, { ...request, side, format }, shell.files, skipped);
    return { path, files, notes: skipped.length === 0 ? [] : [skippedFiles(path, skipped)] };
  };
  const keyCorpus = await index(key.path, 'key');
  const runs: SystemRun[] = [];
  for (const response of responses) {
    const { name, path } = response;
    const log = new ProblemLog({ ...request, file: path });
    try {
      const corpus = { name, ...(await index(path, 'response')) };
      const own = { ...request, onPair: request.keepPairs?.(path) };
      runs.push(await scoreSystem({ ...keyCorpus, name: key.name }, corpus, own, log, shell));
    } catch (error) {
      if (failed === undefined || responses.length === 1 || !(error instanceof InputError)) throw error;
      failed.push({ name, path, problems: error.problems });
    }
  }
  if (runs.length === 0 && failed !== undefined)
    throw new InputError(distinct(failed.flatMap(({ problems }) => problems)));
  return runs;
}

/** A corpus whose documents have been found. */
interface IndexedCorpus {
  readonly path: string;
  readonly files: readonly IndexedFile[];
  /** Warnings that `--strict` does not make errors. */
  readonly notes: readonly Problem[];
}

async function scoreSystem(
  key: IndexedCorpus & CorpusPath,
  response: IndexedCorpus & CorpusPath,
  request: ScoreRequest,
  log: ProblemLog,
  shell: Shell,
): Promise<SystemRun> {
  const { name, path } = response;
  const { settings, documents: chosen } = request;
  const resolve = (problems: readonly Problem[]) =>
    resolveLines(
      problems,
      [...key.files, ...response.files].map(({ source }) => source.store),
    );
  try {
    const pairs = pairChosen(key, response, chosen, log.report);
    const documents: string[] = [];
    for (const { id } of pairs) documents.push(id);
    const tally = new Tally(settings, request);
    const named = key.files.filter(({ source }) => source.format.holds.includes('crossDocument'));
    const across = named.length === 0 ? [] : acrossDocuments(named, key.path);
    await evaluatePairs(pairs, request, { tally, log }, name, shell);
    log.throwIfErrors();
    const logged = log.problems.length;
    const notes = chosen === undefined ? [...key.notes, ...response.notes] : [];
    const problems = logged === 0 ? notes : [...notes, ...resolve(log.problems)];
    const result = tally.result();
    const origins = { key: mergedOrigins(key.files), response: mergedOrigins(response.files) };
    const signed = signature(settings, result.fingerprint, request.extras);
    const noMentions = () =>
      noMentionsHelp([...key.files, ...response.files].map(({ source }) => source.format));
    for (const warning of [
      ...swapWarnings(key, response),
      ...across,
      ...corpusWarnings(result, settings, { key: key.path, response: path, name, noMentions }),
    ])
      log.report(request.isPart ? { ...warning, severity: 'warning' } : warning);
    log.throwIfErrors();
    return {
      ...{ name, path, documents, tally, result, signature: signed, origins, problems },
      warnings: log.problems.slice(logged),
      count: (code) => log.count(code),
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(resolve(error.problems.map((each) => withFile(each, path))));
  }
}

/** Pairs all documents, to know which is which, and keeps those with the chosen names, if names are given. */
export function pairChosen(
  key: Pick<IndexedCorpus, 'path' | 'files'>,
  response: Pick<IndexedCorpus, 'files'>,
  names: readonly string[] | undefined,
  report: Report,
): DocumentPair[] {
  if (names === undefined) return pairFiles(key.files, response.files, report);
  const problems: Problem[] = [];
  const pairs = pairFiles(key.files, response.files, (entry) => problems.push(entry));
  return chosenPairs(pairs, problems, names, key.path, report);
}

/**
 * Pairs the documents of two corpora. Where both have several files, files are paired by their names and then the
 * documents of each pair of files; otherwise documents are paired by their names alone.
 */
export function pairFiles(
  keys: readonly IndexedFile[],
  responses: readonly IndexedFile[],
  report: Report,
): DocumentPair[] {
  const nameOf = commonNames(keys, responses);
  if (keys.length === 1 || responses.length === 1 || nameOf === undefined) {
    if (responses.length > 1) refuseSeveralSystems(responses);
    const all = (files: readonly IndexedFile[]) => files.flatMap(({ documents }) => documents);
    const pairs: DocumentPair[] = [];
    for (const [key, response] of pairDocuments(all(keys), all(responses), report))
      pairs.push({ id: key.id, key, response });
    return pairs;
  }
  return pairByFile(keys, responses, nameOf, report);
}

/**
 * The names by which files are paired: as they are, or without extensions (`x.gold_conll` and `x.auto_conll.gz`).
 * `undefined` if neither gives each file a different name and both sides a common file.
 */
function commonNames(keys: readonly IndexedFile[], responses: readonly IndexedFile[]): NameOf | undefined {
  const asTheyAre: NameOf = ({ name }) => name;
  const stems: NameOf = ({ name }) => name.replace(/(?<=[^/])\.[^/]*$/, '');
  return [asTheyAre, stems].find((nameOf) => {
    const [ours, theirs] = [keys, responses].map((files) => new Set(files.map(nameOf)));
    const unique = ours.size === keys.length && theirs.size === responses.length;
    return unique && [...ours].some((name) => theirs.has(name));
  });
}

/** Where the results of a run are added up. */
export interface RunTotals {
  readonly tally: Tally;
  readonly log: ProblemLog;
}

/** Below this many bytes, starting threads takes more time than they save. */
const WORTH_THREADS = 24 << 20;

/** Approximate number of bytes in a batch. */
const BATCH = 4 << 20;

/**
 * Scores pairs of documents, in several threads if there is enough work, and adds the results up in the order of the pairs.
 * Sums are exact, so the scores do not depend on the number of threads.
 */
async function evaluatePairs(
  pairs: readonly DocumentPair[],
  options: EvaluateOptions,
  totals: RunTotals,
  system: string,
  { startProgress, threads }: Shell,
): Promise<void> {
  const batches = batchesOf(pairs);
  // A single batch is done before there is progress to show.
  const progress = batches.length > 1 ? startProgress(system) : undefined;
  try {
    await evaluateBatches(batches, options, totals, progress, threads);
  } finally {
    progress?.end();
  }
}

async function evaluateBatches(
  batches: readonly Batch[],
  options: EvaluateOptions,
  { tally, log }: RunTotals,
  progress: Progress | undefined,
  threads: Threads | undefined,
): Promise<void> {
  const total = sumOf(batches);
  let done: Amount = { documents: 0, bytes: 0 };
  const count = Math.min(options.jobs ?? threads?.available() ?? 1, batches.length);
  const isWorthwhile = options.jobs !== undefined || total.bytes >= WORTH_THREADS;
  const isBound = () => options.onPair !== undefined || !batches.every(canRunInThreads);
  if (threads === undefined || count < 2 || !isWorthwhile || isBound()) {
    const { settings, onPair, reading } = options;
    const sides = sideOptions(reading);
    for (const batch of batches) {
      for (const pair of batch.pairs)
        tally.add(evaluateLocated(pair, { settings, onPair, sides }, log.report));
      done = sumOf([done, batch]);
      await progress?.update(done, total);
    }
    return;
  }
  let next = 0;
  for await (const result of evaluateInThreads(batches, options, count, threads)) {
    tally.merge(result.tally);
    log.merge(result.problems);
    done = sumOf([done, batches[next++]]);
    await progress?.update(done, total);
  }
}

/** Cuts a list of pairs into batches, in order. */
function batchesOf(pairs: readonly DocumentPair[]): Batch[] {
  const batches: Batch[] = [];
  let start = 0;
  let bytes = 0;
  pairs.forEach(({ key, response }, i) => {
    bytes += key.bytes + (response?.bytes ?? 0);
    if (bytes < BATCH && i < pairs.length - 1) return;
    batches.push({ pairs: pairs.slice(start, i + 1), documents: i + 1 - start, bytes });
    start = i + 1;
    bytes = 0;
  });
  return batches;
}

function sumOf(amounts: readonly Amount[]): Amount {
  let [documents, bytes] = [0, 0];
  for (const amount of amounts) {
    documents += amount.documents;
    bytes += amount.bytes;
  }
  return { documents, bytes };
}

/** Reads the two documents of a pair and scores them. */
export function evaluateLocated(
  { id, key, response }: DocumentPair,
  { settings, sides, onPair }: Pick<EvaluateOptions, 'settings' | 'onPair'> & { readonly sides: SideOptions },
  report: Report,
): PairResult {
  const keyDocument = readLocated(key, report, sides.key);
  const responseDocument = response && readLocated(response, report, sides.response);
  const keep = onPair && ((pair: AlignedPair) => onPair(pair, responseDocument === undefined));
  return evaluatePair(keyDocument, responseDocument, settings, report, id, keep);
}

/** The document, after reporting the problems found in reading it. */
export function readLocated(located: LocatedDocument, report: Report, options: FormatOptions): Document {
  let isCut = false;
  const watch: Report = (entry) => {
    if (entry.cutsText) isCut = true;
    report(entry);
  };
  const document = readUnwatched(located, watch, options);
  return isCut ? { ...document, isCut } : document;
}

function readUnwatched(located: LocatedDocument, report: Report, options: FormatOptions): Document {
  if (located.kind === 'read') {
    for (const entry of located.problems) report(entry);
    return located.document;
  }
  const { store, format, companions, traits } = located.source;
  const bytes = store.read(located.start, located.end);
  // All documents are taken from the reader, so that problems after the first are reported too.
  const [document] = [...format.read({ name: located.file, bytes, companions, traits }, report, options)];
  return document;
}
