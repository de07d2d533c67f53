import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ScoreRequest } from '../corpus/index.ts';
import { assemblePage, type PageTemplate } from '../report/page/assemble-page.ts';
import { PageBuilder } from '../report/page/page-builder.ts';
import type { ScoreReport } from '../report/score-report.ts';
import { writeError } from './terminal.ts';

/** A page that is filled while systems are scored. */
export interface OpenPage {
  /** What the page needs of a run. */
  readonly request: Pick<ScoreRequest, 'perDocument' | 'keepPairs'>;
  /** The page of a report with scores by document. */
  finish(report: ScoreReport): Promise<string>;
}

/** Begins a page: `page.html` has the report alone, `index.html` also scores further files. */
export function openPage(name: 'page.html' | 'index.html' = 'page.html'): OpenPage {
  const builder = new PageBuilder();
  return {
    request: { perDocument: true, keepPairs: (path) => builder.system(path) },
    async finish(report) {
      const documents = builder.documents(report.systems.map(({ path }) => path));
      const { html, leftOut } = await assemblePage(pageTemplate(name), report, documents);
      if (leftOut > 0) {
        writeError(
          `note: the texts of ${leftOut} documents are left out, because the page would be too large with them\n`,
        );
      }
      return html;
    },
  };
}

/** A built page, in dist/web. */
export const webFile = (name: string): string => fileURLToPath(new URL(`../web/${name}`, import.meta.url));

function pageTemplate(name: string): PageTemplate {
  const { renderOverview } = createRequire(import.meta.url)(webFile('render.cjs'));
  return { html: readFileSync(webFile(name), 'utf8'), overview: renderOverview };
}
