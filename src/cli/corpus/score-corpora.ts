import { basename } from 'node:path';
import { corpusWarnings, type Facts, type Settings, signature, Tally } from '../../evaluate/index.ts';
import { ProblemLog } from '../../problems/log.ts';
import { InputError, type Problem, problem, type Report } from '../../problems/problem.ts';
import type { ScoreReport, SystemReport } from '../../report/index.ts';
import { version } from '../../version.ts';
import { evaluateLocated } from './evaluate-located.ts';
import { findFiles } from './find-files.ts';
import { type IndexedFile, indexFile } from './index-file.ts';
import { type DocumentPair, pairFiles } from './pair-files.ts';
import { resolveLines } from './resolve-lines.ts';

export interface ScoreRequest {
  readonly settings: Settings;
  readonly keyFormat: string | undefined;
  readonly responseFormat: string | undefined;
  readonly corefColumn: number | undefined;
  /** Names of the documents to score; all if absent. */
  readonly documents: readonly string[] | undefined;
  readonly perDocument: boolean;
  readonly strict: boolean;
  readonly lenient: boolean;
}

export interface ScoreOutcome {
  readonly report: ScoreReport;
  /** The problems of all systems; those of the key once. */
  readonly problems: readonly Problem[];
  readonly total: (code: Problem['code']) => number;
}

/** Scores responses against a key, document by document. */
export async function scoreCorpora(
  keyPath: string,
  responsePaths: readonly string[],
  request: ScoreRequest,
): Promise<ScoreOutcome> {
  const { settings, lenient, corefColumn, documents } = request;
  const key = await indexCorpus(keyPath, request.keyFormat);
  const names = systemNames(responsePaths);
  const logs: ProblemLog[] = [];
  const systems: SystemReport[] = [];
  let keyFacts: Facts | undefined;
  let mark = '';
  for (const [i, path] of responsePaths.entries()) {
    const log = new ProblemLog(request);
    logs.push(log);
    reportSwap(keyPath, path, log.report);
    const response = await indexCorpus(path, request.responseFormat);
    const resolve = (problems: readonly Problem[]) => resolveLines(problems, storesOf([...key, ...response]));
    const pairs = tryWith(resolve, () => chosen(pairFiles(key, response, log.report), documents));
    const tally = new Tally(settings, request);
    for (const pair of pairs) tally.add(evaluateLocated(pair, settings, log.report, { corefColumn }));
    refuseErrors(log, resolve);
    const result = tally.result();
    for (const warning of corpusWarnings(result, settings)) log.report(warning);
    refuseErrors(log, resolve);
    keyFacts = result.key;
    mark = signature(settings, result.fingerprint, { lenient, documents, corefColumn });
    systems.push({
      ...{ name: names[i], path, facts: result.response, scores: result.scores, conll: result.conll },
      documents: request.perDocument ? result.documents : [],
      warnings: resolve(log.problems),
    });
  }
  return {
    report: {
      signature: mark,
      version,
      metrics: settings.metrics,
      average: settings.average,
      key: { path: keyPath, facts: keyFacts as Facts },
      systems,
    },
    problems: distinct(systems.flatMap(({ warnings }) => warnings)),
    total: (code) => Math.max(...logs.map((log) => log.count(code))),
  };
}

async function indexCorpus(path: string, format: string | undefined): Promise<IndexedFile[]> {
  const files: IndexedFile[] = [];
  for (const file of await findFiles(path)) files.push(await indexFile(file, format));
  return files;
}

const storesOf = (files: readonly IndexedFile[]) =>
  new Set(files.flatMap(({ documents }) => documents[0].store));

/** The pairs whose key document has one of the names: as written, without brackets and part, or with its file. */
function chosen(
  pairs: readonly DocumentPair[],
  names: readonly string[] | undefined,
): readonly DocumentPair[] {
  if (names === undefined) return pairs;
  const fits = ({ id, key }: DocumentPair, name: string) =>
    [id, key.id, key.pairing, key.pairing.replace(/#[^#]*$/, '')].includes(name);
  const unknown = names.filter((name) => !pairs.some((pair) => fits(pair, name)));
  if (unknown.length > 0) throw new InputError(unknown.map((name) => unknownDocument(name, pairs)));
  return pairs.filter((pair) => names.some((name) => fits(pair, name)));
}

const unknownDocument = (name: string, pairs: readonly DocumentPair[]) =>
  problem('document/unknown', `Document ${name} is not in the key.`, {
    expected: `one of the ${pairs.length} documents of the key, such as ${pairs[0].id}`,
    help: 'name it as in its "#begin document" line, or without brackets and part',
  });

function refuseErrors(log: ProblemLog, resolve: (problems: readonly Problem[]) => Problem[]): void {
  tryWith(resolve, () => log.throwIfErrors());
}

/** Runs something and gives the problems of an error their lines. */
function tryWith<T>(resolve: (problems: readonly Problem[]) => Problem[], run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof InputError ? new InputError(resolve(error.problems)) : error;
  }
}

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

/** Problems without repetitions: the key is read for every response. */
function distinct(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((entry) => [JSON.stringify(entry), entry]));
  return [...seen.values()];
}
