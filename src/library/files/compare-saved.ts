import { compareFields } from '../../report/compare/json.ts';
import { compareSaved } from '../../verbs/compare-saved.ts';
import { callVerb } from './call.ts';
import { type CompareFilesRequest, type CompareFilesResult, datasetsOf } from './compare.ts';
import { type RunCorpora, runsOf } from './corpora.ts';
import { readingRequest } from './reading.ts';
import { type FilesShell, shellOf } from './shell.ts';

/** The request of `compareSavedFiles`: the options of `corefeval compare --counts`. */
export interface CompareSavedFilesRequest
  extends Pick<
    CompareFilesRequest,
    | 'statistics'
    | 'interval'
    | 'resamples'
    | 'exchanges'
    | 'seed'
    | 'baseline'
    | 'metric'
    | 'datasets'
    | 'strict'
    | 'allow'
  > {
  /** Counts of `scoreFiles` with `counts` or of `corefeval score --counts`, and baselines of `corefeval gate`. A baseline has all its systems. */
  readonly saved: RunCorpora;
}

/** The result of `compareSavedFiles`: that of `compareFiles`. A file that cannot be read is an error. */
export type CompareSavedFilesResult = Omit<CompareFilesResult, 'failed' | 'flips'>;

const names: readonly string[] = [
  'saved',
  'statistics',
  'interval',
  'resamples',
  'exchanges',
  'seed',
  'baseline',
  'metric',
  'datasets',
  'strict',
  'allow',
];

/**
 * Compares systems by saved counts, without the files that were scored. The numbers are those of `compareFiles`.
 *
 * @example
 * ```ts
 * import { compareSavedFiles, scoreFiles } from 'corefeval/files';
 *
 * const files = new Map<string, string>();
 * for (const system of ['ours', 'theirs']) {
 *   const responses = [`examples/compare/${system}.conll`];
 *   const { counts = '' } = await scoreFiles({ key: 'examples/compare/key.conll', responses, counts: true });
 *   files.set(`${system}.json`, counts);
 * }
 * const { sentence } = await compareSavedFiles({ saved: { ours: 'ours.json', theirs: 'theirs.json' } }, { files });
 * console.log(sentence); // ours is 16.62 points of CoNLL ahead of theirs (7.04 to 25.45), p = 0.005, 12 documents, one run each.
 * ```
 */
export function compareSavedFiles(
  request: CompareSavedFilesRequest,
  shell: FilesShell = {},
): Promise<CompareSavedFilesResult> {
  return callVerb(request, names, async (wording) => {
    const { metric, statistics, baseline, interval, resamples, exchanges, seed } = request;
    const { strict, allow } = readingRequest(request);
    const { report } = await compareSaved(
      {
        saved: runsOf('saved', request.saved),
        metric,
        statistics,
        baseline,
        datasets: datasetsOf(request.datasets),
        interval,
        resamples,
        exchanges,
        seed,
        strict,
        allow,
      },
      shellOf(shell),
    );
    return compareFields(report, wording);
  });
}
