import type { Average } from '../../evaluate/index.ts';
import type { MetricId } from '../../metrics/index.ts';
import { mergeFiles as mergeVerb } from '../../verbs/merge.ts';
import { callVerb } from './call.ts';
import { pathsOf } from './corpora.ts';
import { type ReadingOptions, readingRequest } from './reading.ts';
import { type ScoreFilesResult, scoreResultOf } from './score.ts';
import { type FilesShell, shellOf } from './shell.ts';

/** The request of `mergeFiles`: the options of `corefeval merge`. */
export interface MergeFilesRequest extends Pick<ReadingOptions, 'strict' | 'allow'> {
  /** Files with the counts of the parts of a corpus: of `scoreFiles` with `counts`, or of `corefeval score --counts`. */
  readonly paths: readonly string[];
  /** Whether the result has the scores of each document. */
  readonly perDocument?: boolean | undefined;
}

/** The result of `mergeFiles`: that of `scoreFiles` with one system. Which metrics it has is known from the files alone. */
export type MergeFilesResult = Omit<ScoreFilesResult<readonly MetricId[], Average>, 'failed' | 'counts'>;

const names: readonly string[] = ['paths', 'perDocument', 'strict', 'allow'];

/**
 * Adds up the counts of the parts of a corpus. The result is that of scoring it as a whole.
 *
 * @example
 * ```ts
 * import { mergeFiles, scoreFiles } from 'corefeval/files';
 *
 * const files = new Map<string, string>();
 * for (const document of ['example/letter', 'example/bridge']) {
 *   const part = { key: 'examples/key.conll', responses: ['examples/response.conll'], documents: [document] };
 *   const { counts = '' } = await scoreFiles({ ...part, counts: true });
 *   files.set(`${document}.json`, counts);
 * }
 * const { systems } = await mergeFiles({ paths: [...files.keys()] }, { files });
 * console.log(systems[0].conll); // 0.7361815060986507
 * ```
 */
export function mergeFiles(request: MergeFilesRequest, shell: FilesShell = {}): Promise<MergeFilesResult> {
  return callVerb(request, names, async (wording) => {
    const { perDocument } = request;
    const paths = pathsOf('paths', request.paths);
    const { strict, allow } = readingRequest(request);
    const { report } = await mergeVerb({ paths, perDocument, strict, allow }, shellOf(shell));
    return scoreResultOf(report, wording);
  });
}
