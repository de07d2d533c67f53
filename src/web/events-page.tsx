/** The page of events. */
import type { EventDocument, EventIndex } from '../report/page/events/event-types.ts';
import { eventSteps } from '../report/page/events/pack-events.ts';
import { App } from './app.tsx';
import { eventHelp } from './events/event-help.ts';
import { eventViews } from './events/index.ts';
import { readData } from './report-data.ts';
import { startPage } from './start.tsx';

startPage(async () => {
  const data = await readData<EventIndex, EventDocument>(eventSteps);
  return data && <App index={data.index} data={data} views={eventViews} help={eventHelp} />;
});
