import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tbfArgument, tbfFiles } from '../../../../../src/cli/options/nuggets/tbf-argument.ts';
import { refusal } from '../../../../support/run-verb.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

const files = { 'one/a.tbf': '', 'one/notes.txt': '', 'two/a.tbf': '', 'two/b.TBF.gz': '', 'none/x.txt': '' };

async function found(argument: string) {
  const folder = temporaryFolder(files);
  return (await tbfFiles(join(folder, argument))).map((path) => relative(folder, resolve(path)));
}

describe('tbfFiles', () => {
  it.each([
    ['one/notes.txt', ['one/notes.txt']],
    ['one', ['one/a.tbf']],
    ['two', ['two/a.tbf', 'two/b.TBF.gz']],
    ['one/*', ['one/a.tbf', 'one/notes.txt']],
    ['none', ['none']],
    ['missing.tbf', ['missing.tbf']],
  ])('of %s are %j', async (argument, paths) => {
    expect(await found(argument)).toEqual(paths);
  });

  it('takes standard input as it is', async () => {
    expect(await tbfFiles('-')).toEqual(['-']);
  });
});

describe('tbfArgument', () => {
  it('is the one file of an argument', async () => {
    const folder = temporaryFolder(files);
    expect(await tbfArgument(join(folder, 'one'))).toBe(join(folder, 'one/a.tbf'));
    expect(await tbfArgument('-')).toBe('-');
  });

  it('refuses several files, which would be several systems', async () => {
    const folder = join(temporaryFolder(files), 'two');
    const [a, b] = [join(folder, 'a.tbf'), join(folder, 'b.TBF.gz')];
    expect(await refusal(() => tbfArgument(folder))).toBe(
      `${folder}: error[file/several-systems]: ${folder} has 2 tbf files, such as ${a} and ${b}, but one argument is one system, in one file.\n` +
        `  help: name each system by itself, with a name if you like: GOLD ${a} ${b}, or GOLD A=${a} B=${b}; join files with parts of one system first`,
    );
  });

  it('shows that there are more than two', async () => {
    const folder = temporaryFolder({ 'a.tbf': '', 'b.tbf': '', 'c.tbf': '' });
    const text = await refusal(() => tbfArgument(folder));
    expect(text).toContain(`${folder} has 3 tbf files, such as`);
    expect(text).toContain(`B=${join(folder, 'b.tbf')} …;`);
  });
});
