import { describe, expect, it } from 'vitest';
import { registerFromEre } from '../../../../../src/cli/commands/nuggets/from-ere.ts';
import { ERE } from '../../../../support/output-place.ts';
import { verbOf } from '../../../../support/run-verb.ts';
import { VerbPlace } from '../../../../support/verb-place.ts';

const files = {
  'd.txt': 'died <b>',
  'd.rich_ere.xml': ERE,
  'in/d.txt': 'died',
  'in/e.txt': 'died',
  'in/d.rich_ere.xml': ERE,
  'empty/x': '',
};
const place = () => new VerbPlace(registerFromEre, files);
const pair = '-t @d.txt -a @d.rich_ere.xml';

describe('nuggets from-ere', () => {
  it('has these defaults', () => {
    expect(verbOf(registerFromEre).opts()).toEqual({
      ...{
        te: 'txt',
        ae: 'rich_ere.xml',
        inputMode: 'auto',
        to: 'tbf',
        id: 'rich_ere',
        offsets: 'code-points',
      },
    });
  });

  it('writes tbf', async () => {
    const { done, read } = place();
    expect((await done(`from-ere ${pair}`)).stdout).toBe(
      '#BeginOfDocument d\nrich_ere\td\tE1\t0,4\tdied\tLife_Die\tActual\n#EndOfDocument\n',
    );
    await done(`from-ere ${pair} -o @out --id ours`);
    expect(read('out')).toContain('\nours\td\t');
  });

  it('writes brat with its text, whose tags are blanks with -d', async () => {
    const { done, read, names } = place();
    await done(`from-ere ${pair} --to brat -o @brat`);
    expect(names('brat')).toEqual(['d.ann', 'd.txt']);
    expect(read('brat/d.txt')).toBe('died <b>');
    expect(read('brat/d.ann')).toMatch(/^T1\tLife_Die 0 4\tdied\n/);
    await done(`from-ere ${pair} --to brat -d -o @plain`);
    expect(read('plain/d.txt')).toBe('died    ');
  });

  it.each([
    ['from-ere -t @d.txt', "error: required option '-a, --annotation <path>' not specified"],
    [`from-ere ${pair} --to brat`, 'Brat needs an output directory.\n  help: pass -o DIRECTORY'],
    ['from-ere -t @empty -a @in', 'No text in @empty ends in .txt.\n  help: pass --te'],
    ['from-ere -t @in -a @empty', 'No file in @empty ends in .rich_ere.xml.\n  help: pass --ae'],
    [
      'from-ere -t @in -a @in',
      '@in/e.txt: error[file/missing]: @in/e.txt has no .rich_ere.xml file of the same name.',
    ],
  ])('%s is refused', async (line, message) => {
    expect((await place().refused(line))?.slice(0, message.length)).toBe(message);
  });
});
