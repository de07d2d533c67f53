/** Impossible spans and fragments are rejected, or read in linear time. */
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';
import { tbf } from '../support/nuggets.ts';

const work = new Workplace();
afterAll(() => work.remove());

describe('evmeval -d', { timeout: 60_000 }, () => {
  it.each([
    ['beyond the exact numbers', ['E1 9007199254740993,9007199254740995'], /is beyond 9007199254740991/],
    [
      'of 16 million characters each',
      Array.from({ length: 40 }, (_, i) => `E${i} ${i},${16_000_000 + i}`),
      /cover 32000000 characters, too many to be listed \(with -d\)/,
    ],
  ])('refuses spans %s', (_, mentions, message) => {
    work.write('spans.tbf', tbf('d1', ...mentions));
    const { code, stderr } = work.run(['evmeval', '-g', 'spans.tbf', '-s', 'spans.tbf', '-d', 'diff.txt']);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
  });

  it('lists the characters of ordinary spans', () => {
    work.write('spans.tbf', tbf('d1', 'E1 5,8;10,12'));
    expect(work.run(['evmeval', '-g', 'spans.tbf', '-s', 'spans.tbf', '-d', 'few.txt']).code).toBe(0);
    expect(work.read('few.txt')).toContain('\t5,6,7,10,11\t');
  });
});

describe('50,000 fragments of one annotation', { timeout: 60_000 }, () => {
  const words = Array.from({ length: 50_000 }, (_, i) => `w${i % 10}`);
  const text = words.join(' ');
  const table = words.map((word, i) => `t${i}\t${word}\t${3 * i}\t${3 * i + 1}`);
  work.write('d1.txt', text);
  work.write('d1.tab', ['token_id\ttoken\tbegin\tend', ...table, ''].join('\n'));

  const convert = (fragments: readonly string[], ...more: string[]) => {
    work.write('d1.ann', `T1\tLife_Die ${fragments.join(';')}\t${text}\nE1\tLife_Die:T1\n`);
    return work.shell(`corefeval nuggets convert d1.ann ${more.join(' ')} > out.tbf`);
  };
  const own = words.map((_, i) => `${3 * i} ${3 * i + 2}`);
  const overlapping = words.map((_, i) => `${3 * i} ${text.length}`);

  it('are written, as characters and as tokens', () => {
    expect(convert(own)).toMatchObject({ code: 0, stderr: '' });
    expect(work.read('out.tbf')).toContain('\t0,2;3,5;6,8;');
    expect(convert(own, '-t .')).toMatchObject({ code: 0, stderr: '' });
    expect(work.read('out.tbf')).toContain('\tt0,t1,t2,');
  });

  it('that overlap are reported: their text differs, and their tokens cannot be listed', () => {
    const characters = convert(overlapping);
    expect(characters.code).toBe(0);
    expect(characters.stderr).toContain('warning[brat/text-differs]');
    const tokens = convert(overlapping, '-t .');
    expect(tokens.code).toBe(1);
    expect(tokens.stderr).toContain('d1.ann:1: error[tokens/too-many]: The 50000 fragments of event "E1"');
  });
});

it('a text that is longer than a string can be is refused by name', { timeout: 60_000 }, () => {
  work.write('long.tbf', '');
  truncateSync(join(work.folder, 'long.tbf'), 0x1fffffe8 + 1);
  const { code, stderr } = work.run(['nuggets', 'check', 'long.tbf']);
  expect({ code, stderr }).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^long\.tbf: error\[file\/too-large\]: 536870889 bytes cannot be one text\./,
    ),
  });
});
