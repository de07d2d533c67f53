/** The page of events. */

import { eventSteps } from '../../page/events/pack.ts';
import type { EventDocument, EventIndex } from '../../page/events/types.ts';
import { eventHelp } from '../events/event-help.ts';
import { eventViews } from '../events/index.ts';
import { App, startPage } from '../frame/app.tsx';
import { readData } from '../frame/report-data.ts';

startPage(async () => {
  const data = await readData<EventIndex, EventDocument>(eventSteps);
  return data && <App index={data.index} data={data} views={eventViews} help={eventHelp} />;
});
