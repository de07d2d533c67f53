import { tagColumns } from '../analyze/index.ts';
import type { Shell } from '../corpus/shell.ts';
import { type Settings, settingsOf } from '../evaluate/index.ts';
import { pageAcross } from '../page/across.ts';
import { PageBuilder } from '../page/builder.ts';
import type { PageFacts } from '../page/facts.ts';
import { MAX_PAGE_CHARACTERS, type PageDocument, type PageExtras } from '../page/types.ts';
import type { Problem } from '../problems/problem.ts';
import type { ScoreReport } from '../report/score/report.ts';
import { type DatasetsRequest, type DatasetsResult, scoreDatasets } from './datasets.ts';
import { pageStandings } from './page-standings.ts';
import { atDocumentScope } from './scope.ts';
import { type ScoreRequest, type ScoreResult, scoreFiles } from './score.ts';

interface PageRequest {
  /** The most characters that the texts of the documents take in the page. */
  readonly maxPage?: number | undefined;
  /** A title and a note of the author. */
  readonly title?: string | undefined;
  readonly note?: string | undefined;
}

export interface ReportRequest extends ScoreRequest, PageRequest {}

export interface DatasetsReportRequest extends DatasetsRequest, PageRequest {}

/** What a page shows besides scores: texts, chains, errors and their costs. */
export interface PageContent {
  readonly documents: Iterable<PageDocument | PageFacts>;
  readonly pageExtras: PageExtras;
}

/** Scores, and what a page shows besides. */
export interface ReportResult extends ScoreResult, PageContent {}

/** Scores responses against a key, and collects the data of the page: `page/assemble.ts` makes the page of it. */
export async function reportFiles(request: ReportRequest, shell: Shell): Promise<ReportResult> {
  const { intervals } = request;
  const { scored, settings, builder } = pageOf(request);
  const own = await scoreFiles(scored, shell, ({ path }) => builder.system(path), []);
  const wide = await scoreAcross(request, shell);
  const result = wide === undefined ? own : { ...own, report: withWarnings(own.report, wide) };
  const { runs } = result;
  const paths = runs.map(({ path }) => path);
  // One response is compared with nothing: its page has intervals only if they are asked for.
  const isCompared = runs.length > 1 || intervals !== undefined;
  const standings = isCompared ? pageStandings(runs, settings, intervals) : undefined;
  const across =
    wide &&
    pageAcross(
      wide,
      result.report.systems.map(({ name }) => name),
    );
  return {
    ...result,
    ...contentOf(builder, paths, { ...standings, across, failed: result.failed, ...authorTexts(request) }),
  };
}

/** The scores across documents, which a page has beside those of documents by themselves; undefined if they are not asked for. */
async function scoreAcross(request: ReportRequest, shell: Shell): Promise<ScoreReport | undefined> {
  if ((request.settings?.scope ?? 'document') === 'document') return undefined;
  const asked = { intervals: undefined, paired: undefined, perDocument: false };
  return (await scoreFiles({ ...request, ...asked }, shell)).report;
}

/** Adds what is known only across documents to the warnings. Links across documents do count then. */
function withWarnings(report: ScoreReport, wide: ScoreReport): ScoreReport {
  const found = new Map(wide.systems.map(({ name, warnings }) => [name, warnings]));
  return {
    ...report,
    systems: report.systems.map((system) => {
      const known = new Set(system.warnings.map(({ code }) => code));
      const added = (found.get(system.name) ?? []).filter(({ code }) => !known.has(code));
      const kept = system.warnings.filter(({ code }) => code !== 'entities/across-documents');
      return { ...system, warnings: [...kept, ...added] };
    }),
  };
}

/** The same for systems on several corpora: the documents of one data set after the other. There are no intervals, because documents of different data sets do not count alike. */
export async function reportDatasets(
  request: DatasetsReportRequest,
  shell: Shell,
): Promise<DatasetsResult & PageContent> {
  const { scored, builder, warnings } = pageOf(request);
  const keep = ({ name }: { readonly name: string }, before: number) => builder.system(name, before);
  const result = await scoreDatasets(scored, shell, keep, warnings);
  const names = result.report.systems.map(({ name }) => name);
  return { ...result, ...contentOf(builder, names, { failed: result.failed, ...authorTexts(request) }) };
}

interface PagePlan<Request> {
  /** What is scored for the page. */
  readonly scored: Request;
  readonly settings: Settings;
  readonly builder: PageBuilder;
  readonly warnings: readonly Problem[];
}

/** A page has the scores of each document, and works document by document. */
function pageOf<Request extends ReportRequest | DatasetsReportRequest>(request: Request): PagePlan<Request> {
  const { maxPage = MAX_PAGE_CHARACTERS, reading } = request;
  const { spec, warnings } = atDocumentScope(request.settings, 'report');
  const settings = settingsOf(spec);
  return {
    scored: {
      ...request,
      settings: spec,
      topics: undefined,
      perDocument: true,
      reading: { ...reading, columns: tagColumns },
    },
    settings,
    builder: new PageBuilder(maxPage, settings),
    warnings,
  };
}

const authorTexts = ({ title, note }: PageRequest): Pick<PageExtras, 'heading' | 'note'> => ({
  heading: title,
  note,
});

const contentOf = (
  builder: PageBuilder,
  systems: readonly string[],
  extras: Omit<PageExtras, 'costs'>,
): PageContent => ({
  documents: builder.documents(systems),
  pageExtras: { costs: builder.costs(systems), ...extras },
});
