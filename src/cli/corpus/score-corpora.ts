import { basename } from 'node:path';
import {
  corpusWarnings,
  type SettingsSpec,
  type SideFiles,
  settingsOf,
  Tally,
} from '../../evaluate/index.ts';
import type { FormatOptions } from '../../formats/index.ts';
import { noMentionsHelp } from '../../formats/no-mentions-help.ts';
import { ProblemLog, withFile } from '../../problems/log.ts';
import { InputError, type Problem, problem, type Report } from '../../problems/problem.ts';
import { noteInputs } from '../input-files.ts';
import { ProgressLine } from '../progress.ts';
import { evaluateAll } from './evaluate-all.ts';
import { findFiles } from './find-files.ts';
import { type IndexedFile, indexFile } from './index-file.ts';
import { type DocumentPair, pairFiles } from './pair-files.ts';
import { resolveLines } from './resolve-lines.ts';

export interface ScoreRequest {
  readonly settings: SettingsSpec;
  readonly keyFormat: string | undefined;
  readonly responseFormat: string | undefined;
  readonly reading: FormatOptions;
  /** Names of the documents to score; all if absent. */
  readonly documents: readonly string[] | undefined;
  readonly perDocument: boolean;
  readonly strict: boolean;
  readonly lenient: boolean;
  /** The most bytes that an archive may expand to; a default if absent. */
  readonly maxSize: number | undefined;
  /** Whether this may be a part of a corpus: what is wrong with the whole is for `merge` to refuse. */
  readonly isPart: boolean;
  /** Number of threads; as many as make sense if absent. */
  readonly jobs: number | undefined;
}

/** What came of one response. */
export interface SystemRun {
  readonly name: string;
  readonly path: string;
  /** Names of the documents that were scored. */
  readonly documents: readonly string[];
  readonly tally: Tally;
  /** Problems of documents and files. */
  readonly problems: readonly Problem[];
  /** Problems that only the whole shows. */
  readonly warnings: readonly Problem[];
  /** How many problems of a code there were, also beyond those that were kept. */
  readonly count: (code: Problem['code']) => number;
}

/** Scores responses against a key, document by document. */
export async function scoreCorpora(
  keyPath: string,
  responsePaths: readonly string[],
  request: ScoreRequest,
): Promise<SystemRun[]> {
  const key = await indexCorpus(keyPath, request.keyFormat, request);
  const names = systemNames(responsePaths);
  const runs: SystemRun[] = [];
  for (const [i, path] of responsePaths.entries()) {
    const files = { key: keyPath, response: path };
    const log = new ProblemLog({ ...request, file: path });
    reportSwap(keyPath, path, log.report);
    const response = await indexCorpus(path, request.responseFormat, request);
    runs.push({
      name: names[i],
      path,
      ...(await scoreSystem(key, response, { ...files, name: names[i] }, request, log)),
    });
  }
  return runs;
}

