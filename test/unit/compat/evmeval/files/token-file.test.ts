import { describe, expect, it } from 'vitest';
import { readTokenFile } from '../../../../../src/compat/evmeval/files/token-file.ts';
import { type Release, release16, release18 } from '../../../../../src/compat/evmeval/release.ts';
import { logged } from '../../../../support/evmeval-mentions.ts';

const HEAD = 'token_id\ttoken_str\ttkn_begin\ttkn_end\n';
const read = (text: string | undefined, release: Release = release18, columns: readonly number[] = [2, 3]) =>
  logged((journal) => readTokenFile('d1', { path: 'tkn/d1.tab', text }, columns, release, journal));

describe('readTokenFile', () => {
  it('reads lower-cased words, in ASCII; version 1.8 has no invisible ones', () => {
    const { result, log } = read('t0\tThe \t0\t3\nt1\t\xc9t\xe9\t 4 \t+7\textra\r\n');
    expect([...(result?.words ?? [])]).toEqual([
      ['t0', 'the'],
      ['t1', '\xc9t\xe9'],
    ]);
    expect([result?.invisible.size, log]).toEqual([0, []]);
  });

  it('skips the first row in version 1.6 and finds invisible words, but not I, whose capital is gone', () => {
    const { result } = read('t0\tthe\t0\t3\nt1\tThe\t4\t7\nt2\tI\t8\t9\nt3\tWHO\t10\t13\n', release16);
    expect([...(result?.words.keys() ?? [])]).toEqual(['t1', 't2', 't3']);
    expect([...(result?.invisible ?? [])]).toEqual(['t1', 't3']);
  });

  it('reports short rows and offsets that are not numbers, as recorded for version 1.8', () => {
    const { result, log } = read(`${HEAD}short row\nt0\tx\t0\t1`);
    expect(log).toEqual([
      'WARNING Token file is wrong at for file [d1], cannot parse token span here.',
      'WARNING   ---> token_id\ttoken_str\ttkn_begin\ttkn_end',
      'WARNING Field 2 and Field 3 are not integer spans',
      'ERROR Weird token line short row\n',
    ]);
    expect(result?.words.get('t0')).toBe('x');
  });

  it('reports them as errors in version 1.6, the row with its line feed', () => {
    expect(read(`${HEAD}t0\tx\ta\t1\n`, release16, [2, -1]).log).toEqual([
      'ERROR Token file is wrong at for file [d1], cannot parse token span here.',
      'ERROR   ---> t0\tx\ta\t1\n',
      'ERROR Field 2 and Field -1 are not integer spans',
    ]);
  });

  it('goes on without a file', () => {
    expect(read(undefined)).toMatchObject({
      exit: 0,
      log: ['ERROR Cannot find token file for doc [d1] at [tkn/d1.tab], will use empty invisible words list'],
    });
  });

  it('crashes for a column that is missing before the first offset that is not a number', () => {
    expect(read('t0\tx\t0\t1\n', release18, [2, 9]).complaint).toBe(
      'The token row "t0\tx\t0\t1" has no column 9.',
    );
    expect(read('t0\tx\ta\t1\n', release18, [2, 9]).exit).toBe(0);
    expect(read('t0\tx\t0\t1\n', release18, [2]).complaint).toBe(
      'Two columns are needed for the offsets of a token table.',
    );
  });
});
