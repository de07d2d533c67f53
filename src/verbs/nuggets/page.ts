import { type CompareOptions, compareCounts } from '../../compare/index.ts';
import type { Shell } from '../../corpus/shell.ts';
import { comparableCounts, compareNuggets } from '../../nuggets/index.ts';
import { type EventReport, eventColumns, eventDocumentIds } from '../../page/events/report-index.ts';
import { type EventWords, eventWords } from '../../page/events/words.ts';
import { pageComparison, statisticsOfPage } from '../page-standings.ts';
import { readSource } from '../text-source.ts';
import { type NuggetScoreRequest, type NuggetScoreResult, scoreNuggetFiles } from './score.ts';
import { type SourceTexts, textFinder } from './source-texts.ts';

/** The options of intervals and tests, which are those of `nuggets compare`. */
export type EventTestRequest = Pick<CompareOptions, 'interval' | 'resamples' | 'exchanges' | 'seed'>;

export interface NuggetPageRequest extends NuggetScoreRequest, EventTestRequest {
  readonly texts?: SourceTexts | undefined;
}

/** Scores, and what a page shows besides: how the mentions of each system compare with gold, and the words of documents. */
export interface NuggetPageData extends NuggetScoreResult {
  readonly page: EventReport;
  /** The words of documents whose text or token table was found. */
  readonly words: ReadonlyMap<string, EventWords>;
  /** Names of documents without a source text, if texts were asked for. */
  readonly withoutText: readonly string[];
}

/** Scores events, and collects the data of the page: `page/events/assemble.ts` makes the page of it. */
export async function pageNuggetFiles(
  request: NuggetPageRequest,
  shell: Pick<Shell, 'files' | 'startSystem'>,
): Promise<NuggetPageData> {
  const result = await scoreNuggetFiles(request, shell, true);
  const { gold, systems, failed, options } = result;
  // Problems were reported when the systems were scored.
  const comparisons = systems.map(({ file }) => compareNuggets(gold.file, file, options, () => {}));
  const page: EventReport = {
    ...result.report,
    comparisons,
    leftOut: failed.map(({ name }) => name),
    tests: testsOf(result, request),
  };
  const withoutText: string[] = [];
  const findText = request.texts === undefined ? undefined : textFinder(request.texts, shell.files);
  const words = await eventWords(eventDocumentIds(page), comparisons[0].unit, {
    tables: options.tables,
    textOf: async (id) => {
      const path = findText?.(id);
      if (path !== undefined) return (await readSource(path, shell.files)).text;
      if (findText !== undefined) withoutText.push(id);
      return undefined;
    },
  });
  return { ...result, page, words, withoutText };
}

/** The intervals of all systems and the tests of all pairs, by the scores that a page shows: the numbers of `nuggets compare`. */
function testsOf(
  { report, systems, options }: NuggetScoreResult,
  { interval, resamples, exchanges, seed }: EventTestRequest,
): EventReport['tests'] {
  // Numbers as names: a name could be any text.
  const numbered = systems.map(({ scores }, s) => ({ name: `${s}`, scores }));
  const { metrics, ...counts } = comparableCounts(numbered, options.profile);
  const chosen = statisticsOfPage(counts.documents.length, systems.length, report.sort.key);
  if (chosen === undefined) return undefined;
  const { statistics = eventColumns(report) } = chosen;
  return pageComparison(compareCounts(counts, { metrics, statistics, interval, resamples, exchanges, seed }));
}
