import type { Problem } from '../../../problems/problem.ts';
import { checkNuggetFiles as checkVerb } from '../../../verbs/nuggets/check.ts';
import { version } from '../../../version.ts';
import { callVerb } from '../call.ts';
import { pathsOf } from '../corpora.ts';
import { type FilesShell, shellOf } from '../shell.ts';
import { type NuggetReadingOptions, nuggetReading, nuggetReadingNames } from './request.ts';

/** The request of `checkNuggetFiles`: the options of `corefeval nuggets check`. */
export interface CheckNuggetFilesRequest extends NuggetReadingOptions {
  /** Tbf files, or directories of them. */
  readonly paths: readonly string[];
  /** The path of a list of the allowed types. */
  readonly types?: string | undefined;
  /** The path of a list of the allowed documents with their numbers of characters. */
  readonly wordCounts?: string | undefined;
  /** Whether files without errors are returned with the token ids t0, t1, …; needs `tokens`. */
  readonly writeTIds?: boolean | undefined;
}

/** A tbf file that was checked. */
export interface CheckedNuggetFile {
  readonly file: string;
  readonly documents: number;
  readonly mentions: number;
  /** Number of problems that are errors. */
  readonly errors: number;
  /** Of each code the first ones. */
  readonly problems: readonly Problem[];
  /** The content with the token ids t0, t1, …, if that was asked for and there are no errors. */
  readonly withTIds?: string;
}

/** The result of `checkNuggetFiles`: the fields of `corefeval nuggets check --json`. Errors are among the problems; they are not thrown. */
export interface CheckNuggetFilesResult {
  readonly version: string;
  readonly files: readonly CheckedNuggetFile[];
}

const names: readonly string[] = ['paths', 'types', 'wordCounts', 'writeTIds', ...nuggetReadingNames];

/**
 * Checks tbf files before submission: the problems of `corefeval nuggets check`.
 *
 * @example
 * ```ts
 * import { checkNuggetFiles } from 'corefeval/files';
 *
 * const { files } = await checkNuggetFiles({ paths: ['examples/nuggets/broken.tbf'] });
 * console.log(files[0]?.errors, files[0]?.problems[0]?.code); // 4 tbf/columns
 * ```
 */
export function checkNuggetFiles(
  request: CheckNuggetFilesRequest,
  shell: FilesShell = {},
): Promise<CheckNuggetFilesResult> {
  return callVerb(request, names, async (wording) => {
    const { types, wordCounts, writeTIds } = request;
    const paths = pathsOf('paths', request.paths);
    const reading = nuggetReading(request);
    const checked = await checkVerb({ ...reading, paths, types, wordCounts, writeTIds }, shellOf(shell));
    return {
      version,
      files: checked.map(({ name, documents, mentions, errors, problems, withTokenIds }) => ({
        file: name,
        documents,
        mentions,
        errors,
        problems: problems.map(wording),
        ...(withTokenIds === undefined ? {} : { withTIds: withTokenIds }),
      })),
    };
  });
}
