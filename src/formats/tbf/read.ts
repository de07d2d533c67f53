import { CodePoints } from '../../core/code-points.ts';
import type { Problem, Report } from '../../problems/problem.ts';
import { problem, type TbfCode } from './codes.ts';
import type { TbfDocument, TbfMention, TbfRelation } from './model.ts';

/**
 * Reader of the tbf files of the TAC KBP event nugget task (task definition of 2015, sections 2.1.4 to 2.1.6).
 *
 *     #BeginOfDocument ID
 *     system TAB document TAB id TAB span TAB text TAB type TAB realis [TAB confidence]…
 *     @Coreference TAB relation-id TAB id,id,…
 *     #EndOfDocument
 *
 * Other lines that begin with # are comments. Unlike in the public tool, a begin marker always starts a document: lines
 * outside a document are reported and never added to another. Reading continues after every problem, so that a
 * lenient caller loses the broken line and nothing else.
 */
export interface TbfSource {
  /** The name of the file, for messages. */
  readonly name: string;
  readonly text: string;
}

const BEGIN_MARK = '#BeginOfDocument';
const END_MARK = '#EndOfDocument';
const MENTION_COLUMNS = 7;
const EXCERPT_CHARACTERS = 160;

/** One line without its indentation, and its position. */
interface Line {
  readonly text: string;
  readonly number: number;
  readonly column: number;
}

interface OpenDocument {
  readonly id: string;
  readonly line: number;
  readonly mentions: TbfMention[];
  readonly relations: TbfRelation[];
}

type ReportLine = (code: TbfCode, line: Line, message: string, rest?: Partial<Problem>) => void;

export function readTbf({ name, text }: TbfSource, report: Report): TbfDocument[] {
  const documents: TbfDocument[] = [];
  const firstLine = new Map<string, number>();
  let open: OpenDocument | undefined;

  const reportAt: ReportLine = (code, line, message, rest) => {
    const { number, column } = line;
    const where = { file: name, line: number, column, document: open?.id, excerpt: excerptOfLine(line.text) };
    report(problem(code, message, { ...where, ...rest }));
  };

  const begin = (line: Line): void => {
    if (open !== undefined) {
      const message = `Document "${open.id}" (line ${open.line}) has no end marker before the next document begins.`;
      reportAt('tbf/unclosed', line, message, {
        expected: `${END_MARK} before this line`,
        help: 'add the end marker, or pass --lenient to end the document here',
      });
      documents.push(open);
    }
    const id = line.text.slice(BEGIN_MARK.length).trim();
    if (id === '') {
      reportAt('tbf/no-id', line, 'A document begins without an id.', {
        column: line.column + BEGIN_MARK.length,
        expected: `${BEGIN_MARK} ID`,
        help: 'write the document id after the marker',
      });
    }
    const earlier = firstLine.get(id);
    if (earlier === undefined) firstLine.set(id, line.number);
    else {
      reportAt('document/duplicate', line, `Document "${id}" was given before, on line ${earlier}.`, {
        expected: 'each document once',
        help: 'remove one of the two, or pass --lenient to take the last one',
      });
    }
    open = { id, line: line.number, mentions: [], relations: [] };
  };

  const end = (line: Line): void => {
    if (open === undefined) {
      reportAt('tbf/unopened', line, 'The end marker has no begin marker before it.', {
        expected: `${BEGIN_MARK} ID before this line`,
        help: 'add the begin marker, or pass --lenient to skip this line',
      });
    } else documents.push(open);
    open = undefined;
  };

  const content = (line: Line): void => {
    if (open === undefined) {
      reportAt('tbf/outside', line, 'This line is outside of any document.', {
        expected: `${BEGIN_MARK} ID before this line`,
        help: 'move it between the markers of its document, or pass --lenient to skip it',
      });
    } else if (line.text.charCodeAt(0) === AT_SIGN) {
      const relation = readRelation(line, reportAt);
      if (relation !== undefined) open.relations.push(relation);
    } else {
      const mention = readMention(line, open, reportAt);
      if (mention !== undefined) open.mentions.push(mention);
    }
  };

  eachLine(text, (line) => {
    if (line.text.charCodeAt(0) !== NUMBER_SIGN) content(line);
    else if (line.text.startsWith(BEGIN_MARK)) begin(line);
    else if (line.text.startsWith(END_MARK)) end(line);
  });
  if (open !== undefined) {
    const { id, line } = open;
    reportAt(
      'tbf/unclosed',
      { text: `${BEGIN_MARK} ${id}`, number: line, column: 1 },
      `Document "${id}" has no end marker.`,
      {
        expected: `${END_MARK} before the end of the file`,
        help: 'the file may be cut off; pass --lenient to score what is there',
      },
    );
    documents.push(open);
  }
  if (documents.length === 0) {
    const help = 'check that this is a tbf file';
    report(
      problem('file/empty', `No document in ${name}.`, { file: name, expected: `${BEGIN_MARK} ID`, help }),
    );
  }
  return documents;
}

