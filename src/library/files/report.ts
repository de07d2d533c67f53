import type { Average } from '../../evaluate/index.ts';
import type { StandardMetricIds } from '../../metrics/index.ts';
import { assemblePage } from '../../page/assemble.ts';
import { UsageError } from '../../problems/problem.ts';
import { reportFiles as reportVerb } from '../../verbs/report.ts';
import type { MetricList } from '../result.ts';
import { callVerb } from './call.ts';
import {
  reportNames,
  type ScoreFilesRequest,
  type ScoreFilesResult,
  scoreRequest,
  scoreResultOf,
} from './score.ts';
import { type FilesShell, shellOf } from './shell.ts';
import { failedFiles } from './systems.ts';

/** The request of `reportFiles`: that of `scoreFiles`. The result has the scores of each document. */
export interface ReportFilesRequest<Ids extends MetricList = StandardMetricIds, By extends Average = 'micro'>
  extends Omit<ScoreFilesRequest<Ids, By>, 'perDocument' | 'counts'> {
  /** The most characters that the texts of documents take in the page. */
  readonly maxPage?: number | undefined;
}

/** The result of `reportFiles`: that of `scoreFiles`, and the page. */
export interface ReportFilesResult<Ids extends MetricList = StandardMetricIds, By extends Average = 'micro'>
  extends Omit<ScoreFilesResult<Ids, By>, 'counts'> {
  /** One self-contained page. */
  readonly html: string;
  /** Number of documents whose texts are not in the page, because it would be too large. */
  readonly leftOut: number;
}

/**
 * Scores files and makes the page of `corefeval report`: one self-contained file with every document, chain and difference. A browser has no template
 * of the page: the caller hands it in as `page` of the second argument.
 *
 * @example
 * ```ts
 * import { reportFiles } from 'corefeval/files';
 *
 * const { html, systems } = await reportFiles({ key: 'examples/key.conll', responses: ['examples/response.conll'] });
 * console.log(html.startsWith('<!doctype html>'), systems[0].conll); // true 0.7361815060986507
 * ```
 */
export function reportFiles<
  const Ids extends MetricList = StandardMetricIds,
  const By extends Average = 'micro',
>(request: ReportFilesRequest<Ids, By>, shell: FilesShell = {}): Promise<ReportFilesResult<Ids, By>> {
  return callVerb(request, reportNames, async (wording) => {
    const { maxPage } = request;
    if (shell.page === undefined)
      throw new UsageError('There is no page to fill.', 'pass its template: { page: () => template }');
    const result = await reportVerb({ ...scoreRequest(request), maxPage }, shellOf(shell));
    const { report, documents, pageExtras, failed } = result;
    const template = await shell.page();
    const { html, leftOut } = await assemblePage(template, report, documents, maxPage, pageExtras);
    return {
      ...scoreResultOf<Ids, By>(report, wording),
      failed: failedFiles(failed, wording),
      html,
      leftOut,
    };
  });
}
