import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tbfFieldColumn } from '../../../../src/formats/tbf/model.ts';
import { readTbf } from '../../../../src/formats/tbf/read.ts';
import type { Problem } from '../../../../src/problems/problem.ts';
import { runs } from '../../../support/runs.ts';

function read(text: string) {
  const problems: Problem[] = [];
  const documents = readTbf({ name: 'a.tbf', text }, (problem) => problems.push(problem));
  const places = problems.map(({ code, line, column }) => [code, line, column]);
  return { documents, problems, places };
}

const mention = (id: string, document = 'd') => `s\t${document}\t${id}\t0,4\tfour\tLife_Die\tActual`;
const lines = (...parts: readonly string[]) => `${parts.join('\n')}\n`;

describe('readTbf', () => {
  it('reads documents with mentions, confidences, relations and comments', () => {
    const { documents, problems } = read(
      lines(
        '# made by hand',
        '#BeginOfDocument d',
        `${mention('E1')}\t0.9\t\t0.7`,
        '# a comment',
        mention('E2'),
        '@Coreference\tR1\tE1,E2',
        '@After\tR2\tE1,E2',
        '#EndOfDocument',
        '#BeginOfDocument e',
        '#EndOfDocument',
      ),
    );
    expect(problems).toEqual([]);
    expect(documents.map(({ id, mentions, relations }) => [id, mentions.length, relations.length])).toEqual([
      ['d', 2, 2],
      ['e', 0, 0],
    ]);
    expect(documents[0].mentions[0].extra).toEqual(['0.9', '', '0.7']);
    expect(documents[0].relations[1]).toEqual({ name: 'After', id: 'R2', args: ['E1', 'E2'], line: 7 });
  });

  it('accepts a byte-order mark, CRLF, indentation, blank lines and a missing last line end', () => {
    const text = `\uFEFF#BeginOfDocument d\r\n\r\n   ${mention('E1')}  \r\n#EndOfDocument`;
    const { documents, problems } = read(text);
    expect(problems).toEqual([]);
    expect(documents[0].mentions[0]).toMatchObject({ id: 'E1', realis: 'Actual', line: 3, column: 4 });
  });

  it('keeps an empty last column, which the public tool loses', () => {
    const { documents, problems } = read(
      lines('#BeginOfDocument d', 's\td\tE1\t0,4\tx\tLife_Die\t', '#EndOfDocument'),
    );
    expect(problems).toEqual([]);
    expect(documents[0].mentions[0].realis).toBe('');
  });

  it('takes the blank after the begin marker as optional', () => {
    expect(read(lines('#BeginOfDocumentd', '#EndOfDocument')).documents[0].id).toBe('d');
  });

  it.each([
    [
      'a missing end marker',
      lines('#BeginOfDocument d', mention('E1'), '#BeginOfDocument e', '#EndOfDocument'),
      ['tbf/unclosed', 3, 1],
    ],
    ['a document that is cut off', lines('#BeginOfDocument d', mention('E1')), ['tbf/unclosed', 1, 1]],
    [
      'an end marker too many',
      lines('#BeginOfDocument d', '#EndOfDocument', '#EndOfDocument'),
      ['tbf/unopened', 3, 1],
    ],
    ['a line outside', lines('#BeginOfDocument d', '#EndOfDocument', mention('E1')), ['tbf/outside', 3, 1]],
    ['a document without id', lines('#BeginOfDocument', '#EndOfDocument'), ['tbf/no-id', 1, 17]],
    [
      'a document given twice',
      lines('#BeginOfDocument d', '#EndOfDocument', '#BeginOfDocument d', '#EndOfDocument'),
      ['document/duplicate', 3, 1],
    ],
    [
      'six columns',
      lines('#BeginOfDocument d', 's\td\tE1\t0,4\tx\tT', '#EndOfDocument'),
      ['tbf/columns', 2, 15],
    ],
    [
      'a relation of two columns',
      lines('#BeginOfDocument d', '@Coreference\tE1,E2', '#EndOfDocument'),
      ['tbf/relation-columns', 2, 1],
    ],
    [
      'a relation of four columns',
      lines('#BeginOfDocument d', '@Coreference\tR\tE1,E2\tx', '#EndOfDocument'),
      ['tbf/relation-columns', 2, 1],
    ],
    [
      'blanks in a relation',
      lines('#BeginOfDocument d', '@Coreference\tR\tE1, E2', '#EndOfDocument'),
      ['tbf/blank-argument', 2, 16],
    ],
    [
      'a blank relation id',
      lines('#BeginOfDocument d', '@Coreference\tR 1\tE1,E2', '#EndOfDocument'),
      ['tbf/relation-id', 2, 14],
    ],
    [
      'another document in the column',
      lines('#BeginOfDocument d', mention('E1', 'x'), '#EndOfDocument'),
      ['tbf/document-column', 2, 3],
    ],
  ] as const)('reports %s with its place', (_, text, place) => {
    expect(read(text).places).toEqual([place]);
  });

  it('reports a file without document', () => {
    expect(read('nothing here\n').places).toEqual([
      ['tbf/outside', 1, 1],
      ['file/empty', undefined, undefined],
    ]);
  });

  it('never assigns a line to another document, whatever is missing', () => {
    const { documents } = read(
      lines(
        mention('E0'),
        '#BeginOfDocument d',
        mention('E1'),
        '#BeginOfDocument e',
        mention('E2'),
        '#EndOfDocument',
      ),
    );
    expect(documents.map(({ id, mentions }) => [id, mentions.map((m) => m.id)])).toEqual([
      ['d', ['E1']],
      ['e', ['E2']],
    ]);
  });

  it('says so where columns are separated by blanks', () => {
    const { problems } = read(lines('#BeginOfDocument d', 's d E1 0,4 x Life_Die Actual', '#EndOfDocument'));
    expect(problems[0].help).toBe('separate the columns by TAB, not by blanks');
  });

  it('cuts the excerpt of a very long line and reads on', () => {
    const { documents, problems } = read(
      lines('#BeginOfDocument d', 'x'.repeat(10_000_000), mention('E1'), '#EndOfDocument'),
    );
    expect(problems.map(({ code, excerpt }) => [code, excerpt?.length])).toEqual([['tbf/columns', 162]]);
    expect(documents[0].mentions.length).toBe(1);
  });

  it('knows the column of each field', () => {
    const [{ mentions }] = read(lines('#BeginOfDocument d', mention('E1'), '#EndOfDocument')).documents;
    expect([
      tbfFieldColumn(mentions[0], 'system'),
      tbfFieldColumn(mentions[0], 'span'),
      tbfFieldColumn(mentions[0], 'realis'),
    ]).toEqual([1, 8, 26]);
  });
});

it('reads a line of seven columns as it reads one with confidences', () => {
  const field = fc.string({ unit: fc.constantFrom('a', 'Life_Die', ',', '7', ' ', 'é', '😀'), maxLength: 4 });
  fc.assert(
    fc.property(fc.array(fc.tuple(field, field, field, field, field, field), { maxLength: 4 }), (rows) => {
      const file = (end: string) =>
        lines(
          '#BeginOfDocument d',
          ...rows.map(([system, id, span, text, type, realis]) =>
            [`s${system}`, 'd', id, span, text, type, `${realis}r${end}`].join('\t'),
          ),
          '#EndOfDocument',
        );
      const [seven, eight] = [read(file('')), read(file('\t0.5'))];
      expect(seven.places).toEqual(eight.places);
      const withConfidence = seven.documents[0].mentions.map((each) => ({ ...each, extra: ['0.5'] }));
      expect(withConfidence).toEqual(eight.documents[0].mentions);
      expect(seven.documents[0].mentions.map(({ type }) => type)).toEqual(rows.map(([, , , , type]) => type));
    }),
    { numRuns: runs(300) },
  );
});
