import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ScoreRequest, SystemRun } from '../../corpus/index.ts';
import { pageRun } from '../../library/page-run.ts';
import type { IntervalArguments } from '../../library/score-intervals.ts';
import { type AssembledPage, assemblePage, type PageTemplate } from '../../page/assemble.ts';
import type { EventIndex } from '../../page/events/types.ts';
import { MOST_CHARACTERS } from '../../page/types.ts';
import type { ScoreReport } from '../../report/score/report.ts';
import { builtFile } from '../built-file.ts';
import { writeError } from '../terminal.ts';

/** A page that is filled while systems are scored. */
export interface OpenPage {
  /** The request with all that the page needs of a run. */
  readonly request: ScoreRequest;
  /** The page of a report with scores by document. */
  finish(report: ScoreReport, runs: readonly SystemRun[], ci?: IntervalArguments): Promise<string>;
}

/** Begins a page: `page` has the report alone, `index` also scores further files. Texts take at most `most` characters. */
export function openPage(name: 'page' | 'index', ofOptions: ScoreRequest, most = MOST_CHARACTERS): OpenPage {
  const { request, result } = pageRun(ofOptions, most);
  return {
    request,
    async finish(report, runs, ci) {
      const { documents, extras } = result(runs, ci);
      const page = await assemblePage(builtPage(name, 'renderOverview'), report, documents, most, extras);
      noteLeftOut(page);
      return page.html;
    },
  };
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

/** A file of dist/web. */
export const webFile = (name: string): string => builtFile(`web/${name}`);

/** A built page of dist/web: that of coreference, that of events, or the one that scores files and can show both. */
export function builtPage<Name extends keyof Renderers>(
  name: 'page' | 'index' | 'events',
  renderer: Name,
): { readonly html: string; readonly overview: Renderers[Name] } {
  const render = createRequire(import.meta.url)(webFile('render.cjs')) as Renderers;
  return { html: readFileSync(webFile(`${name}.html`), 'utf8'), overview: render[renderer] };
}
