import { type RepairPolicy, refuseSeveralShared, repairPolicies } from '../../check/repair.ts';
import { unknownChoice } from '../../core/parameter.ts';
import type { FormatId } from '../../formats/index.ts';
import { type Problem, UsageError } from '../../problems/problem.ts';
import { checkFields } from '../../report/check/json.ts';
import type { CodeCount } from '../../report/check/report.ts';
import type { RepairOutput as Repaired } from '../../verbs/check/repair-files.ts';
import { checkFiles as checkVerb } from '../../verbs/check.ts';
import { callVerb } from './call.ts';
import { pathsOf } from './corpora.ts';
import { type PairReadingOptions, pairReadingNames, readingRequest } from './reading.ts';
import type { CorpusFacts } from './score.ts';
import { type FilesShell, shellOf } from './shell.ts';

/** The request of `checkFiles`: the options of `corefeval check`. */
export interface CheckFilesRequest extends PairReadingOptions {
  /** The corpora to check. Two with a document in common are a key and its response. */
  readonly paths: readonly string[];
  /** The key of all of them. */
  readonly key?: string | undefined;
  /** The test set of all of them, in place of a key: documents, words and sentence breaks that differ are errors. */
  readonly texts?: string | undefined;
  /** How the files are repaired, if no error is left. Nothing is written: the content is in `fixed`. */
  readonly fix?: readonly RepairPolicy[] | undefined;
  /** The format of repaired files; their own if absent. */
  readonly to?: FormatId | undefined;
}

/** A corpus that was checked. */
export interface CheckedFiles extends CorpusFacts {
  /** Absent if the corpus was checked by itself. */
  readonly side?: 'key' | 'texts' | 'response' | undefined;
  /** Mentions with gaps. */
  readonly gaps: number;
  /** Equal for corpora with the same documents, lengths and entities. */
  readonly fingerprint: string;
  readonly meanMentionLength: number | null;
}

/** A file that was repaired. */
export interface RepairedFile {
  /** The path of the original. */
  readonly file: string;
  /** The id of the format. */
  readonly format: string;
  readonly content: string;
  /** The content of the file beside it, if the format has one. */
  readonly companion?: string | undefined;
  /** Number of mentions that each policy changed. */
  readonly repairs: readonly { readonly policy: RepairPolicy; readonly mentions: number }[];
}

/** The result of `checkFiles`: the fields of `corefeval check --json`. Errors are among its problems; they are not thrown. */
export interface CheckFilesResult {
  readonly version: string;
  /** Numbers of problems. */
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  readonly corpora: readonly CheckedFiles[];
  readonly codes: readonly CodeCount[];
  /** Of each code the first ones, in the order of files and lines. */
  readonly problems: readonly Problem[];
  /** Empty without `fix`, or if there are errors. */
  readonly fixed: readonly RepairedFile[];
}

export const checkNames: readonly string[] = ['paths', 'key', 'texts', 'fix', 'to', ...pairReadingNames];

/**
 * Checks annotation before it is scored: the problems of `corefeval check`.
 *
 * @example
 * ```ts
 * import { checkFiles } from 'corefeval/files';
 *
 * const { errors, problems } = await checkFiles({ paths: ['examples/broken.conll'] });
 * console.log(errors, problems[0]?.code, problems[0]?.line); // 1 conll/unopened 7
 * ```
 */
export function checkFiles(request: CheckFilesRequest, shell: FilesShell = {}): Promise<CheckFilesResult> {
  return callVerb(request, checkNames, async (wording) => {
    const { key, texts, fix, to } = request;
    const paths = pathsOf('paths', request.paths);
    if (key !== undefined) pathsOf('key', [key, ...paths]);
    if (texts !== undefined) pathsOf('texts', [texts, ...paths]);
    if (key !== undefined && texts !== undefined)
      throw new UsageError('`key` and `texts` cannot be combined.', 'a key has its texts');
    checkPolicies(fix);
    if (to !== undefined && fix === undefined)
      throw new UsageError('`to` is the format of repaired files.', 'pass `fix` too');
    const { report, repaired } = await checkVerb(
      { ...readingRequest(request), paths, key, texts, fix, to },
      shellOf(shell),
    );
    return {
      ...checkFields(report),
      problems: report.problems.map(wording),
      fixed: repaired.map(repairedFile),
    };
  });
}

function checkPolicies(fix: CheckFilesRequest['fix']): void {
  if (fix === undefined) return;
  if (!Array.isArray(fix)) throw new UsageError('Expected the option `fix` to be a list of policies.');
  const unknown = fix.find((policy) => !Object.hasOwn(repairPolicies, policy));
  if (unknown !== undefined) throw unknownChoice('fix', unknown, Object.keys(repairPolicies));
  refuseSeveralShared(fix);
}

const repairedFile = ({ file, target, content, companion, repairs }: Repaired): RepairedFile => ({
  file: file.source.store.name,
  format: target.id,
  content,
  ...(companion === undefined ? {} : { companion }),
  repairs: Array.from(repairs, ([policy, mentions]) => ({ policy, mentions })),
});
