import { tagColumns } from '../analyze/index.ts';
import type { Shell } from '../corpus/shell.ts';
import { settingsOf } from '../evaluate/index.ts';
import { PageBuilder } from '../page/builder.ts';
import type { PageFacts } from '../page/facts.ts';
import { MAX_PAGE_CHARACTERS, type PageDocument, type PageExtras } from '../page/types.ts';
import { pageStandings } from './page-standings.ts';
import { atDocumentScope } from './scope.ts';
import { type ScoreRequest, type ScoreResult, scoreFiles } from './score.ts';

export interface ReportRequest extends ScoreRequest {
  /** The most characters that the texts of the documents take in the page. */
  readonly maxPage?: number | undefined;
}

/** Scores, and what a page shows besides: texts, chains, errors and their costs. */
export interface ReportResult extends ScoreResult {
  readonly documents: Iterable<PageDocument | PageFacts>;
  readonly pageExtras: PageExtras;
}

/** Scores responses against a key, and collects the data of the page: `page/assemble.ts` makes the page of it. */
export async function reportFiles(request: ReportRequest, shell: Shell): Promise<ReportResult> {
  const { maxPage = MAX_PAGE_CHARACTERS, reading, intervals } = request;
  const { spec, warnings } = atDocumentScope(request.settings, 'report');
  const settings = settingsOf(spec);
  const builder = new PageBuilder(maxPage, settings);
  const result = await scoreFiles(
    {
      ...request,
      settings: spec,
      topics: undefined,
      perDocument: true,
      reading: { ...reading, columns: tagColumns },
    },
    shell,
    ({ path }) => builder.system(path),
    warnings,
  );
  const { runs } = result;
  const paths = runs.map(({ path }) => path);
  // One response is compared with nothing: its page has intervals only if they are asked for.
  const isCompared = runs.length > 1 || intervals !== undefined;
  const standings = isCompared ? pageStandings(runs, settings, intervals) : undefined;
  return {
    ...result,
    documents: builder.documents(paths),
    pageExtras: { costs: builder.costs(paths), standings },
  };
}
