import { describe, expect, it } from 'vitest';
import { textTable } from '../../../../src/report/table/text.ts';
import { width } from '../../../../src/report/table/text-width.ts';

const table = {
  head: ['', 'key/of/the/corpus.conll', '1,780 mentions', '10 entities'],
  rows: [
    ['a', 'systems/first/output-of-the-development-set.conll', '1,780 mentions', '9 entities'],
    ['b', 'systems/other/output-of-the-development-set.conll', '1,780 mentions', '8 entities'],
  ],
  names: 1,
  spare: [[3], [2]],
};
const lines = (columns: number) => textTable(table, { columns }).split('\n');

describe('a table that is too wide', () => {
  it('is cut nowhere where it fits', () => {
    expect(lines(1000)).toEqual(textTable(table).split('\n'));
  });

  it('has its names shortened first', () => {
    expect(lines(60)).toEqual([
      '   key/of/the/corpus.conll       1,780 mentions  10 entities',
      'a  systems/first/…ent-set.conll  1,780 mentions  9 entities',
      'b  systems/other/…ent-set.conll  1,780 mentions  8 entities',
    ]);
  });

  it('loses spare columns before names become illegible', () => {
    expect(lines(40)[1]).toBe('a  systems/fi…-set.conll  1,780 mentions');
    expect(lines(24)[1]).toBe('a  systems/fi…-set.conll');
  });

  it('has names without what all have in common where they would look alike', () => {
    const cut = (...names: string[]) =>
      textTable(
        { head: names.slice(0, 1), rows: names.slice(1).map((name) => [name]), names: 0 },
        { columns: 14 },
      );
    const long = 'a/folder/with/a/long/name';
    expect(cut(`${long}/1.conll`, `${long}/2.conll`)).toBe('…1.conll\n…2.conll');
    expect(cut(`${long}/x/out.conll`, `${long}/y/out.conll`)).toBe('…x/out.conll\n…y/out.conll');
  });

  it.each([20, 30, 40, 60, 80, 120])('keeps to %i columns', (columns) => {
    for (const line of lines(columns)) expect(width(line)).toBeLessThanOrEqual(columns);
  });
});
