import { renderToString } from 'preact-render-to-string';
import type { EventIndex } from '../report/page/events/event-types.ts';
import { App } from './app.tsx';
import { eventHelp } from './events/event-help.ts';
import { eventViews } from './events/index.ts';
import { atOverview } from './route.ts';

/** The overview of a page of events as HTML. */
export const renderEvents = (index: EventIndex): string =>
  atOverview(() => renderToString(<App index={index} views={eventViews} help={eventHelp} shown="" />));
