import { describe, expect, it } from 'vitest';
import { registerNuggetsCheck } from '../../../../../src/cli/commands/nuggets/check.ts';
import { tbf } from '../../../../support/nuggets.ts';
import { argumentsOf, verbOf } from '../../../../support/run-verb.ts';
import { VerbPlace } from '../../../../support/verb-place.ts';

const files = {
  'good.tbf': tbf('d1', 'E1 0,4', 'E2 10,14'),
  'bad.tbf': tbf('d1', 'E1 x,4'),
  'tokens.tbf': tbf('d1', 'E1 7'),
  'tkn/d1.tab': '6\tHe\t0\t2\n7\tdied\t3\t7\n',
  'types.txt': 'Life_Die\n',
};
const place = () => new VerbPlace(registerNuggetsCheck, files);

describe('nuggets check', () => {
  it('takes files, and has these defaults', () => {
    const verb = verbOf(registerNuggetsCheck);
    expect(argumentsOf(verb)).toBe('<file...>');
    expect(verb.opts()).toEqual({ tokenExtension: '.tab', unit: 'auto' });
  });

  it('prints one line for a good file, and requests exit code 1 for a bad one', async () => {
    const { done } = place();
    expect(await done('check @good.tbf')).toMatchObject({
      code: 0,
      stdout: '@good.tbf: 1 document, 2 mentions: 0 errors, 0 warnings\n',
    });
    const { code, stdout } = await done('check @good.tbf @bad.tbf');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^@good\.tbf: .*\n@bad\.tbf:2.*: error\[/);
    expect(stdout).toMatch(/\n@bad\.tbf: 1 document, \d mentions?: 1 error, 0 warnings\n$/);
  });

  it('checks types against a list, and lists problems in JSON', async () => {
    const { done, json } = place();
    expect((await done('check @good.tbf --types @types.txt -o @out.json')).code).toBe(1);
    const [file] = json('out.json').files;
    expect(file).toMatchObject({ documents: 1, mentions: 2 });
    expect(file.errors).toBeGreaterThan(0);
    expect(file.problems[0]).toMatchObject({ severity: 'error' });
  });

  it('writes files without errors with the token ids t0, t1, …', async () => {
    const { done, read } = place();
    await done('check @tokens.tbf -t @tkn --write-t-ids @out -o @log.txt');
    expect(read('out/tokens.tbf')).toContain('\tE1\tt1\t');
  });

  it.each([
    [
      'check @good.tbf --write-t-ids @out',
      'Token ids can be written only for token spans.\n  help: Give the token tables with -t DIR.',
    ],
    [
      'check @good.tbf -t @tkn --unit character --write-t-ids @out',
      'Token ids can be written only for token',
    ],
    ['check @good.tbf -o @x.md', '@x.md ends like markdown, which this verb does not write.'],
    [
      'check @good.tbf --offset-columns 0,1',
      "error: option '--offset-columns <a,b>' argument '0,1' is invalid.",
    ],
    [
      'check @good.tbf --word-counts @none',
      '@none: error[file/missing]: Cannot read @none: there is no such file.',
    ],
  ])('%s is refused', async (line, message) => {
    expect((await place().refused(line))?.slice(0, message.length)).toBe(message);
  });
});
