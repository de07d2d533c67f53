import { type CorpusResult, corpusWarnings, type Origin, Tally } from '../evaluate/index.ts';
import { mergedOrigins } from '../evaluate/origin.ts';
import { noMentionsHelp } from '../formats/no-mentions-help.ts';
import { ProblemLog, withFile } from '../problems/log.ts';
import { InputError, type Problem, problem, type Report } from '../problems/problem.ts';
import { type EvaluateOptions, evaluatePairs, type OnPair } from './evaluate-pairs.ts';
import { type IndexedFile, indexCorpus } from './index-corpus.ts';
import { skippedFiles } from './not-annotation.ts';
import { pairChosen, pairFiles } from './pair-files.ts';
import { resolveLines } from './resolve-lines.ts';
import type { Shell } from './shell.ts';

export interface ScoreRequest extends EvaluateOptions {
  /** Formats are detected if absent. */
  readonly keyFormat: string | undefined;
  readonly responseFormat: string | undefined;
  /** Names of the documents to score; all if absent. */
  readonly documents: readonly string[] | undefined;
  readonly strict: boolean;
  /** Codes of warnings that remain warnings with `strict`. */
  readonly allow?: readonly string[] | undefined;
  readonly lenient: boolean;
  /** The most bytes that an archive may expand to; the shell has a default. */
  readonly maxSize: number | undefined;
  /** Whether this may be a part of a corpus: then errors of a corpus as a whole are for `merge` to report. */
  readonly isPart: boolean;
  /** Called when a response is begun; the result receives its aligned pairs, in the order of the key. */
  readonly keepPairs?: ((path: string) => OnPair) | undefined;
}

/** An argument that names a corpus. */
export interface CorpusPath {
  readonly path: string;
  /** The name in messages and tables; systems have different names. */
  readonly name: string;
}

/** The result of one response. */
export interface SystemRun {
  readonly name: string;
  readonly path: string;
  /** Names of the documents that were scored. */
  readonly documents: readonly string[];
  readonly tally: Tally;
  readonly result: CorpusResult;
  /** The formats of both sides, and how they are known. */
  readonly origins: { readonly key: readonly Origin[]; readonly response: readonly Origin[] };
  /** Problems of documents and files. */
  readonly problems: readonly Problem[];
  /** Problems of the corpus as a whole. */
  readonly warnings: readonly Problem[];
  /** The number of problems of a code, including those that were not kept. */
  readonly count: (code: Problem['code']) => number;
}

/** A response that cannot be scored. */
export interface FailedSystem {
  readonly name: string;
  readonly path: string;
  readonly problems: readonly Problem[];
}

/**
 * Scores responses against a key, document by document. A response that cannot be scored is handed to `onFailure`, and the
 * others are scored; without it, that response ends the run.
 */
export async function scoreCorpora(
  key: CorpusPath,
  responses: readonly CorpusPath[],
  request: ScoreRequest,
  shell: Shell,
  onFailure?: (failed: FailedSystem) => void,
): Promise<SystemRun[]> {
  const index = async (path: string, side: 'key' | 'response'): Promise<IndexedCorpus> => {
    const format = side === 'key' ? request.keyFormat : request.responseFormat;
    const skipped: string[] = [];
    const files = await indexCorpus(path, { ...request, side, format }, shell.files, skipped);
    return { path, files, notes: skipped.length === 0 ? [] : [skippedFiles(path, skipped)] };
  };
  const keyCorpus = await index(key.path, 'key');
  const runs: SystemRun[] = [];
  for (const { name, path } of responses) {
    try {
      const log = new ProblemLog({ ...request, file: path });
      reportSwap(key, { name, path }, log.report);
      const response = { name, ...(await index(path, 'response')) };
      const own = { ...request, onPair: request.keepPairs?.(path) };
      runs.push(await scoreSystem(keyCorpus, response, own, log, shell));
    } catch (error) {
      if (onFailure === undefined || !(error instanceof InputError)) throw error;
      onFailure({ name, path, problems: error.problems });
    }
  }
  return runs;
}

/** A corpus whose documents have been found. */
interface IndexedCorpus {
  readonly path: string;
  readonly files: readonly IndexedFile[];
  /** Warnings that `--strict` does not make errors. */
  readonly notes: readonly Problem[];
}

const originsOf = ({ files }: IndexedCorpus): readonly Origin[] =>
  mergedOrigins(files.map(({ origin }) => origin));

async function scoreSystem(
  key: IndexedCorpus,
  response: IndexedCorpus & { readonly name: string },
  request: ScoreRequest,
  log: ProblemLog,
  shell: Shell,
): Promise<SystemRun> {
  const { name, path } = response;
  const { settings, documents } = request;
  const resolve = (problems: readonly Problem[]) =>
    resolveLines(
      problems,
      [...key.files, ...response.files].map(({ source }) => source.store),
    );
  const progress = shell.startProgress(name);
  try {
    const pairs =
      documents === undefined
        ? pairFiles(key.files, response.files, log.report)
        : pairChosen(key.files, response.files, documents, key.path, log.report);
    const tally = new Tally(settings, request);
    await evaluatePairs(pairs, request, { tally, log }, progress, shell.threads);
    log.throwIfErrors();
    const notes = documents === undefined ? [...key.notes, ...response.notes] : [];
    const problems = [...notes, ...resolve(log.problems)];
    const result = tally.result();
    const ofWhole = new ProblemLog(request);
    const noMentions = noMentionsHelp([...key.files, ...response.files].map(({ source }) => source.format));
    for (const found of corpusWarnings(result, settings, { key: key.path, response: path, noMentions })) {
      ofWhole.report(request.isPart ? { ...found, severity: 'warning' } : found);
    }
    log.merge(ofWhole.logged());
    log.throwIfErrors();
    return {
      ...{ name, path, tally, result, problems },
      documents: pairs.map(({ id }) => id),
      origins: { key: originsOf(key), response: originsOf(response) },
      warnings: ofWhole.problems,
      count: (code) => log.count(code),
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(resolve(error.problems.map((each) => withFile(each, path))));
  } finally {
    progress.end();
  }
}

/** Warns if the file names suggest that key and response were swapped, which swaps recall and precision but leaves F₁ unchanged. */
function reportSwap(key: CorpusPath, response: CorpusPath, report: Report): void {
  const gold = /(^|[^a-z])(gold|key|ref|reference)([^a-z]|$)/i;
  const system = /(^|[^a-z])(sys|system|pred|predicted|resp|response|auto|out|output)([^a-z]|$)/i;
  const looksLike = (own: RegExp, other: RegExp, { name }: CorpusPath) => own.test(name) && !other.test(name);
  if (!looksLike(system, gold, key) || !looksLike(gold, system, response)) return;
  report(
    problem(
      'file/swapped',
      `The key is ${key.name} and the response is ${response.name}: were they exchanged?`,
      { help: 'the key comes first: corefeval score KEY RESPONSE' },
    ),
  );
}
