/** The overview as HTML, for the file itself: it is shown before the script runs, and where scripts are forbidden. */
import { renderToString } from 'preact-render-to-string';
import type { EventIndex } from '../report/page/events/event-types.ts';
import type { PageIndex } from '../report/page/page-types.ts';
import { App } from './app.tsx';
import { eventHelp } from './events/event-help.ts';
import { eventViews } from './events/index.ts';
import { helpTexts } from './help.tsx';
import { views } from './views/index.ts';

export const renderOverview = (index: PageIndex): string =>
  renderToString(<App index={index} views={views} help={helpTexts} />);

export const renderEvents = (index: EventIndex): string =>
  renderToString(<App index={index} views={eventViews} help={eventHelp} />);
