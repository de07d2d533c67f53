import { renderToString } from 'preact-render-to-string';
import type { PageIndex } from '../../page/types.ts';
import { App } from '../frame/app.tsx';
import { helpTexts } from '../frame/help.tsx';
import { atOverview } from '../frame/route.ts';
import { search } from '../search/index.ts';
import { views } from '../views.ts';

/** The overview of a report as HTML. A page that saves its report may show another view at that time. */
export const renderOverview = (index: PageIndex): string =>
  atOverview(() =>
    renderToString(<App index={index} views={views} help={helpTexts} search={search} shown="" />),
  );
