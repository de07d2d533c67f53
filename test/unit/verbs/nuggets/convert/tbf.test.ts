import { describe, expect, it } from 'vitest';
import { registerNuggetsConvert } from '../../../../../src/cli/commands/nuggets/convert.ts';
import { tbf } from '../../../../support/nuggets.ts';
import { VerbPlace } from '../../../../support/verb-place.ts';

const files = {
  'characters.tbf': tbf('d', 'E1 0,4 Life_Die', 'E2 9,13 Life_Die', '@Coreference R1 E1,E2'),
  'tokens.tbf': tbf('d', 'E1 8 Life_Die'),
  'outside.tbf': tbf('../d', 'E1 0,4'),
  'tkn/d.tab': '7\t😀\t0\t2\n8\tdied\t3\t7\n',
  'text/d.txt': '😀 died',
};
const place = () => new VerbPlace(registerNuggetsConvert, files);

describe('nuggets convert of tbf', () => {
  it('writes an annotation for each document', async () => {
    const { done, names, read } = place();
    await done('convert @characters.tbf --output-dir @out');
    expect(names('out')).toEqual(['d.ann']);
    const lines = read('out/d.ann').split('\n');
    expect(lines).toContain('T1\tLife_Die 0 4\te1');
    expect(lines.some((line) => /^R\d+\tCoreference Arg1:E\d Arg2:E\d$/.test(line.trim()))).toBe(true);
  });

  it('places tokens in the text, in code points', async () => {
    const { done, read } = place();
    await done('convert @tokens.tbf -t @tkn -x @text --output-dir @out');
    expect(read('out/d.ann')).toMatch(/^T1\tLife_Die 2 6\t/);
  });

  it.each([
    [
      'convert @tokens.tbf --unit token --output-dir @x',
      'Token ids need token tables.\n  help: Give their directory with -t DIR.',
    ],
    [
      'convert @tokens.tbf -t @text --output-dir @x',
      'error[brat/no-table]: There is no token table for document "d".\n  help: check the directory and --token-extension',
    ],
    [
      'convert @outside.tbf --output-dir @x',
      `@x: error[output/name]: The document name "../d" cannot be the name of a file.`,
    ],
  ])('%s is refused', async (line, message) => {
    expect((await place().refused(line))?.slice(0, message.length)).toBe(message);
  });

  it('does not take token ids for characters', async () => {
    const { refused, names } = place();
    expect(await refused('convert @tokens.tbf --output-dir @x')).toContain('error[');
    expect(names()).not.toContain('x');
  });
});
