import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ScoreRequest } from '../corpus/index.ts';
import { type AssembledPage, assemblePage, type PageTemplate } from '../report/page/assemble-page.ts';
import type { EventIndex } from '../report/page/events/event-types.ts';
import { PageBuilder } from '../report/page/page-builder.ts';
import { MOST_CHARACTERS } from '../report/page/page-types.ts';
import type { ScoreReport } from '../report/score-report.ts';
import { writeError } from './terminal.ts';

/** A page that is filled while systems are scored. */
export interface OpenPage {
  /** What the page needs of a run. */
  readonly request: Pick<ScoreRequest, 'perDocument' | 'keepPairs'>;
  /** The page of a report with scores by document. */
  finish(report: ScoreReport): Promise<string>;
}

/** Begins a page: `page` has the report alone, `index` also scores further files. Texts take at most `most` characters. */
export function openPage(name: 'page' | 'index' = 'page', most = MOST_CHARACTERS): OpenPage {
  const builder = new PageBuilder(most);
  return {
    request: { perDocument: true, keepPairs: (path) => builder.system(path) },
    async finish(report) {
      const documents = builder.documents(report.systems.map(({ path }) => path));
      const page = await assemblePage(builtPage(name), report, documents, most);
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

/** The pages of dist/web, and the functions of dist/web/render.cjs that render their overviews. */
const renderers = { page: 'renderOverview', index: 'renderOverview', events: 'renderEvents' } as const;

interface Renderers {
  readonly renderOverview: PageTemplate['overview'];
  readonly renderEvents: PageTemplate<EventIndex>['overview'];
}

/** A file of dist/web. */
export const webFile = (name: string): string => fileURLToPath(new URL(`../web/${name}`, import.meta.url));

/** A built page of dist/web: that of coreference, the one that scores files, or that of events. */
export function builtPage<Name extends keyof typeof renderers>(
  name: Name,
): { readonly html: string; readonly overview: Renderers[(typeof renderers)[Name]] } {
  const render = createRequire(import.meta.url)(webFile('render.cjs')) as Renderers;
  return { html: readFileSync(webFile(`${name}.html`), 'utf8'), overview: render[renderers[name]] };
}
