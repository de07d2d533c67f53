import { CodePoints } from '../../core/code-points.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from './codes.ts';

/**
 * Reader of token tables (`<document>.tab`, section 2.1.1 of the TAC KBP event nugget task definition of 2015): one token per line,
 *
 *     token id TAB token TAB begin TAB end
 *
 * Two conventions for `end` are in use, one past the last character (the task definition, the token file maker) and the last
 * character itself (older LDC tables), and some tables begin with a row of column names. Both are recognised from the
 * table itself, so that no option is needed: the convention that fits the lengths of most tokens is taken.
 */
export interface TableToken {
  readonly id: string;
  readonly text: string;
  readonly start: number;
  /** One past the last character, whichever convention the file has. */
  readonly end: number;
}

export type EndConvention = 'exclusive' | 'inclusive';

export interface TokenTable {
  /** In file order. */
  readonly tokens: readonly TableToken[];
  readonly header: boolean;
  readonly ends: EndConvention;
}

export interface TokenTableOptions {
  /** 0-based columns of start and end; 2 and 3 by default. */
  readonly offsetColumns?: readonly [start: number, end: number];
  /** Taken from the table where it is not given. */
  readonly ends?: EndConvention | undefined;
}

interface Row {
  readonly fields: readonly string[];
  readonly line: number;
}

export function readTokenTable(
  { name, text }: { readonly name: string; readonly text: string },
  report: Report,
  options: TokenTableOptions = {},
): TokenTable {
  const [startColumn, endColumn] = options.offsetColumns ?? [2, 3];
  const columns = Math.max(startColumn, endColumn, 1) + 1;
  const rows = [...rowsOf(text)];
  const header = rows.length > 0 && isHeader(rows[0].fields, startColumn, endColumn);

  const raw: TableToken[] = [];
  const lineOf = new Map<string, number>();
  for (const { fields, line } of header ? rows.slice(1) : rows) {
    if (fields.length < columns) {
      report(
        problem('tokens/columns', `A token has ${fields.length} of its ${columns} columns.`, {
          file: name,
          line,
          column: 1,
          excerpt: fields.join('\t').slice(0, 160),
          expected: 'token id, token, begin and end, separated by TAB',
          help: 'the row is skipped',
        }),
      );
      continue;
    }
    const [id = '', token = ''] = fields;
    const start = integer(fields[startColumn]);
    const end = integer(fields[endColumn]);
    if (start === undefined || end === undefined) {
      const wrong = start === undefined ? startColumn : endColumn;
      report(
        problem(
          'tokens/offsets',
          `The offset "${fields[wrong].slice(0, 40)}" of token "${id}" is not a whole number.`,
          {
            file: name,
            line,
            column: fields.slice(0, wrong).reduce((sum, field) => sum + new CodePoints(field).length + 1, 1),
            excerpt: fields.join('\t').slice(0, 160),
            expected: 'the number of a character, counted from 0',
            help: 'the token keeps its id and has no place in the text',
          },
        ),
      );
    }
    const earlier = lineOf.get(id);
    if (earlier !== undefined) {
      report(
        problem('tokens/duplicate-id', `Token "${id}" was given before, on line ${earlier}.`, {
          file: name,
          line,
          column: 1,
          expected: 'each token id once',
          help: 'the first one is used',
        }),
      );
      continue;
    }
    lineOf.set(id, line);
    raw.push({ id, text: token, start: start ?? Number.NaN, end: end ?? Number.NaN });
  }
  const ends = options.ends ?? conventionOf(raw);
  const tokens = ends === 'exclusive' ? raw : raw.map((token) => ({ ...token, end: token.end + 1 }));
  return { tokens, header, ends };
}

/** A first row with two offsets that are not numbers names the columns. */
function isHeader(fields: readonly string[], startColumn: number, endColumn: number): boolean {
  const [start, end] = [fields[startColumn], fields[endColumn]];
  if (start === undefined || end === undefined) return false;
  return integer(start) === undefined && integer(end) === undefined;
}

/** Each token whose length fits one convention and not the other has a vote; without votes, the convention of the task definition is taken. */
function conventionOf(tokens: readonly TableToken[]): EndConvention {
  let votes = 0;
  for (const { text, start, end } of tokens) {
    const length = end - start;
    const [units, characters] = [text.length, [...text].length];
    if (length === units || length === characters) votes++;
    else if (length === units - 1 || length === characters - 1) votes--;
  }
  return votes >= 0 ? 'exclusive' : 'inclusive';
}

function* rowsOf(text: string): Generator<Row> {
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  for (let line = 1; start < text.length; line++) {
    const newline = text.indexOf('\n', start);
    const stop = newline === -1 ? text.length : newline;
    const row = text.slice(start, text.charCodeAt(stop - 1) === 13 && stop > start ? stop - 1 : stop);
    if (row.trim() !== '') yield { fields: row.split('\t'), line };
    start = stop + 1;
  }
}

const integer = (field: string): number | undefined =>
  /^\s*\d{1,15}\s*$/.test(field) ? Number(field) : undefined;
