import { renderToString } from 'preact-render-to-string';
import type { PageIndex } from '../report/page/page-types.ts';
import { App } from './app.tsx';
import { helpTexts } from './help.tsx';
import { atOverview } from './route.ts';
import { search } from './search/index.ts';
import { views } from './views/index.ts';

/** The overview of a report as HTML. A page that saves its report may show another view at that time. */
export const renderOverview = (index: PageIndex): string =>
  atOverview(() =>
    renderToString(<App index={index} views={views} help={helpTexts} search={search} shown="" />),
  );
