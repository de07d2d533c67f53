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

export function openPage(): OpenPage {
  const builder = new PageBuilder();
  return {
    request: { perDocument: true, keepPairs: (path) => builder.system(path) },
    async finish(report) {
      const documents = builder.documents(report.systems.map(({ path }) => path));
      const { html, leftOut } = await assemblePage(pageTemplate(), report, documents);
      if (leftOut > 0) {
        writeError(
          `note: the texts of ${leftOut} documents are left out, because the page would be too large with them\n`,
        );
      }
      return html;
    },
  };
}

/** The built page, in dist/web. */
function pageTemplate(): PageTemplate {
  const web = (name: string) => fileURLToPath(new URL(`../web/${name}`, import.meta.url));
  const { renderOverview } = createRequire(import.meta.url)(web('render.cjs'));
  return { html: readFileSync(web('page.html'), 'utf8'), overview: renderOverview };
}
