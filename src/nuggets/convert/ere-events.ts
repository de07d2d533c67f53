import { CodePoints } from '../../core/code-points.ts';
import { bratIds } from '../../formats/brat/ids.ts';
import type { EreMention } from '../../formats/ere/read.ts';
import { clip } from '../../problems/clip.ts';
import type { Report } from '../../problems/problem.ts';
import type { OffsetUnit } from '../../tokenizer/index.ts';
import { problem } from '../codes.ts';

/** An event mention of an ERE file, checked against its source text and named as in tbf and brat. */
export interface EreEvent {
  /** `E` and a number: the number in the XML if there is one. */
  readonly id: string;
  readonly type: string;
  readonly realis: string;
  /** Offsets in the unit of the XML. */
  readonly start: number;
  readonly end: number;
  /** Offsets in code units of the source text. */
  readonly units: { readonly start: number; readonly end: number };
  /** The source text between the offsets, with line breaks. */
  readonly text: string;
  readonly hopper: string | undefined;
}

export interface EreSource {
  /** The XML file, for messages. */
  readonly file: string;
  readonly document: string;
  /** The source text. */
  readonly text: string;
  /** The unit of the offsets in the XML: code points, as in LDC data, or code units, as in output of Java programs. */
  readonly offsets?: OffsetUnit | undefined;
}

/** The subtypes that are one word in the XML and hyphenated in the type lists. */
const hyphenated = new Map(
  [
    'Transfer-Money Transfer-Ownership Start-Org End-Org Declare-Bankruptcy Merge-Org Start-Position',
    'End-Position Arrest-Jail Charge-Indict Release-Parole Trial-Hearing Transport-Artifact Transport-Person',
  ]
    .join(' ')
    .split(' ')
    .map((name) => [name.replace('-', '').toLowerCase(), name]),
);

/** Assigns ids to the mentions, and checks each trigger against the source text. */
export function ereEvents(mentions: readonly EreMention[], source: EreSource, report: Report): EreEvent[] {
  const { file, document, text, offsets = 'code-points' } = source;
  const points = offsets === 'code-points' ? new CodePoints(text) : undefined;
  const length = points?.length ?? text.length;
  const ids = namedIds(mentions, source, report);
  const events: EreEvent[] = [];
  mentions.forEach((mention, index) => {
    const { id, type, subtype, realis, offset, trigger, hopper, line } = mention;
    const end = offset + mention.length;
    if (end > length || mention.length === 0) {
      const message = `The trigger of "${id}" is at ${offset} to ${end} of a text of ${length} characters.`;
      const help = 'check that the source text is the right one; --lenient skips the mention';
      report(problem('ere/offset', message, { file, line, document, help }));
      return;
    }
    const units = { start: points?.toUnits(offset) ?? offset, end: points?.toUnits(end) ?? end };
    const found = text.slice(units.start, units.end);
    if (withoutBreaks(found) !== withoutBreaks(trigger)) {
      const message = `The trigger of "${id}" is "${clip(trigger)}", but the text at ${offset} has "${clip(found)}".`;
      const help = 'the offsets are used, not the text; check that the source text belongs to this file';
      report(problem('ere/trigger', message, { file, line, document, help }));
    }
    const name = `${capitalized(type)}_${hyphenated.get(subtype) ?? capitalized(subtype)}`;
    const attributes = { type: name, realis: capitalized(realis) };
    events.push({ id: ids[index], ...attributes, start: offset, end, units, text: found, hopper });
  });
  return events;
}

/** The events of each hopper with two or more, by name of the hopper. */
export function hoppersOf(events: readonly EreEvent[]): Map<string, EreEvent[]> {
  const hoppers = new Map<string, EreEvent[]>();
  for (const event of events) {
    if (event.hopper === undefined) continue;
    const known = hoppers.get(event.hopper);
    if (known) known.push(event);
    else hoppers.set(event.hopper, [event]);
  }
  return new Map([...hoppers].filter(([, members]) => members.length > 1));
}

/** `em-12` becomes E12; an id of another form, or one that is taken, gets a new number. */
function namedIds(mentions: readonly EreMention[], { file, document }: EreSource, report: Report): string[] {
  const seen = new Set<string>();
  for (const { id, line } of mentions) {
    if (seen.has(id)) {
      const help = 'the later one gets a new number';
      report(problem('ere/duplicate-id', `"${id}" was given before.`, { file, line, document, help }));
    }
    seen.add(id);
  }
  return bratIds(
    'E',
    mentions.map(({ id }) => id.replace(/^em-(?=\d+$)/, 'E')),
  );
}

/** The first letter of each word in upper case, the rest as it is. */
const capitalized = (words: string): string => words.replace(/(^| )[^ ]/g, (start) => start.toUpperCase());

const withoutBreaks = (text: string): string => text.replace(/\r\n|[\r\n]/g, ' ');