function readMention(
  line: Line,
  { id: document, mentions }: OpenDocument,
  reportAt: ReportLine,
): TbfMention | undefined {
  const usual = usualMention(line, document, mentions.at(-1));
  if (usual !== undefined) return usual;
  const fields = line.text.split('\t');
  if (fields.length < MENTION_COLUMNS) {
    const blanks = fields.length === 1 && line.text.trim().includes(' ');
    reportAt('tbf/columns', line, `A mention has ${fields.length} of its ${MENTION_COLUMNS} columns.`, {
      column: line.column + new CodePoints(line.text).length,
      expected: 'system, document, id, span, text, type and realis, separated by TAB',
      help: blanks
        ? 'separate the columns by TAB, not by blanks'
        : 'complete the line, or pass --lenient to skip it',
    });
    return undefined;
  }
  const [system = '', named = '', id = '', span = '', text = '', type = '', realis = '', ...extra] = fields;
  while (extra.at(-1) === '') extra.pop();
  if (named !== document) {
    reportAt('tbf/document-column', line, `Mention "${id}" names document "${named}" inside "${document}".`, {
      column: line.column + new CodePoints(system).length + 1,
      expected: document,
      help: 'the id of the marker is used; write the same id in the column',
    });
  }
  const { number, column } = line;
  return { system, document: named, id, span, text, type, realis, extra, line: number, column };
}

const NO_COLUMNS: readonly string[] = [];

/**
 * A mention of seven columns that names its document; undefined for a line of another form. Without lists of columns, and without new
 * strings for what is the same as in the mention before.
 */
function usualMention(
  { text: line, number, column }: Line,
  document: string,
  before: TbfMention | undefined,
) {
  const named = line.indexOf('\t') + 1;
  const id = line.indexOf('\t', named) + 1;
  if (named === 0 || id - named - 1 !== document.length || !line.startsWith(document, named))
    return undefined;
  const span = line.indexOf('\t', id) + 1;
  const text = line.indexOf('\t', span) + 1;
  const type = line.indexOf('\t', text) + 1;
  const realis = line.indexOf('\t', type) + 1;
  if (span === 0 || text === 0 || type === 0 || realis === 0 || line.includes('\t', realis)) return undefined;
  return {
    system: part(line, 0, named - 1, before?.system),
    document,
    id: line.slice(id, span - 1),
    span: line.slice(span, text - 1),
    text: line.slice(text, type - 1),
    type: part(line, type, realis - 1, before?.type),
    realis: part(line, realis, line.length, before?.realis),
    extra: NO_COLUMNS,
    line: number,
    column,
  };
}

/** A part of a line; an earlier string if it is equal. */
const part = (line: string, from: number, to: number, earlier = ''): string =>
  earlier.length === to - from && line.startsWith(earlier, from) ? earlier : line.slice(from, to);

function readRelation(line: Line, reportAt: ReportLine): TbfRelation | undefined {
  const fields = line.text.slice(1).trim().split('\t');
  const [name = '', id = '', list = ''] = fields;
  if (fields.length !== 3 || name === '' || list === '') {
    reportAt('tbf/relation-columns', line, `A relation has ${fields.length} columns.`, {
      expected: '@NAME, relation id and mention ids, separated by TAB',
      help: 'correct the line, or pass --lenient to skip it',
    });
    return undefined;
  }
  if (id === '' || /\s/.test(id)) {
    reportAt('tbf/relation-id', line, `The relation id "${id}" is empty or contains white space.`, {
      column: line.column + new CodePoints(name).length + 2,
      expected: 'a name such as R1',
      help: 'the id has no influence on the score',
    });
  }
  const written = list.split(',');
  if (!BLANK_ARGUMENT.test(list)) return { name, id, args: written, line: line.number };
  const args = written.map((arg) => arg.trim()).filter((arg) => arg !== '');
  reportAt('tbf/blank-argument', line, 'A mention id of the relation is empty or has blanks around it.', {
    column: line.column + new CodePoints(name + id).length + 3,
    expected: 'ids separated by commas alone',
    help: 'the blanks are ignored here; the public tool takes them for part of the id',
  });
  return { name, id, args, line: line.number };
}

/** A list with an empty argument, or one with blanks around it. */
const BLANK_ARGUMENT = /(?:^|,)(?:\s|,|$)|\s(?:,|$)/;

/** Calls `visit` for the lines that hold something, without indentation, trailing blanks and carriage return. TABs at the end stay. */
function eachLine(text: string, visit: (line: Line) => void): void {
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  for (let number = 1; start < text.length; number++) {
    const newline = text.indexOf('\n', start);
    const stop = newline === -1 ? text.length : newline;
    let first = start;
    while (first < stop && isSpace(text.charCodeAt(first))) first++;
    let last = stop;
    while (last > first && isBlankCode(text.charCodeAt(last - 1))) last--;
    if (last > first) visit({ text: text.slice(first, last), number, column: first - start + 1 });
    start = stop + 1;
  }
}

const TAB = 9;
const NUMBER_SIGN = 35;
const AT_SIGN = 64;
const isSpace = (code: number): boolean => code === 32 || (code >= TAB && code <= 13);
const isBlankCode = (code: number): boolean => isSpace(code) && code !== TAB;

/** A line for a message: long lines cut, TABs as blanks. */
export const excerptOfLine = (text: string): string =>
  text.slice(0, EXCERPT_CHARACTERS).replaceAll('\t', '  ') + (text.length > EXCERPT_CHARACTERS ? ' …' : '');
