/** Unusual type lists cause a warning, which is an error with --strict. */
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';
import { tbf } from '../support/nuggets.ts';

const work = new Workplace();
afterAll(() => work.remove());

work.write('gold.tbf', tbf('d1', 'E1 0,4 Life_Die', 'E2 10,14 Fête_Ville', 'E3 20,26 Life_Marry'));
work.write('system.tbf', tbf('d1', 'S1 0,4 Life_Die', 'S2 10,14 Fête_Ville', 'S3 20,26 Life_Die'));
const LIST = 'Fête_Ville\nLife_Die\n';
const lists = {
  plain: Buffer.from(LIST),
  marked: Buffer.from(`\ufeff${LIST}`),
  packed: gzipSync(LIST),
  latin1: Buffer.from(LIST, 'latin1'),
  wide: Buffer.from(`\ufeff${LIST}`, 'utf16le'),
  unmarked: Buffer.from(LIST, 'utf16le'),
  swapped: Buffer.from(`\ufeff${LIST}`, 'utf16le').swap16(),
  wrong: Buffer.from('Conflict_Attack\n'),
};
for (const [name, bytes] of Object.entries(lists)) work.write(name, bytes);
// Without the table there would be other warnings.
work.write(
  'tkn/d1.tab',
  'token_id\ttoken\tbegin\tend\nt1\tdied\t0\t4\nt2\tfete\t10\t14\nt3\tmarry\t20\t26\n',
);

const score = (list: string, ...more: string[]) =>
  work.run([
    'nuggets',
    'score',
    'gold.tbf',
    'system.tbf',
    '-t',
    'tkn',
    '--unit',
    'character',
    '--profile',
    'evmeval-1.8',
    '--types',
    list,
    ...more,
  ]);

const table = (stdout: string) => /^Mention detection[\s\S]*?\n\n/m.exec(stdout)?.[0];

describe('a type list', () => {
  const expected = table(score('plain').stdout);

  it.each(['plain', 'marked'])('in UTF-8 is read without a word (%s)', (list) => {
    const { code, stdout, stderr } = score(list, '--strict');
    expect([code, stderr]).toEqual([0, '']);
    expect(table(stdout)).toContain('type+realis');
    expect(table(stdout)).toBe(expected);
  });

  it.each([
    ['packed', 'a gzip archive'],
    ['latin1', 'read as latin1'],
    ['wide', 'read as utf-16le'],
    ['unmarked', 'read as utf-16le'],
    ['swapped', 'read as utf-16be'],
  ])('that is %s is read, with a warning; an error with --strict', (list, what) => {
    const { code, stdout, stderr } = score(list);
    expect(code).toBe(0);
    expect(stderr).toContain(`${list}: warning[types/encoding]: The type list is ${what}.`);
    expect(table(stdout)).toBe(expected);
    const strict = score(list, '--strict');
    expect([strict.code, strict.stdout]).toEqual([1, '']);
    expect(strict.stderr).toContain(`${list}: error[types/encoding]`);
  });

  it('that matches no mention is reported for both sides; an error with --strict', () => {
    const { code, stderr } = score('wrong');
    expect(code).toBe(0);
    for (const file of ['gold', 'system']) {
      expect(stderr).toContain(
        `${file}.tbf: warning[types/unmatched]: No mention has a type of the type list`,
      );
    }
    const strict = score('wrong', '--strict');
    expect([strict.code, strict.stdout]).toEqual([1, '']);
    expect(strict.stderr).toContain('error[types/unmatched]');
  });

  it('is read in the same way by compare and check', () => {
    const compare = work.run([
      'nuggets',
      'compare',

      'gold.tbf',
      'system.tbf',
      '--types',
      'packed',
    ]);
    expect([compare.code, compare.stderr]).toEqual([0, expect.stringContaining('warning[types/encoding]')]);
    const check = work.run(['nuggets', 'check', 'system.tbf', '--types', 'latin1']);
    expect([check.code, check.stdout]).toEqual([0, expect.stringContaining('warning[types/encoding]')]);
  });
});
