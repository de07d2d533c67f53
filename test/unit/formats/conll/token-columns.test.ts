import { describe, expect, it } from 'vitest';
import type { Document } from '../../../../src/core/document.ts';
import { conll } from '../../../../src/formats/index.ts';
import { readConllText, wordsOf } from '../../../support/conll.ts';

const ALL = ['pos', 'parse', 'speaker', 'type'];

const rows = [
  ['bc/x', '0', '0', 'Mary', 'NNP', '(TOP(S(NP*)', '-', '-', '-', 'Speaker#1', '(PERSON)', '(ARG0*)', '(1)'],
  ['bc/x', '0', '1', 'élu', 'VBD', '(VP*', 'see', '01', '1', 'Speaker#1', '*', '(V*)', '-'],
  ['bc/x', '0', '2', 'herself', 'PRP', '(NP*))))', '-', '-', '-', '-', '*', '*', '(1)'],
];

const fileOf = (lines: readonly (readonly string[])[], separator: string, end = '\n') =>
  ['#begin document (bc/x); part 000', ...lines.map((row) => row.join(separator)), '#end document', ''].join(
    end,
  );

const readOne = (text: string, options: Parameters<typeof readConllText>[1]): Document =>
  readConllText(text, options).documents[0];

/** The values of every column that was read. */
const valuesOf = ({ columns, length }: Document) =>
  Object.fromEntries(
    Array.from(columns ?? [], ([name, column]) => [name, Array.from({ length }, (_, i) => column.at(i))]),
  );

const expected = {
  pos: ['NNP', 'VBD', 'PRP'],
  parse: ['(TOP(S(NP*)', '(VP*', '(NP*))))'],
  speaker: ['Speaker#1', 'Speaker#1', '-'],
  type: ['(PERSON)', '*', '*'],
};

describe('the token columns of CoNLL-2012', () => {
  it.each([
    ['tabs', fileOf(rows, '\t')],
    ['blanks', fileOf(rows, '   ')],
    ['CRLF', fileOf(rows, '\t', '\r\n')],
    [
      'blanks at the ends of lines',
      fileOf(
        rows.map((row) => [...row, '']),
        '  ',
      ),
    ],
  ])('are read as they are written, with %s', (_, text) => {
    expect(valuesOf(readOne(text, { columns: ALL }))).toEqual(expected);
  });

  it('are those that were asked for and that the format has', () => {
    const document = readOne(fileOf(rows, '\t'), { columns: ['speaker', 'lemma', 'toString'] });
    expect([...(document.columns?.keys() ?? [])]).toEqual(['speaker']);
    expect(conll.tokenColumns).toEqual(ALL);
  });

  it('are absent unless they are requested, and the engine reads the document', () => {
    const document = readOne(fileOf(rows, '\t'), {});
    expect(document.columns).toBeUndefined();
    expect(document.tokens?.digest).toBeDefined();
  });

  it('change nothing else', () => {
    const [plain, careful] = [{}, { columns: ALL }].map((options) =>
      readConllText(fileOf(rows, ' '), options),
    );
    const rest = ({ documents, problems }: typeof plain) => [
      problems,
      documents.map((document) => [
        document.id,
        [...document.mentions],
        document.entities,
        wordsOf(document),
      ]),
    ];
    expect(rest(careful)).toEqual(rest(plain));
  });

  it.each<[width: number, names: string[]]>([
    [13, ALL],
    [12, ALL],
    [11, ['pos', 'parse', 'speaker']],
    [10, ['pos', 'parse']],
    [7, ['pos', 'parse']],
    [6, ['pos']],
    [5, []],
  ])('of a file with %d columns are %j', (width, names) => {
    const narrow = rows.map((row) => [...row.slice(0, width - 1), row.at(-1) as string]);
    const document = readOne(fileOf(narrow, '\t'), { columns: ALL });
    expect(valuesOf(document)).toEqual(
      Object.fromEntries(Object.entries(expected).filter(([name]) => names.includes(name))),
    );
    expect(document.mentions.length).toBe(2);
  });

  it('are absent in a file of another layout, and in an empty document', () => {
    const semeval = rows.map(([, , number, ...rest]) => [String(Number(number) + 1), ...rest]);
    expect(valuesOf(readOne(fileOf(semeval, '\t'), { columns: ALL }))).toEqual({});
    expect(readOne(fileOf([], '\t'), { columns: ALL }).columns?.size).toBe(0);
  });

  it('do not contain the coreference column, wherever it is', () => {
    const last = readOne(fileOf(rows, '\t'), { columns: ALL, corefColumn: -3 });
    expect([...(last.columns?.keys() ?? [])]).toEqual(['pos', 'parse', 'speaker']);
    const fifth = readOne(fileOf(rows, '\t'), { columns: ALL, corefColumn: 5 });
    expect([...(fifth.columns?.keys() ?? [])]).toEqual(['parse', 'speaker', 'type']);
  });

  it('are empty where a line is too short, and never the coreference cell', () => {
    const short = [rows[0], [...rows[1].slice(0, 4), '-'], [...rows[2].slice(0, 10), '(1)']];
    expect(valuesOf(readOne(fileOf(short, '\t'), { columns: ALL }))).toEqual({
      pos: ['NNP', '', 'PRP'],
      parse: ['(TOP(S(NP*)', '', '(NP*))))'],
      speaker: ['Speaker#1', '', '-'],
      type: ['(PERSON)', '', ''],
    });
  });

  it('may be empty between tabs, also in the first line', () => {
    const silent = rows.map((row) => row.with(9, ''));
    expect(valuesOf(readOne(fileOf(silent, '\t'), { columns: ['speaker', 'type'] }))).toEqual({
      speaker: ['', '', ''],
      type: expected.type,
    });
  });

  it('are read from the last line of a file without a line feed', () => {
    const text = fileOf(rows, '\t').replace('\n#end document\n', '');
    expect(valuesOf(readOne(text, { columns: ALL }))).toEqual(expected);
  });
});
