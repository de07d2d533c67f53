import { describe, expect, it } from 'vitest';
import { registerNuggetsConvert } from '../../../../../src/cli/commands/nuggets/convert.ts';
import { tbf } from '../../../../support/nuggets.ts';
import { ANN, ERE } from '../../../../support/output-place.ts';
import { argumentsOf, verbOf } from '../../../../support/run-verb.ts';
import { VerbPlace } from '../../../../support/verb-place.ts';

const files = {
  'd.ann': ANN,
  'd.txt': 'died',
  'd.rich_ere.xml': ERE,
  'd.tbf': tbf('d', 'E1 0,4 Life_Die'),
  'brat/e.ann': ANN,
};
const place = () => new VerbPlace(registerNuggetsConvert, files);

describe('nuggets convert', () => {
  it('takes inputs, and has these defaults', () => {
    const verb = verbOf(registerNuggetsConvert);
    expect(argumentsOf(verb)).toBe('<input...>');
    expect(verb.opts()).toEqual({
      textExtension: 'txt',
      tokenExtension: '.tab',
      unit: 'auto',
      tableOffsets: 'utf16',
      inputMode: 'auto',
    });
  });

  it('converts brat and ERE to tbf, by the names of the files', async () => {
    const { done, read } = place();
    await done('convert @d.ann @brat -o @brat.tbf');
    expect(read('brat.tbf')).toBe(
      ['d', 'e']
        .map(
          (id) =>
            `#BeginOfDocument ${id}\nbrat_conversion\t${id}\tE1\t0,4\tdied\tLife_Die\tActual\n#EndOfDocument\n`,
        )
        .join(''),
    );
    await done('convert @d.rich_ere.xml --id ours -o @ere.tbf');
    expect(read('ere.tbf')).toMatch(/^#BeginOfDocument d\nours\td\t.*\t0,4\tdied\t/);
  });

  it('converts tbf and ERE to brat, one file for each document', async () => {
    const { done, names, read } = place();
    await done('convert @d.tbf --output-dir @tbf');
    expect(names('tbf')).toEqual(['d.ann']);
    expect(read('tbf/d.ann')).toMatch(/^T1\tLife_Die 0 4\t/);
    await done('convert @d.rich_ere.xml --to brat --output-dir @ere');
    expect(names('ere')).toEqual(['d.ann', 'd.txt']);
  });

  it.each(['@d.ann', '@d.rich_ere.xml'])('prints tbf of %s with -o -', async (input) => {
    expect((await place().done(`convert ${input} -o -`)).stdout).toMatch(/^#BeginOfDocument d\n/);
  });

  it.each([
    ['convert @d.tbf --to tbf', 'The input is tbf already.\n  help: choose another format with --to'],
    ['convert @d.ann -f brat --to brat', 'The input is brat already.'],
    ['convert @d.ann --output-dir @x', 'tbf is one file for all documents.\n  help: pass -o FILE'],
    ['convert @d.tbf -o @x', 'brat has one file for each document.\n  help: pass --output-dir DIRECTORY'],
    [
      'convert @d.tbf @d.tbf --output-dir @x',
      'Only one tbf input can be converted at a time.\n  help: name a directory, or call it for each',
    ],
    [
      'convert @d.ann @d.tbf',
      'There are files of several formats: brat, tbf.\n  help: name it: -f brat, -f ere, -f tbf',
    ],
    [
      'convert @d.txt',
      'The names of the files do not show their format.\n  help: name it: -f brat, -f ere, -f tbf',
    ],
    ['convert - - -f brat', 'Standard input (-) can be read only once.'],
    ['convert @d.ann --id #x', "error: option '--id <name>' argument '#x' is invalid."],
  ])('%s is refused', async (line, message) => {
    expect((await place().refused(line))?.slice(0, message.length)).toBe(message);
  });
});
