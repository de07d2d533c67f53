import { aboutView } from '../about/view.tsx';
import { type EventView, eventDocument } from './event-document.tsx';
import { eventDocuments } from './event-documents.tsx';
import { eventHelp } from './event-help.ts';
import { eventOverview } from './event-overview.tsx';

/** The views of the page of events, in the order of their tabs. */
export const eventViews: readonly EventView[] = [
  eventOverview,
  eventDocuments,
  eventDocument,
  aboutView(eventHelp),
];
