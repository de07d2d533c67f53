import { eventPageDocument } from '../../src/page/events/document.ts';
import {
  eventColumns,
  eventDocumentIds,
  eventEntry,
  eventIndex,
} from '../../src/page/events/report-index.ts';
import type { EventIndex } from '../../src/page/events/types.ts';
import { eventReport } from './event-reports.ts';

/** The index of the page of events for tbf texts. */
export function eventIndexOf(gold: string, systems: Readonly<Record<string, string>>): EventIndex {
  const report = eventReport(gold, systems);
  const { attributes } = report.comparisons[0];
  const entries = eventDocumentIds(report).map((id) => {
    const documents = report.comparisons.map((comparison) =>
      comparison.documents.find((each) => each.id === id),
    );
    const scores = report.systems.map(({ scores }) => scores.documents.find((each) => each.id === id));
    return eventEntry(id, eventPageDocument(documents, undefined), scores, {
      attributes,
      columns: eventColumns(report),
    });
  });
  return eventIndex(report, entries);
}
