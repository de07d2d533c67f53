import { compileFunction } from 'node:vm';
import { type AssembledPage, assemblePage, type PageTemplate } from '../../page/assemble.ts';
import type { EventIndex } from '../../page/events/types.ts';
import type { DatasetsResult } from '../../verbs/datasets.ts';
import {
  type DatasetsReportRequest,
  type PageContent,
  type ReportRequest,
  type ReportResult,
  reportDatasets,
  reportFiles,
} from '../../verbs/report.ts';
import { asset } from '../assets.ts';
import { nodeShell } from '../node-shell.ts';
import { writeError } from '../terminal.ts';

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

/** The functions of dist/web/render.cjs, which render the overview of a report. */
interface Renderers {
  readonly renderOverview: PageTemplate['overview'];
  readonly renderEvents: PageTemplate<EventIndex>['overview'];
}

/** A built page of dist/web: that of coreference, that of events, or the one that scores files and can show both. */
export function builtPage<Name extends keyof Renderers>(
  name: 'page' | 'index' | 'events',
  renderer: Name,
): { readonly html: string; readonly overview: Renderers[Name] } {
  return { html: asset(`web/${name}.html`), overview: loadRenderers()[renderer] };
}

/** The functions are compiled from their text, because an executable has no files that could be imported. */
function loadRenderers(): Renderers {
  const renderers: Partial<Renderers> = {};
  const name = 'web/render.cjs';
  compileFunction(asset(name), ['exports'], { filename: name })(renderers);
  return renderers as Renderers;
}
