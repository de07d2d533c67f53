import { describe, expect, it } from 'vitest';
import { readTokenTable, type TokenTableOptions } from '../../../../src/formats/token-table/read.ts';
import type { Problem } from '../../../../src/problems/problem.ts';

function read(text: string, options?: TokenTableOptions) {
  const problems: Problem[] = [];
  const table = readTokenTable({ name: 'd.tab', text }, (problem) => problems.push(problem), options);
  return { ...table, places: problems.map(({ code, line, column }) => [code, line, column]) };
}

const exclusive = 't0\tThe\t0\t3\nt1\tband\t4\t8\n';
const inclusive = 't0\tThe\t0\t2\nt1\tband\t4\t7\n';
const tokens = [
  { id: 't0', text: 'The', start: 0, end: 3 },
  { id: 't1', text: 'band', start: 4, end: 8 },
];

describe('readTokenTable', () => {
  it('reads a table whose ends are one past the last character', () => {
    expect(read(exclusive)).toEqual({ tokens, header: false, ends: 'exclusive', places: [] });
  });

  it('recognises a table whose ends are the last character, and gives the other ends', () => {
    expect(read(inclusive)).toEqual({ tokens, header: false, ends: 'inclusive', places: [] });
  });

  it('recognises a row of column names', () => {
    const text = `token_id\ttoken_str\ttkn_begin\ttkn_end\n${exclusive}`;
    expect(read(text)).toEqual({ tokens, header: true, ends: 'exclusive', places: [] });
  });

  it('lets tokens vote that are longer in units than in characters', () => {
    expect(read('1\t😀x\t0\t2\n2\tab\t3\t5\n').ends).toBe('exclusive');
    expect(read('1\t😀x\t0\t1\n2\tab\t3\t4\n').ends).toBe('inclusive');
  });

  it('follows the task definition where no token decides', () => {
    expect(read('').ends).toBe('exclusive');
    expect(read('1\tabc\t0\t9\n').ends).toBe('exclusive');
  });

  it('obeys the caller', () => {
    expect(read(exclusive, { ends: 'inclusive' }).tokens[0].end).toBe(4);
    expect(read('1\t7\t9\tab\n', { offsetColumns: [1, 2] }).tokens[0]).toMatchObject({ start: 7, end: 9 });
  });

  it('accepts a byte-order mark, CRLF and blank lines', () => {
    expect(read(`\uFEFF${exclusive.replaceAll('\n', '\r\n')}\r\n`).tokens).toEqual(tokens);
  });

  it('reports short rows, offsets that are not numbers, and ids given twice', () => {
    const { places, tokens: kept } = read(`${exclusive}short row\nt2\tx\tNaN\t12\nt1\ty\t20\t21\n`);
    expect(places).toEqual([
      ['tokens/columns', 3, 1],
      ['tokens/offsets', 4, 6],
      ['tokens/duplicate-id', 5, 1],
    ]);
    expect(kept.map(({ id }) => id)).toEqual(['t0', 't1', 't2']);
  });
});
