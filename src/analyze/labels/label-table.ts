import type { Document } from '../../core/document.ts';
import { InputError, type Problem } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import type { LabelRow, LabelSource } from './mention-labels.ts';

const EXPECTED_HEADER = 'document, start, end (or last), and one column or more';

/** Whether a text is a table of labels, by the first column of its header. */
export const isLabelTable = (text: string): boolean => /^\ufeff?"?document"?[\t,]/.test(text);

/** The labels of a second annotation: the attributes of its mentions. */
export function annotationLabels(name: string, documents: readonly Document[]): LabelSource {
  const columns = [...new Set(documents.flatMap(({ mentions }) => [...(mentions.attributes?.keys() ?? [])]))];
  if (columns.length === 0) throw new InputError([noAttributes(name)]);
  const rows = new UniqueRows(name);
  for (const { mentions, pairKey } of documents) {
    for (const { start, end, attributes, line } of mentions) {
      if (attributes === undefined) continue;
      const values = columns.map((column) => attributes.get(column) || null);
      rows.add({ document: pairKey, start, end, values, line });
    }
  }
  return { name, columns, rows: rows.all() };
}

/** Collects rows; two for one span must have the same values. */
class UniqueRows {
  readonly #file: string;
  readonly #rows = new Map<string, LabelRow>();
  readonly problems: Problem[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  add(row: LabelRow): void {
    const span = JSON.stringify([row.document, row.start, row.end]);
    const before = this.#rows.get(span);
    if (before === undefined) this.#rows.set(span, row);
    else if (before.values.some((value, c) => value !== row.values[c]))
      this.problems.push(twice(this.#file, before, row));
  }

  /** Throws if there are problems. */
  all(): LabelRow[] {
    if (this.problems.length > 0) throw new InputError(this.problems);
    return [...this.#rows.values()];
  }
}

/**
 * Reads a table of labels: a header line, then a row for each span, with columns separated by tabs, or by commas if the name
 * ends in `.csv`. All mistakes are reported in one error.
 */
export function readLabelTable(name: string, text: string): LabelSource {
  const lines = /\.csv(?:\.gz)?$/i.test(name) ? commaRows(text) : tabRows(text);
  const [first, ...rest] = lines;
  const header = first?.cells ?? [];
  const [document, start, end, ...columns] = header;
  const isHeader = document === 'document' && start === 'start' && (end === 'end' || end === 'last');
  const isNamed = columns.every((column, c) => column !== '' && columns.indexOf(column) === c);
  if (!isHeader || columns.length === 0 || !isNamed)
    throw new InputError([badHeader(name, header, isHeader)]);
  const rows = new UniqueRows(name);
  for (const { cells, line } of rest) {
    const row = rowOf(cells, line, end === 'last', columns.length);
    if (row === undefined) rows.problems.push(badPosition(name, line, cells));
    else rows.add(row);
  }
  return { name, columns, rows: rows.all() };
}

/** The row of a line; undefined if its positions are wrong. */
function rowOf(
  [document = '', from = '', to = '', ...values]: readonly string[],
  line: number,
  isInclusive: boolean,
  columns: number,
): LabelRow | undefined {
  const [start, last] = [from, to].map((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN));
  const end = isInclusive ? last + 1 : last;
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || end <= start) return undefined;
  return {
    document,
    start,
    end,
    otherEnd: isInclusive ? end - 1 : end + 1,
    values: Array.from({ length: columns }, (_, c) => values[c] || null),
    line,
  };
}

interface TableLine {
  readonly cells: readonly string[];
  readonly line: number;
}

const withoutMark = (text: string): string => text.replace(/^\ufeff/, '');

/** Lines of cells between tabs; empty lines are left out. */
const tabRows = (text: string): TableLine[] =>
  withoutMark(text)
    .split('\n')
    .map((line, i) => ({ cells: line.replace(/\r$/, '').split('\t'), line: i + 1 }))
    .filter(({ cells }) => cells.length > 1 || cells[0] !== '');

/** The rows of comma-separated values (RFC 4180), where a cell in quotes may contain commas and line breaks. */
function commaRows(text: string): TableLine[] {
  const rows: TableLine[] = [];
  let cells: string[] = [];
  let line = 1;
  let firstLine = 1;
  // A quote that is not closed, or that text follows, is part of its cell.
  const cell = /(?:"((?:[^"]|"")*)"|([^,\n]*?))(,|\r?\n|$)/gy;
  const content = withoutMark(text);
  while (cell.lastIndex < content.length) {
    const [whole, quoted, plain = '', end] = cell.exec(content) as RegExpExecArray;
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    line += whole.split('\n').length - 1;
    if (end === ',' && cell.lastIndex < content.length) continue;
    if (end === ',') cells.push('');
    if (cells.length > 1 || cells[0] !== '') rows.push({ cells, line: firstLine });
    cells = [];
    firstLine = line;
  }
  return rows;
}

const badHeader = (file: string, header: readonly string[], isHeader: boolean): Problem =>
  problem(
    'labels/header',
    isHeader
      ? header.length === 3
        ? 'The table of labels has no column with labels.'
        : 'The columns of the table of labels need different names.'
      : `The table of labels does not begin with a header: its first line is ${JSON.stringify(header.slice(0, 5).join(' '))}.`,
    {
      file,
      line: 1,
      expected: EXPECTED_HEADER,
      help: 'columns are separated by tabs, in a file whose name ends in .csv by commas; "end" is the position after the last one, "last" the last one itself',
    },
  );

const badPosition = (file: string, line: number, [, start = '', end = '']: readonly string[]): Problem =>
  problem(
    'labels/position',
    `The span from ${JSON.stringify(start)} to ${JSON.stringify(end)} is not a span.`,
    {
      file,
      line,
      expected: 'two whole numbers, the second greater than the first (or equal to it, in a column "last")',
      help: 'positions count the tokens of a document from 0, or characters where the key has no tokens',
    },
  );

const twice = (file: string, before: LabelRow, { document, start, end, line }: LabelRow): Problem =>
  problem(
    'labels/twice',
    `The span from ${start} to ${end} in ${document} has other labels than before${before.line === undefined ? '' : `, in line ${before.line}`}.`,
    { file, line, expected: 'one row for each span', help: 'delete one of the two rows' },
  );

const noAttributes = (file: string): Problem =>
  problem(
    'labels/header',
    'The labels are neither a table nor an annotation whose mentions have attributes.',
    {
      file,
      expected: EXPECTED_HEADER,
      help: 'begin the table with a header line, separated by tabs (by commas in a file whose name ends in .csv)',
    },
  );
