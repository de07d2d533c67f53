/** The overviews as HTML, for the files themselves: they are shown before the script runs, and where scripts are forbidden. */
import { renderToString } from 'preact-render-to-string';
import type { EventIndex } from '../report/page/events/event-types.ts';
import { App } from './app.tsx';
import { eventHelp } from './events/event-help.ts';
import { eventViews } from './events/index.ts';

export { renderOverview } from './render-overview.tsx';

export const renderEvents = (index: EventIndex): string =>
  renderToString(<App index={index} views={eventViews} help={eventHelp} shown="" />);
