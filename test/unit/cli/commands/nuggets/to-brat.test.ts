import { describe, expect, it } from 'vitest';
import { registerToBrat } from '../../../../../src/cli/commands/nuggets/to-brat.ts';
import { tbf } from '../../../../support/nuggets.ts';
import { argumentsOf, verbOf } from '../../../../support/run-verb.ts';
import { VerbPlace } from '../../../../support/verb-place.ts';

const files = {
  'characters.tbf': tbf('d', 'E1 0,4 Life_Die', 'E2 9,13 Life_Die', '@Coreference R1 E1,E2'),
  'tokens.tbf': tbf('d', 'E1 8 Life_Die'),
  'twice.tbf': tbf('d', 'E1 0,4') + tbf('d', 'E1 0,4'),
  'outside.tbf': tbf('../d', 'E1 0,4'),
  'tkn/d.tab': '7\t😀\t0\t2\n8\tdied\t3\t7\n',
  'text/d.txt': '😀 died',
};
const place = () => new VerbPlace(registerToBrat, files);

describe('nuggets to-brat', () => {
  it('takes one file, and has these defaults', () => {
    expect(argumentsOf(verbOf(registerToBrat))).toBe('<tbf>');
    expect(verbOf(registerToBrat).opts()).toEqual({
      tokenExtension: '.tab',
      unit: 'auto',
      tableOffsets: 'utf16',
    });
  });

  it('writes an annotation for each document', async () => {
    const { done, names, read } = place();
    await done('to-brat @characters.tbf -o @out');
    expect(names('out')).toEqual(['d.ann']);
    const lines = read('out/d.ann').split('\n');
    expect(lines).toContain('T1\tLife_Die 0 4\te1');
    expect(lines.some((line) => /^R\d+\tCoreference Arg1:E\d Arg2:E\d$/.test(line.trim()))).toBe(true);
  });

  it('places tokens in the text, in code points', async () => {
    const { done, read } = place();
    await done('to-brat @tokens.tbf -t @tkn -x @text -o @out');
    expect(read('out/d.ann')).toMatch(/^T1\tLife_Die 2 6\t/);
  });

  it.each([
    ['to-brat @tokens.tbf', "error: required option '-o, --output <directory>' not specified"],
    [
      'to-brat @tokens.tbf --unit token -o @x',
      'Token ids need token tables.\n  help: Give their directory with -t DIR.',
    ],
    [
      'to-brat @tokens.tbf -t @text -o @x',
      'error[brat/no-table]: There is no token table for document "d".\n  help: check the directory and --token-extension',
    ],
    [
      'to-brat @outside.tbf -o @x',
      `@x: error[output/name]: The document name "../d" cannot be the name of a file.`,
    ],
  ])('%s is refused', async (line, message) => {
    expect((await place().refused(line))?.slice(0, message.length)).toBe(message);
  });

  it('does not take token ids for characters', async () => {
    expect(await place().refused('to-brat @tokens.tbf -o @x')).toContain('error[');
    expect(place().names()).not.toContain('x');
  });
});
