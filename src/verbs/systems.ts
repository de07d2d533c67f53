/** The way of every response: it is opened, paired with the key, worked on, and left out and named if it is bad. */
import { type DocumentPair, pairChosen } from '../corpus/pair-files.ts';
import { leftOut, readLocated } from '../corpus/read-located.ts';
import type { Shell } from '../corpus/shell.ts';
import { type CorpusResult, corpusWarnings, type Settings } from '../evaluate/index.ts';
import { swapWarnings } from '../evaluate/side-names.ts';
import { unreadAnswers } from '../evaluate/unread-answers.ts';
import { sideOptions } from '../formats/index.ts';
import { noMentionsInFiles } from '../formats/no-mentions-help.ts';
import { distinct, ProblemLog, withFile } from '../problems/log.ts';
import { InputError, type Problem } from '../problems/problem.ts';
import { acrossDocuments } from './across-documents.ts';
import {
  type CorpusPath,
  type OpenCorpus,
  type OpenOptions,
  openCorpus,
  openKey,
  placesOf,
  type ReadingRequest,
  type ResolvePlaces,
} from './open.ts';

/** A key and the responses to it. */
export interface SystemsRequest extends ReadingRequest {
  readonly key: CorpusPath;
  readonly responses: readonly CorpusPath[];
  /** Names of the documents to work on; all if absent. */
  readonly documents?: readonly string[] | undefined;
}

/** A response and its key, whose documents have been paired. */
export interface OpenSystem {
  readonly key: OpenCorpus;
  readonly response: OpenCorpus;
  readonly pairs: readonly DocumentPair[];
  readonly log: ProblemLog;
  readonly resolve: ResolvePlaces;
}

/** Why a response cannot be scored, in one sentence. */
export const failureReason = (problems: readonly Problem[]): string =>
  (problems.find(({ severity }) => severity === 'error') ?? problems[0]).message;

/** A response that cannot be scored. */
export interface FailedSystem extends CorpusPath {
  readonly problems: readonly Problem[];
}

/**
 * Runs a function for each response. One of several responses that has errors is left out, and named in `failed`; if no other is
 * left, the errors are thrown.
 */
export async function eachSystem<Result>(
  request: SystemsRequest & OpenOptions,
  shell: Shell,
  run: (system: OpenSystem) => Result | Promise<Result>,
): Promise<{ readonly systems: Result[]; readonly failed: FailedSystem[] }> {
  const { responses } = request;
  const key = await openKey(request.key, responses, request, shell);
  const systems: Result[] = [];
  const failed: FailedSystem[] = [];
  for (const { name, path } of responses) {
    try {
      const response = await openResponse({ name, path }, request, shell, key);
      shell.startSystem?.(response);
      systems.push(await runSystem(key, response, request, run));
    } catch (error) {
      if (responses.length === 1 || !(error instanceof InputError)) throw error;
      failed.push({ name, path, problems: error.problems });
    }
  }
  if (systems.length === 0) throw new InputError(distinct(failed.flatMap(({ problems }) => problems)));
  return { systems, failed };
}

/** Finds the documents of a response. With `lenient`, files that cannot be read are left out, unless that would pair others by another order. */
async function openResponse(
  response: CorpusPath,
  request: SystemsRequest,
  shell: Shell,
  { evidence }: OpenCorpus,
): Promise<OpenCorpus> {
  const broken: Problem[] = [];
  const leaveOut = request.lenient ? ({ problems }: InputError) => broken.push(...problems) : undefined;
  const opened = await openCorpus(response, 'response', request, shell, evidence, leaveOut);
  if (broken.length === 0) return opened;
  const { files, notes } = opened;
  const isNamed = files.every(({ documents }) => documents.every(({ id }) => id !== ''));
  if (files.length === 0 || !isNamed) throw new InputError(broken);
  return { ...opened, notes: [...notes, ...broken.map((entry) => leftOut(entry, 'file'))] };
}

async function runSystem<Result>(
  key: OpenCorpus,
  response: OpenCorpus,
  request: SystemsRequest,
  run: (system: OpenSystem) => Result | Promise<Result>,
): Promise<Result> {
  const { path } = response;
  const { documents, strict, allow, lenient } = request;
  const log = new ProblemLog({ strict, allow, lenient, file: path });
  const resolve = placesOf(key, response);
  try {
    for (const note of [...key.notes, ...response.notes])
      if (documents === undefined || note.code !== 'file/skipped') log.report(note);
    const pairs = pairDocuments(key, response, request, log);
    return await run({ key, response, pairs, log, resolve });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(resolve(error.problems.map((each) => withFile(each, path))));
  }
}

/** The problem of a response document that is not in the key: it is broken, or an answer that could not be read. */
const isTold = ({ severity, code }: Problem): boolean => severity === 'error' || code.startsWith('answer/');

/**
 * Pairs the documents. A response document that belongs to no document of the key is not scored, but it must not be broken either: its name may be wrong because the end of the file was
 * cut off. If no document has a partner, an error of reading is the more likely reason, and the one that is thrown.
 */
function pairDocuments(
  key: OpenCorpus,
  response: OpenCorpus,
  { documents: names, reading = {}, lenient }: SystemsRequest,
  log: ProblemLog,
): readonly DocumentPair[] {
  const reportOne = (entry: Problem) => log.report(lenient ? leftOut(entry, 'document') : entry);
  const reportBroken = (pairs: readonly DocumentPair[]) => {
    const paired = new Set(pairs.map(({ response: twin }) => twin));
    const options = sideOptions(reading).response;
    for (const { documents } of response.files)
      for (const document of documents)
        if (!paired.has(document))
          readLocated(document, (entry) => isTold(entry) && reportOne(entry), options);
  };
  try {
    const pairs = pairChosen(key, response, names, log.report);
    if (names === undefined) reportBroken(pairs);
    return lenient ? pairs.map((pair) => ({ ...pair, leavesOut: true })) : pairs;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    reportBroken([]);
    log.throwIfErrors();
    throw error;
  }
}

/** What was found in a response and its key. */
export interface SystemProblems {
  /** Problems of documents and files. */
  readonly problems: readonly Problem[];
  /** Problems of the corpus as a whole. */
  readonly warnings: readonly Problem[];
  /** The number of problems of a code, including those that were not kept. */
  readonly count: (code: Problem['code']) => number;
}

/**
 * Completes the log of a response whose documents were all worked on: adds what concerns the corpus as a whole, and throws if there
 * are errors. Of a part of a corpus, errors about the whole are for `merge` to report.
 */
export function finishSystem(
  { key, response, log, resolve }: OpenSystem,
  result: CorpusResult,
  settings: Settings,
  isPart = false,
  more: readonly Problem[] = [],
): SystemProblems {
  log.throwIfErrors();
  const problems = resolve(log.problems);
  const noMentions = (side: 'key' | 'response') => noMentionsInFiles({ key, response }[side].files);
  const { name, path } = response;
  for (const warning of [
    ...swapWarnings(key, response),
    ...unreadAnswers((code) => log.count(code), response.files.flatMap(({ documents }) => documents).length),
    ...(settings.scope === 'document' ? acrossDocuments(key) : []),
    ...more,
    ...corpusWarnings(result, settings, { key: key.path, response: path, name, noMentions }),
  ])
    log.report(isPart ? { ...warning, severity: 'warning' } : warning);
  log.throwIfErrors();
  return { problems, warnings: log.problems.slice(problems.length), count: (code) => log.count(code) };
}
