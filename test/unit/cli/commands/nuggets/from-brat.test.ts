import { describe, expect, it } from 'vitest';
import { registerFromBrat } from '../../../../../src/cli/commands/nuggets/from-brat.ts';
import { existingFile } from '../../../../support/existing-file.ts';
import { ANN } from '../../../../support/output-place.ts';
import { argumentsOf, verbOf } from '../../../../support/run-verb.ts';
import { VerbPlace } from '../../../../support/verb-place.ts';

const files = { 'd.ann': ANN, 'in/e.xyz': ANN, 'tkn/d.tok': '5\t0\t4\tdied\n', 'twin/d.ann': ANN };
const place = () => new VerbPlace(registerFromBrat, files);
const tbf = (id: string, span = '0,4') =>
  `#BeginOfDocument ${id}\nbrat_conversion\t${id}\tE1\t${span}\tdied\tLife_Die\tActual\n#EndOfDocument\n`;

describe('nuggets from-brat', () => {
  it('has the flags and defaults of brat2tbf', () => {
    const verb = verbOf(registerFromBrat);
    expect(argumentsOf(verb)).toBe('[annotation...]');
    expect(verb.opts()).toEqual({
      ...{ oe: '.tbf', id: 'brat_conversion', of: [2, 3], te: '.tab', ae: '.ann', tableOffsets: 'utf16' },
    });
  });

  it('prints tbf, or adds the extension to the name of the output', async () => {
    const { done, read, names } = place();
    expect((await done('from-brat @d.ann')).stdout).toBe(tbf('d'));
    await done('from-brat -f @d.ann -o @out');
    await done('from-brat -f @d.ann -o @out2.txt -oe .txt');
    expect([read('out.tbf'), read('out2.txt')]).toEqual([tbf('d'), tbf('d')]);
    expect(names()).not.toContain('out');
  });

  it('reads directories and tables with other extensions and columns', async () => {
    const { done } = place();
    expect((await done('from-brat -d @in -ae .xyz')).stdout).toBe(tbf('e'));
    expect((await done('from-brat @d.ann -t @tkn -te .tok -of 1,2')).stdout).toBe(tbf('d', '5'));
  });

  it('replaces an output with -w, also its own, and never an input', async () => {
    const { done, refused, at, read } = place();
    existingFile(at('out.tbf'), 'old');
    expect(await refused('from-brat @d.ann -o @out')).toContain('@out.tbf: error[output/exists]');
    await done('from-brat @d.ann -o @out -w');
    expect(read('out.tbf')).toBe(tbf('d'));
    expect(await refused('from-brat @d.ann -o @d.ann -oe .ann -w')).toContain('@d.ann: error[output/input]');
  });

  it.each([
    ['from-brat', 'No annotation was given.\n  help: name a .ann file or a directory'],
    ['from-brat @in', 'No file of @in ends in .ann.\n  help: pass --ae EXTENSION'],
    ['from-brat @d.ann @twin', '@twin/d.ann: error[output/same-name]'],
    [
      'from-brat @d.ann -of 2',
      "error: option '--of <columns>' argument '2' is invalid. Expected two column numbers, such as 2,3.",
    ],
  ])('%s is refused', async (line, message) => {
    expect((await place().refused(line))?.slice(0, message.length)).toBe(message);
  });
});
