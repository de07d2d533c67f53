import type { Span } from '../../core/document.ts';
import { clip } from '../../problems/clip.ts';
import { limited } from '../../problems/limited.ts';
import type { Report } from '../../problems/problem.ts';
import { type BratCode, problem } from './codes.ts';

/**
 * Reader of brat standoff annotation (`.ann`): text-bound annotations, events, attributes and binary relations.
 *
 *     T1 TAB Type begin end;begin end TAB text
 *     E1 TAB Type:T1 Role:T2
 *     A1 TAB Name E1 Value
 *     R1 TAB Name Arg1:E1 Arg2:E2
 *
 * Offsets count code points. Equivalences are read and counted; other lines (notes, normalisations) are only counted.
 * Everything stays in file order; of two lines with one id both are kept, and the caller should let the later one count.
 */
export interface BratDocument {
  readonly textBounds: readonly BratTextBound[];
  readonly events: readonly BratEvent[];
  readonly attributes: readonly BratAttribute[];
  readonly relations: readonly BratRelation[];
  readonly equivalences: readonly BratEquivalence[];
  /** The number of other lines by their first character, such as `#` for notes. */
  readonly others: ReadonlyMap<string, number>;
}

interface BratLine {
  readonly id: string;
  /** 1-based line of the file, for messages. */
  readonly line: number;
}

export interface BratTextBound extends BratLine {
  readonly type: string;
  /** In code points, as they are written, which need not be text order. */
  readonly fragments: readonly Span[];
  /** Absent if the line does not contain it. */
  readonly text: string | undefined;
}

export interface BratEvent extends BratLine {
  readonly type: string;
  readonly trigger: string;
  /** The number of roles, such as Agent:T2. */
  readonly roles: number;
}

export interface BratAttribute extends BratLine {
  readonly name: string;
  readonly target: string;
  /** Absent for a flag, such as Negation. */
  readonly value: string | undefined;
}

export interface BratRelation extends BratLine {
  readonly name: string;
  readonly args: readonly [string, string];
}

/** A line `* TAB Equiv T1 T2 T4`: annotations that mean the same. */
export interface BratEquivalence {
  readonly name: string;
  readonly ids: readonly string[];
  readonly line: number;
}

export interface BratSource {
  readonly name: string;
  readonly text: string;
}

export function readBrat({ name, text }: BratSource, report: Report): BratDocument {
  const textBounds: BratTextBound[] = [];
  const events: BratEvent[] = [];
  const attributes: BratAttribute[] = [];
  const relations: BratRelation[] = [];
  const equivalences: BratEquivalence[] = [];
  const others = new Map<string, number>();

  const take = limited<BratCode>(report);
  const lineOf = new Map<string, number>();
  let line = 0;
  let excerpt = '';
  const reportAt: ReportLine = (code, message, expected, help) =>
    take(code, () =>
      problem(code, message, {
        file: name,
        line,
        excerpt: clip(excerpt, EXCERPT_CHARACTERS),
        expected,
        help,
      }),
    );
  const keep = <T extends BratLine>(list: T[], found: T | undefined): void => {
    if (!found) return;
    const earlier = lineOf.get(found.id);
    lineOf.set(found.id, line);
    list.push(found);
    if (earlier === undefined) return;
    const message = `"${clip(found.id)}" was given before, on line ${earlier}.`;
    reportAt('brat/duplicate-id', message, 'each id once', 'the later one is used');
  };

  for (const row of text.replace(/^\uFEFF/, '').split('\n')) {
    line++;
    excerpt = row.replace(/\r$/, '');
    const [id = '', body = '', ...rest] = excerpt.split('\t');
    const fields = { id, body, text: rest.length === 0 ? undefined : rest.join('\t'), line };
    const kind = id[0];
    if (id === '*') {
      const [name = '', ...ids] = body.split(' ').filter((word) => word !== '');
      equivalences.push({ name, ids, line });
    }
    if (kind === undefined || !KIND_LETTERS.includes(kind)) {
      if (excerpt.trim() !== '') others.set(excerpt.trim()[0], (others.get(excerpt.trim()[0]) ?? 0) + 1);
      continue;
    }
    if (/[\s,]/.test(id)) {
      reportAt('brat/line', `"${clip(id)}" is not an id.`, 'a letter and a number, then a TAB', SKIP_HELP);
    } else if (kind === 'T') keep(textBounds, readTextBound(fields, reportAt));
    else if (kind === 'E') keep(events, readEvent(fields, reportAt));
    else if (kind === 'R') keep(relations, readRelation(fields, reportAt));
    else keep(attributes, readAttribute(fields, reportAt));
  }
  take.finish((code, count) => problem(code, `${count} more lines like this.`, { file: name }));
  return { textBounds, events, attributes, relations, equivalences, others };
}

const KIND_LETTERS = 'TEAMR';
const EXCERPT_CHARACTERS = 160;
const SKIP_HELP = 'correct the line; --lenient skips it';

type ReportLine = (code: BratCode, message: string, expected: string, help: string) => void;

interface Fields extends BratLine {
  readonly body: string;
  readonly text: string | undefined;
}

function readTextBound({ id, body, text, line }: Fields, reportAt: ReportLine): BratTextBound | undefined {
  const blank = body.indexOf(' ');
  const type = body.slice(0, Math.max(0, blank));
  const fragments = body
    .slice(blank + 1)
    .split(';')
    .map(readFragment);
  if (type === '' || fragments.includes(undefined)) {
    const expected = 'Type begin end, further fragments after ";"';
    reportAt('brat/span', `"${clip(body)}" is not a type with offsets.`, expected, SKIP_HELP);
    return undefined;
  }
  if (text === undefined) {
    reportAt(
      'brat/no-text',
      `Annotation "${id}" has no text.`,
      'the text after a TAB',
      'it is taken to be "-"',
    );
  }
  return { id, type, fragments: fragments as Span[], text, line };
}

function readFragment(words: string): Span | undefined {
  const match = /^ *(\d{1,15}) +(\d{1,15}) *$/.exec(words);
  if (!match || Number(match[1]) > Number(match[2])) return undefined;
  return [Number(match[1]), Number(match[2])];
}

function readEvent({ id, body, line }: Fields, reportAt: ReportLine): BratEvent | undefined {
  const [head = '', ...roles] = body.split(' ').filter((word) => word !== '');
  const [type = '', trigger = ''] = head.split(':');
  if (type !== '' && trigger !== '') return { id, type, trigger, roles: roles.length, line };
  reportAt('brat/line', `"${clip(body)}" is not an event.`, 'Type:T1, then any Role:id', SKIP_HELP);
  return undefined;
}

function readAttribute({ id, body, line }: Fields, reportAt: ReportLine): BratAttribute | undefined {
  const [name = '', target = '', ...value] = body.trimEnd().split(' ');
  if (name !== '' && target !== '') {
    return { id, name, target, value: value.length === 0 ? undefined : value.join(' '), line };
  }
  reportAt('brat/line', `"${clip(body)}" is not an attribute.`, 'Name id, or Name id value', SKIP_HELP);
  return undefined;
}

function readRelation({ id, body, line }: Fields, reportAt: ReportLine): BratRelation | undefined {
  const [name = '', ...args] = body.trimEnd().split(' ');
  const [first = '', second = ''] = args.map((arg) => arg.slice(arg.indexOf(':') + 1));
  if (name !== '' && args.length === 2 && first !== '' && second !== '') {
    return { id, name, args: [first, second], line };
  }
  reportAt('brat/line', `"${clip(body)}" is not a relation.`, 'Name Arg1:id Arg2:id', SKIP_HELP);
  return undefined;
}
