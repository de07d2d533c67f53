import type { Shell } from '../corpus/shell.ts';
import { type CorpusResult, corpusWarnings, settingsOf, signature, Tally } from '../evaluate/index.ts';
import type { Spread } from '../evaluate/tally.ts';
import { formats } from '../formats/index.ts';
import { noMentionsHelp } from '../formats/no-mentions-help.ts';
import { ProblemLog } from '../problems/log.ts';
import { InputError, type Problem, problem } from '../problems/problem.ts';
import { type ScoreReport, scoreReport } from '../report/score/report.ts';
import type { CountsFile } from './counts/counts-file.ts';
import { readCounts } from './counts/read-counts.ts';
import { savedProblems } from './counts/saved-problems.ts';
import { readingSpecs, signatureExtras } from './reading.ts';

export interface MergeRequest {
  /** Files that `score --counts` wrote, one for each part of the corpus. */
  readonly paths: readonly string[];
  readonly perDocument?: boolean | undefined;
  readonly strict?: boolean | undefined;
  readonly allow?: readonly string[] | undefined;
}

export interface MergeResult {
  readonly report: ScoreReport;
  readonly warnings: readonly Problem[];
}

/** Adds up the counts of the parts of a corpus. The result is that of a single run. */
export async function mergeFiles(
  { paths, perDocument = false, strict, allow }: MergeRequest,
  shell: Pick<Shell, 'files'>,
): Promise<MergeResult> {
  const files: CountsFile[] = [];
  for (const path of paths) files.push(await readCounts(path, shell.files));
  refuseMixture(paths, files);
  refuseSameUnit(paths, files);
  refuseOverlap(paths, files);
  const [{ settings: spec, extras: firstExtras }] = files;
  const settings = settingsOf(spec);
  const tally = new Tally(settings, { perDocument });
  for (const file of files) tally.merge(file.tally);
  const result = mergedResult(tally.result(), files);
  const { lenient, allow: allowed } = firstExtras;
  const keyPath = summary(files.map(({ key }) => key));
  const path = summary(files.map(({ response }) => response));
  const sides = { key: keyPath, response: path, noMentions: () => noMentionsHelp(formats) };
  const ofParts = new ProblemLog({ strict, allow });
  for (const found of savedProblems(files.flatMap(({ warnings }) => warnings))) ofParts.report(found);
  ofParts.throwIfErrors();
  const log = new ProblemLog({ strict, allow, lenient });
  for (const found of corpusWarnings(result, settings, sides)) log.report(found);
  log.throwIfErrors();
  const reading = readingSpecs(firstExtras);
  const { topics } = firstExtras;
  const extras = signatureExtras({
    lenient,
    allow: allowed,
    documents: chosenDocuments(files),
    topics,
    reading,
  });
  const warnings = [...files.flatMap((file) => file.warnings), ...log.problems];
  const system = {
    name: path,
    path,
    result,
    signature: signature(settings, result.fingerprint, extras),
    ...(topics === undefined
      ? {}
      : { topics: { count: files.reduce((sum, { topics: n = 0 }) => sum + n, 0) } }),
    warnings,
  };
  return { report: scoreReport(keyPath, [system], settings, perDocument), warnings };
}

/** An entity in a topic of one file and in a topic of another is not known to be one. */
const mergedResult = (result: CorpusResult, files: readonly CountsFile[]): CorpusResult => {
  if (files.length === 1 || result.spread === undefined) return result;
  const { key, response } = result.spread;
  const known = ({ acrossDocuments }: Spread): Spread => ({ acrossDocuments });
  return { ...result, spread: { key: known(key), response: known(response) } };
};

/** A short text for the paths of many shards. */
function summary(paths: readonly string[]): string {
  const distinct = [...new Set(paths)];
  return distinct.length <= 2 ? distinct.join(' + ') : `${distinct[0]} + ${distinct.length - 1} more`;
}

/** The documents of all parts, if any part was restricted with --document; undefined otherwise. */
function chosenDocuments(files: readonly CountsFile[]): string[] | undefined {
  if (files.every(({ extras }) => isWhole(extras))) return undefined;
  return files.flatMap(({ extras, documents }) => extras.documents ?? documents);
}

const isWhole = ({ documents }: CountsFile['extras']): boolean => (documents ?? null) === null;

/** Parts may have different values of --document; everything else that changes a score must be equal. */
function refuseMixture(paths: readonly string[], files: readonly CountsFile[]): void {
  const signatures = files.map(({ settings, extras }) =>
    signature(
      settingsOf(settings),
      undefined,
      signatureExtras({
        lenient: extras.lenient,
        allow: extras.allow,
        topics: extras.topics,
        reading: readingSpecs(extras),
      }),
    ),
  );
  const other = signatures.findIndex((entry) => entry !== signatures[0]);
  if (other < 0) return;
  throw new InputError([
    problem('counts/settings', 'These counts have different settings from those of the first file.', {
      file: paths[other],
      expected: signatures[0],
      help: `found ${signatures[other]}; score all parts with the same options and the same version`,
    }),
  ]);
}

/** Entities of one unit may be in both files: their counts cannot be added up. */
function refuseSameUnit(paths: readonly string[], files: readonly CountsFile[]): void {
  const seen = new Map<string, string>();
  files.forEach(({ units = [], settings }, i) => {
    for (const unit of units) {
      const earlier = seen.get(unit);
      if (earlier !== undefined) {
        const isCorpus = settings.scope === 'corpus';
        throw new InputError([
          problem(
            'merge/same-unit',
            isCorpus
              ? `${earlier} and this file are parts of one corpus, whose entities were scored across documents.`
              : `Topic ${unit} is also in ${earlier}.`,
            {
              file: paths[i],
              expected: 'files that have no unit in common',
              help: isCorpus
                ? 'score the whole corpus in one run, or split it by topics and score with --scope topic'
                : 'put all documents of a topic into one part',
            },
          ),
        ]);
      }
      seen.set(unit, paths[i]);
    }
  });
}

function refuseOverlap(paths: readonly string[], files: readonly CountsFile[]): void {
  const seen = new Map<string, string>();
  files.forEach(({ documents }, i) => {
    for (const id of documents.filter((name) => name !== '')) {
      const earlier = seen.get(id);
      if (earlier !== undefined) {
        throw new InputError([
          problem('counts/overlap', `Document ${id} is already counted in ${earlier}.`, {
            file: paths[i],
            document: id,
            expected: 'parts of a corpus that have no document in common',
            help: 'omit one of the files, or split the corpus again',
          }),
        ]);
      }
      seen.set(id, paths[i]);
    }
  });
}
