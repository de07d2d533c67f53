import { limited } from '../../problems/limited.ts';
import type { ProblemDetails, Report } from '../../problems/problem.ts';
import { readXml } from '../xml/read-xml.ts';
import { type EreCode, problem } from './codes.ts';

/**
 * Reader of the event mentions of Rich ERE and event nugget XML (LDC):
 *
 *     <deft_ere><hoppers><hopper id="h-1">
 *       <event_mention id="em-2" type="conflict" subtype="attack" realis="actual">
 *         <trigger offset="30" length="8">attacked</trigger>
 *
 * where the nugget files have event mentions right below the root, and no clusters. Entities, fillers, relations and
 * arguments are only counted. A document type declaration is refused, so no entity is ever declared or expanded.
 */
export interface EreMention {
  readonly id: string;
  readonly type: string;
  readonly subtype: string;
  readonly realis: string;
  /** In characters of the source file, its tags included. */
  readonly offset: number;
  readonly length: number;
  readonly trigger: string;
  /** What its hopper is called; mentions of one hopper corefer. */
  readonly hopper: string | undefined;
  /** 1-based line of the file, for messages. */
  readonly line: number;
}

export interface EreEvents {
  readonly mentions: readonly EreMention[];
  /** Number of elements with other annotation, and of event mentions in other places, by the name of the element. */
  readonly skipped: ReadonlyMap<string, number>;
}

/** The elements that contain event mentions, as paths below the root. */
export const ereInputs = {
  auto: ['hoppers/hopper/event_mention', 'event_mention'],
  hoppers: ['hoppers/hopper/event_mention'],
  'event-nugget': ['event_mention'],
} as const satisfies Record<string, readonly string[]>;

export type EreInput = keyof typeof ereInputs;

/** The depth of a trigger in a hopper. What is deeper is of no interest, and may be very deep. */
const TRIGGER_DEPTH = 5;

/** Elements with annotation that is not read. */
const SKIPPED_ELEMENTS: ReadonlySet<string> = new Set([
  'event_mention',
  'em_arg',
  'entity_mention',
  'relation_mention',
  'filler',
]);

/**
 * The event mentions in file order; of a file with a fault in the XML, those before the fault.
 */
export function readEre(
  { name, text }: { readonly name: string; readonly text: string },
  report: Report,
  input: EreInput = 'auto',
): EreEvents {
  const places: readonly string[] = ereInputs[input];
  const mentions: EreMention[] = [];
  const skipped = new Map<string, number>();
  const take = limited<EreCode>(report);
  const path: string[] = [];
  let hopper: string | undefined;
  let hoppers = 0;
  let mention: OpenMention | undefined;
  let seen = false;

  const reportAt = (code: EreCode, message: string, line: number, rest: ProblemDetails) =>
    take(code, () => problem(code, message, { file: name, line, ...rest }));

  const ended = readXml({ name, bytes: utf8.encode(text) }, report, {
    open({ name: element, attributes, line }) {
      path.push(element);
      const place = path.length > TRIGGER_DEPTH ? '' : path.slice(1).join('/');
      if (place === 'hoppers/hopper') hopper = attributes.get('id') ?? `hopper ${++hoppers}`;
      if (place !== '' && places.includes(place)) mention = { attributes, hopper, line, depth: path.length };
      else if (SKIPPED_ELEMENTS.has(element)) skipped.set(element, (skipped.get(element) ?? 0) + 1);
      if (mention && element === 'trigger' && path.length === mention.depth + 1) {
        mention.trigger = attributes;
        mention.text = '';
      }
    },
    text(cursor) {
      if (mention?.text !== undefined && path.at(-1) === 'trigger') mention.text += cursor.text;
    },
    close() {
      if (mention && path.length === mention.depth) {
        seen = true;
        const read = finish(mention);
        if (typeof read === 'string') {
          const expected = 'id, type, subtype, realis, and a trigger with offset and length';
          const help = 'correct the mention; --lenient skips it';
          const id = mention.attributes.get('id') ?? '';
          reportAt('ere/mention', `Event mention "${id}" ${read}.`, mention.line, { expected, help });
        } else mentions.push(read);
        mention = undefined;
      }
      if (path.length === 3) hopper = undefined;
      path.pop();
    },
  });
  if (ended && !seen) {
    const help =
      'check the input mode: a nugget file has mentions below its root, Rich ERE has them in hoppers';
    reportAt('ere/none', `No event mention at ${places.join(' or ')}.`, 1, { help });
  }
  take.finish((code, count) => problem(code, `${count} more mentions like this.`, { file: name }));
  return { mentions, skipped };
}

const utf8 = new TextEncoder();

type Attributes = ReadonlyMap<string, string>;

interface OpenMention {
  readonly attributes: Attributes;
  readonly hopper: string | undefined;
  readonly line: number;
  readonly depth: number;
  trigger?: Attributes;
  text?: string;
}

/** The mention, or what is wrong with it. */
function finish({ attributes, hopper, line, trigger, text = '' }: OpenMention): EreMention | string {
  const [id, type, subtype] = ['id', 'type', 'subtype'].map((name) => attributes.get(name));
  const realis = attributes.get('realis') ?? '';
  if (!id) return 'has no id';
  if (!type || !subtype) return 'has no type or no subtype';
  if (!trigger) return 'has no trigger';
  const [offset = '', length = ''] = [trigger.get('offset'), trigger.get('length')];
  if (!NUMBER.test(offset) || !NUMBER.test(length)) return 'has a trigger without offset or length';
  return {
    id,
    type,
    subtype,
    realis,
    offset: Number(offset),
    length: Number(length),
    trigger: text,
    hopper,
    line,
  };
}

const NUMBER = /^\d{1,15}$/;
