import { renderToString } from 'preact-render-to-string';
import type { EventIndex } from '../../page/events/types.ts';
import { eventHelp } from '../events/event-help.ts';
import { eventViews } from '../events/index.ts';
import { App } from '../frame/app.tsx';
import { atOverview } from '../frame/route.ts';

/** The overview of a page of events as HTML. */
export const renderEvents = (index: EventIndex): string =>
  atOverview(() => renderToString(<App index={index} views={eventViews} help={eventHelp} shown="" />));
