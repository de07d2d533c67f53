import { describe, expect, it } from 'vitest';
import { registerNuggetsConvert } from '../../../../../src/cli/commands/nuggets/convert.ts';
import { ERE } from '../../../../support/output-place.ts';
import { VerbPlace } from '../../../../support/verb-place.ts';

const files = {
  'd.txt': 'died <b>',
  'd.rich_ere.xml': ERE,
  'in/d.txt': 'died',
  'in/e.txt': 'died',
  'in/d.rich_ere.xml': ERE,
  'n.event_nugget.xml': ERE,
  'n.txt': 'died',
  'nuggets/d.event_nugget.xml': ERE,
  'nuggets/d.txt': 'died',
  'empty/x': '',
};
const place = () => new VerbPlace(registerNuggetsConvert, files);
const pair = '@d.rich_ere.xml -x @d.txt';

describe('nuggets convert of ERE', () => {
  it('finds the text of x.event_nugget.xml, and such files in a directory', async () => {
    const { done } = place();
    const { stdout } = await done('convert @n.event_nugget.xml');
    expect(stdout).toContain('#BeginOfDocument n\n');
    expect((await done('convert @nuggets -f ere')).stdout).toContain('#BeginOfDocument d\n');
  });

  it('prints tbf without a path', async () => {
    const { stdout } = await place().done(`convert ${pair} --id ours`);
    expect(stdout).toBe('#BeginOfDocument d\nours\td\tE1\t0,4\tdied\tLife_Die\tActual\n#EndOfDocument\n');
  });

  it('writes brat with its text, whose tags are blanks with --detag', async () => {
    const { done, read, names } = place();
    await done(`convert ${pair} --to brat --output-dir @brat`);
    expect(names('brat')).toEqual(['d.ann', 'd.txt']);
    expect(read('brat/d.txt')).toBe('died <b>');
    expect(read('brat/d.ann')).toMatch(/^T1\tLife_Die 0 4\tdied\n/);
    await done(`convert ${pair} --to brat --detag --output-dir @plain`);
    expect(read('plain/d.txt')).toBe('died    ');
  });

  it.each([
    [
      'convert @in -f ere -x @empty',
      'No text in @empty ends in .txt.\n  help: pass --text-extension EXTENSION',
    ],
    ['convert @empty -f ere -x @in', 'No file in @empty ends in .rich_ere.xml.\n  help: pass -e EXTENSION'],
    [
      'convert @in -f ere',
      '@in/e.txt: error[file/missing]: @in/e.txt has no .rich_ere.xml file of the same name.',
    ],
  ])('%s is refused', async (line, message) => {
    expect((await place().refused(line))?.slice(0, message.length)).toBe(message);
  });
});
