import { tagColumns } from '../analyze/index.ts';
import type { ScoreRequest, SystemRun } from '../corpus/index.ts';
import { PageBuilder } from '../page/builder.ts';
import type { PageFacts } from '../page/facts.ts';
import type { PageDocument, PageExtras } from '../page/types.ts';
import { pageStandings } from './page-standings.ts';
import type { IntervalArguments } from './score-intervals.ts';

/** A run whose documents are collected for a page. */
export interface PageRun {
  /** The request with all that a page needs: scores by document, and tags, by which pronouns are recognised. */
  readonly request: ScoreRequest;
  /** The data of the page for the systems that were scored; called after scoring. */
  result(
    runs: readonly SystemRun[],
    ci?: IntervalArguments,
  ): { readonly documents: Iterable<PageDocument | PageFacts>; readonly extras: PageExtras };
}

/** Texts take at most `most` characters in the page. */
export function pageRun(request: ScoreRequest, most?: number): PageRun {
  const { settings, reading, keepPairs } = request;
  const builder = new PageBuilder(most, settings);
  return {
    request: {
      ...request,
      perDocument: true,
      reading: { ...reading, columns: tagColumns },
      keepPairs(path) {
        const also = keepPairs?.(path);
        const add = builder.system(path);
        return (pair, isMissing) => {
          add(pair, isMissing);
          also?.(pair, isMissing);
        };
      },
    },
    result(runs, ci) {
      const paths = runs.map(({ path }) => path);
      return {
        documents: builder.documents(paths),
        extras: { costs: builder.costs(paths), standings: pageStandings(runs, settings, ci) },
      };
    },
  };
}