async function scoreSystem(
  key: readonly IndexedFile[],
  response: readonly IndexedFile[],
  files: SideFiles & { readonly name: string },
  request: ScoreRequest,
  log: ProblemLog,
): Promise<Omit<SystemRun, 'name' | 'path'>> {
  const resolve = (problems: readonly Problem[]) => resolveLines(problems, storesOf([...key, ...response]));
  const settings = settingsOf(request.settings);
  const noMentions = noMentionsHelp([...key, ...response].map(({ documents }) => documents[0].home.format));
  const progress = new ProgressLine(`scoring ${files.name}`);
  const refuse = () => {
    if (log.errors > 0) throw new InputError(log.problems);
  };
  try {
    const pairs = pairsOf(key, response, request.documents, files.key, log.report);
    const tally = new Tally(settings, request);
    for await (const batch of evaluateAll(pairs, request, request.jobs, progress.update)) {
      tally.merge(batch.tally);
      log.merge(batch.problems);
    }
    refuse();
    const problems = resolve(log.problems);
    const ofWhole = new ProblemLog(request);
    for (const found of corpusWarnings(tally.result(), settings, { ...files, noMentions })) {
      ofWhole.report(request.isPart ? { ...found, severity: 'warning' } : found);
    }
    const warnings = ofWhole.problems;
    log.merge(ofWhole.logged());
    refuse();
    return {
      documents: pairs.map(({ id }) => id),
      tally,
      problems,
      warnings,
      count: (code) => log.count(code),
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(resolve(error.problems.map((each) => withFile(each, files.response))));
  } finally {
    progress.end();
  }
}

/** How much of a corpus is read at once, and in one thread. A short document takes some kilobytes of memory once read. */
const AT_ONCE = { bytes: 32 << 20, documents: 4 << 10 };
const NOTHING = { bytes: 0, documents: 0 };

/** Finds the documents of a corpus. They are read on the way until there are many, or threads are wanted to read them. */
async function indexCorpus(
  path: string,
  format: string | undefined,
  { reading, maxSize, jobs = 1 }: ScoreRequest,
): Promise<IndexedFile[]> {
  const files: IndexedFile[] = [];
  let atOnce = jobs > 1 ? NOTHING : AT_ONCE;
  for (const file of noteInputs(await findFiles(path))) {
    const indexed = await indexFile(file, { format, reading, maxSize, atOnce });
    files.push(indexed);
    const { bytes, documents } = atOnce;
    atOnce = {
      bytes: bytes - indexed.documents[0].home.store.size,
      documents: documents - indexed.documents.length,
    };
  }
  return files;
}

const storesOf = (files: readonly IndexedFile[]) =>
  new Set(files.flatMap(({ documents }) => documents[0].home.store));

/** Pairs the documents of two corpora, or those that were asked for; what is wrong with the others is not told. */
function pairsOf(
  key: readonly IndexedFile[],
  response: readonly IndexedFile[],
  names: readonly string[] | undefined,
  keyPath: string,
  report: Report,
): readonly DocumentPair[] {
  if (names === undefined) return pairFiles(key, response, report);
  const problems: Problem[] = [];
  const pairs = chosen(
    pairFiles(key, response, (entry) => problems.push(entry)),
    names,
    keyPath,
  );
  const ids = new Set(pairs.map((pair) => pair.key.id));
  for (const entry of problems) if (entry.document !== undefined && ids.has(entry.document)) report(entry);
  return pairs;
}

/** The pairs whose key document has one of the names: those that its format allows, or with the name of its file. */
function chosen(
  pairs: readonly DocumentPair[],
  names: readonly string[],
  keyPath: string,
): readonly DocumentPair[] {
  const fits = ({ id, key }: DocumentPair, name: string) =>
    [id, ...key.home.format.names(key.id)].includes(name);
  const unknown = names.filter((name) => !pairs.some((pair) => fits(pair, name)));
  if (unknown.length > 0) throw new InputError(unknown.map((name) => unknownDocument(name, pairs, keyPath)));
  return pairs.filter((pair) => names.some((name) => fits(pair, name)));
}

const unknownDocument = (name: string, pairs: readonly DocumentPair[], keyPath: string) =>
  problem('document/unknown', `Document ${name} is not in the key.`, {
    file: keyPath,
    expected: `one of the ${pairs.length} documents of the key, such as ${pairs[0].id}`,
    help: pairs[0].key.home.format.wording.asking,
  });

/** Systems go by the names of their files; with their folders where those are the same. */
function systemNames(paths: readonly string[]): string[] {
  const short = paths.map((path) => basename(path));
  return new Set(short).size === short.length ? short : [...paths];
}

/** Key and response look exchanged if their file names say so. Recall and precision would be, and F₁ would not tell. */
function reportSwap(key: string, response: string, report: Report): void {
  const gold = /(^|[^a-z])(gold|key|ref|reference)([^a-z]|$)/i;
  const system = /(^|[^a-z])(sys|system|pred|predicted|resp|response|auto|out|output)([^a-z]|$)/i;
  const [keyName, responseName] = [basename(key), basename(response)];
  if (!system.test(keyName) || gold.test(keyName) || !gold.test(responseName) || system.test(responseName))
    return;
  report(
    problem(
      'file/swapped',
      `The key is ${keyName} and the response is ${responseName}: were they exchanged?`,
      {
        help: 'the key comes first: corefeval score KEY RESPONSE',
      },
    ),
  );
}
