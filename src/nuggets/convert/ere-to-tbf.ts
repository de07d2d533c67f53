import { bratIds } from '../../formats/brat/ids.ts';
import type { TbfDocument } from '../../formats/tbf/model.ts';
import { COREFERENCE } from '../model/relation-names.ts';
import { NOT_ANNOTATED } from './brat-to-tbf.ts';
import { type EreEvent, hoppersOf } from './ere-events.ts';

/** The events of an ERE file as a document of a tbf file, in the order of the XML. */
export function ereToTbf(events: readonly EreEvent[], document: string, system: string): TbfDocument {
  const mentions = events.map(({ id, type, realis, start, end, text }) => {
    const place = { span: `${start},${end}`, text };
    return { system, document, id, ...place, type, realis: realis || NOT_ANNOTATED, extra: [] };
  });
  const hoppers = [...hoppersOf(events)];
  const ids = bratIds(
    'C',
    hoppers.map(([name]) => name.replace(/^h-(?=\d+$)/, 'C')),
  );
  const relations = hoppers.map(([, members], index) => ({
    name: COREFERENCE,
    id: ids[index],
    args: members.map(({ id }) => id),
  }));
  return { id: document, mentions, relations };
}
