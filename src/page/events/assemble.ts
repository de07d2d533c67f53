import {
  type AssembledPage,
  fillPage,
  type PackedReport,
  type PageTemplate,
  packDrafts,
} from '../assemble.ts';
import { MAX_PAGE_CHARACTERS } from '../types.ts';
import { eventPageDocument } from './document.ts';
import { packEvents } from './pack.ts';
import { type EventReport, eventColumns, eventDocumentIds, eventEntry, eventIndex } from './report-index.ts';
import type { EventIndex } from './types.ts';
import type { EventWords } from './words.ts';

/** Returns the words of a document; undefined if its text is not known. */
export type FindWords = (document: string) => EventWords | undefined;

/** The page of a comparison of events: one self-contained file. */
export async function assembleEvents(
  template: PageTemplate<EventIndex>,
  report: EventReport,
  wordsOf: FindWords,
): Promise<AssembledPage> {
  const packed = await packEventReport(report, wordsOf);
  return { html: await fillPage(template, packed), leftOut: packed.leftOut };
}

/** Compresses the documents of a comparison of events. */
export function packEventReport(
  report: EventReport,
  wordsOf: FindWords,
  most = MAX_PAGE_CHARACTERS,
): Promise<PackedReport<EventIndex>> {
  const ids = eventDocumentIds(report);
  const byId = report.comparisons.map(({ documents }) => new Map(documents.map((each) => [each.id, each])));
  const scores = report.systems.map(
    (system) => new Map(system.scores.documents.map((each) => [each.id, each])),
  );
  const shape = { attributes: report.comparisons[0].attributes, columns: eventColumns(report) };
  const drafts = ids.map((id) => {
    const document = eventPageDocument(
      byId.map((documents) => documents.get(id)),
      wordsOf(id),
    );
    const entry = eventEntry(
      id,
      document,
      scores.map((documents) => documents.get(id)),
      shape,
    );
    // All pairs except those with equal spans, plus pairs with a wrong attribute.
    const differences = entry.systems.reduce(
      (sum, { counts }) => sum + counts.slice(1).reduce((all, count) => all + count, 0),
      0,
    );
    return { entry, bytes: packEvents(document), differences };
  });
  return packDrafts(drafts, (entries) => eventIndex(report, entries), most);
}
