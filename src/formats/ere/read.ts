import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { limited } from '../../problems/limited.ts';
import type { ProblemDetails, Report } from '../../problems/problem.ts';
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

/** The elements that contain event mentions, as paths below the root. */
export const ereInputs = {
  auto: ['hoppers/hopper/event_mention', 'event_mention'],
  hoppers: ['hoppers/hopper/event_mention'],
  'event-nugget': ['event_mention'],
} as const satisfies Record<string, readonly string[]>;

export type EreInput = keyof typeof ereInputs;

/** The depth of a trigger in a hopper. What is deeper is of no interest, and may be very deep. */
const DEEPEST = 5;

/** Ends the reading of a file that is not to be read further. */
class Stop extends Error {}

/** Elements with annotation that is not read. */
const SKIPPED: ReadonlySet<string> = new Set([
  'event_mention',
  'em_arg',
  'entity_mention',
  'relation_mention',
  'filler',
]);

/**
 * The event mentions in file order; of a file with a fault in the XML, those before the fault. Elements with other
 * annotation, and event mentions in other places, are counted in `skipped`.
 */
export function readEre(
  { name, text }: { readonly name: string; readonly text: string },
  report: Report,
  input: EreInput = 'auto',
  skipped: Map<string, number> = new Map(),
): EreMention[] {
  const places: readonly string[] = ereInputs[input];
  const mentions: EreMention[] = [];
  const take = limited<EreCode>(report);
  const parser = new SaxesParser();
  const path: string[] = [];
  let hopper: string | undefined;
  let hoppers = 0;
  let mention: OpenMention | undefined;
  let seen = false;

  const tell = (code: EreCode, message: string, line: number, rest: ProblemDetails) =>
    take(code, () => problem(code, message, { file: name, line, ...rest }));
  const stop = (code: EreCode, message: string, help: string): never => {
    tell(code, message, parser.line, { column: parser.column + 1, help });
    throw new Stop();
  };

  parser.on('error', ({ message }) => {
    const reason = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    stop('xml/malformed', `Not well-formed XML: ${reason}.`, 'repair the file; it is read no further');
  });
  parser.on('doctype', () => {
    stop('xml/doctype', 'The file has a document type declaration.', 'remove it; it is never looked at');
  });
  parser.on('opentag', ({ name: element, attributes }: SaxesTagPlain) => {
    path.push(element);
    const place = path.length > DEEPEST ? '' : path.slice(1).join('/');
    if (place === 'hoppers/hopper') hopper = attributes.id ?? `hopper ${++hoppers}`;
    if (place !== '' && places.includes(place))
      mention = { attributes, hopper, line: parser.line, depth: path.length };
    else if (SKIPPED.has(element)) skipped.set(element, (skipped.get(element) ?? 0) + 1);
    if (mention && element === 'trigger' && path.length === mention.depth + 1) {
      mention.trigger = attributes;
      mention.text = '';
    }
  });
  const addText = (piece: string) => {
    if (mention?.text !== undefined && path.at(-1) === 'trigger') mention.text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    if (mention && path.length === mention.depth) {
      seen = true;
      const read = finish(mention);
      if (typeof read === 'string') {
        const expected = 'id, type, subtype, realis, and a trigger with offset and length';
        const help = 'correct the mention; --lenient skips it';
        tell('ere/mention', `Event mention "${mention.attributes.id ?? ''}" ${read}.`, mention.line, {
          expected,
          help,
        });
      } else mentions.push(read);
      mention = undefined;
    }
    if (path.length === 3) hopper = undefined;
    path.pop();
  });

  try {
    parser.write(text).close();
    if (!seen) {
      const help =
        'check the input mode: a nugget file has mentions below its root, Rich ERE has them in hoppers';
      tell('ere/none', `No event mention at ${places.join(' or ')}.`, 1, { help });
    }
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  take.finish((code, count) => problem(code, `${count} more mentions like this.`, { file: name }));
  return mentions;
}

type Attributes = Readonly<Record<string, string>>;

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
  const { id, type, subtype, realis = '' } = attributes;
  if (!id) return 'has no id';
  if (!type || !subtype) return 'has no type or no subtype';
  if (!trigger) return 'has no trigger';
  const { offset = '', length = '' } = trigger;
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
