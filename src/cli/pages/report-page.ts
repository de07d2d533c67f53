import { type AssembledPage, assemblePage } from '../../page/assemble.ts';
import type { DatasetsResult } from '../../verbs/datasets.ts';
import {
  type DatasetsReportRequest,
  type PageContent,
  type ReportRequest,
  type ReportResult,
  reportDatasets,
  reportFiles,
} from '../../verbs/report.ts';
import { nodeShell } from '../node-shell.ts';
import { writeError } from '../terminal.ts';
import { builtPage } from './built-page.ts';

/** Scores, and makes the page of the result: `page` has the report alone, `index` also scores further files. */
export async function scorePage(
  name: 'page' | 'index',
  request: ReportRequest,
): Promise<{ readonly page: string; readonly result: ReportResult }> {
  const result = await reportFiles(request, nodeShell);
  return { page: await pageText(name, result, request.maxPage), result };
}

/** The same for systems on several corpora. */
export async function datasetsPage(
  request: DatasetsReportRequest,
): Promise<{ readonly page: string; readonly result: DatasetsResult }> {
  const result = await reportDatasets(request, nodeShell);
  return { page: await pageText('page', result, request.maxPage), result };
}

async function pageText(
  name: 'page' | 'index',
  { report, documents, pageExtras }: PageContent & Pick<DatasetsResult, 'report'>,
  maxPage: number | undefined,
): Promise<string> {
  const template = builtPage(name, 'renderOverview');
  const page = await assemblePage(template, report, documents, maxPage, pageExtras);
  noteLeftOut(page);
  return page.html;
}

/** Says on standard error that texts are not in the page. */
export function noteLeftOut({ leftOut }: AssembledPage): void {
  if (leftOut === 0) return;
  writeError(
    `note: the ${leftOut === 1 ? 'text of 1 document is' : `texts of ${leftOut} documents are`} left out, because the page would be too large with ${leftOut === 1 ? 'it' : 'them'}\n`,
  );
}
