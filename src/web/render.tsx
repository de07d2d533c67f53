/** The overview as HTML, for the file itself: it is shown before the script runs, and where scripts are forbidden. */
import { renderToString } from 'preact-render-to-string';
import type { PageIndex } from '../report/page/page-types.ts';
import { App } from './app.tsx';

export const renderOverview = (index: PageIndex): string => renderToString(<App index={index} address="" />);
