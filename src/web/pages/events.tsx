/** The page of events. */

import { eventSteps } from '../../page/events/pack.ts';
import type { EventDocument, EventIndex } from '../../page/events/types.ts';
import { eventHelp } from '../events/event-help.ts';
import { eventViews } from '../events/index.ts';
import { App } from '../frame/app.tsx';
import { readData } from '../frame/report-data.ts';
import { startPage } from './start.tsx';

startPage(async () => {
  const data = await readData<EventIndex, EventDocument>(eventSteps);
  return data && <App index={data.index} data={data} views={eventViews} help={eventHelp} />;
});
