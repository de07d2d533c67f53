import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { leavesOf, makeProgram, runProgram } from '../../../src/cli/program.ts';
import { setVerbosity } from '../../../src/cli/terminal.ts';
import { verbs } from '../../../src/cli/verbs.ts';
import { documentOf } from '../../support/conll.ts';
import { existingFile } from '../../support/existing-file.ts';
import { flagsOf } from '../../support/run-verb.ts';
import { outputOf } from '../../support/take-output.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

afterEach(() => setVerbosity({}));

async function run(...args: string[]) {
  const { result: code, stdout, stderr } = await outputOf(() => runProgram(args));
  return { code, stdout, stderr };
}

describe('makeProgram', () => {
  it('has one verb, or all if there is none of this name', async () => {
    expect((await makeProgram('merge')).commands.map((command) => command.name())).toEqual(['merge']);
    expect((await makeProgram('marge')).commands.length).toBe(verbs.size);
    expect((await makeProgram('__proto__')).commands.length).toBe(verbs.size);
  });

  it('gives -q and -v to every verb that does something, and not to drop-ins', async () => {
    const program = await makeProgram('nuggets');
    const leaves = leavesOf(program);
    expect(leaves.map((command) => command.name())).toContain('score');
    for (const command of leaves) expect(flagsOf(command).slice(-2)).toEqual(['--quiet', '--verbose']);
    expect(leavesOf(await makeProgram('evmeval'))).toEqual([]);
  });
});

describe('the exit code', () => {
  const key = documentOf(['(1)', '(1)']);

  it('is 0 for work that is done, and for the help', async () => {
    const folder = temporaryFolder({ 'key.conll': key });
    const path = join(folder, 'key.conll');
    const output = join(folder, 'out.json');
    expect(await run('score', path, path, '-q', '-o', output)).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(JSON.parse(readFileSync(output, 'utf8')).systems).toHaveLength(1);
    expect((await run('merge', '--help')).code).toBe(0);
  });

  it('is 1 for a bad input', async () => {
    const path = join(temporaryFolder({ 'bad.conll': documentOf(['(1', '-']) }), 'bad.conll');
    const { code, stderr } = await run('score', path, path, '-q');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^.*bad\.conll:2.*: error\[conll\/unclosed\]: /);
  });

  it('is 2 for bad usage, with advice', async () => {
    expect(await run('score', 'a', 'b', '--metrics', 'muk')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^error: Unknown metric "muk"\. Did you mean "muc"\?\n {2}help: /),
    });
    expect(await run('score', '--colour')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^error: unknown option '--colour'/),
    });
    expect((await run('skore')).stderr).toMatch(/^error: unknown command 'skore'\n\(Did you mean score\?\)/);
  });

  it('is 2 for an output that may not be replaced: the user chose its path', async () => {
    const folder = temporaryFolder({ 'key.conll': key });
    const notes = existingFile(join(folder, 'notes'), 'years of work');
    const path = join(folder, 'key.conll');
    const { code, stderr } = await run('score', path, path, '-o', notes);
    expect([code, stderr.split('\n')[0]]).toEqual([
      2,
      `${notes}: error[output/exists]: ${notes} exists and is not a report that corefeval wrote.`,
    ]);
  });

  it('is 3 below a bound of --fail-under', async () => {
    const folder = temporaryFolder({ 'key.conll': key, 'response.conll': documentOf(['(1)', '-']) });
    const [k, r] = ['key.conll', 'response.conll'].map((name) => join(folder, name));
    const { code, stderr } = await run(
      'score',
      k,
      r,
      '-q',
      '--fail-under',
      'muc=50',
      '-o',
      join(folder, 'out'),
    );
    expect([code, stderr]).toEqual([3, 'fail: muc of response.conll is 0.00, below 50\n']);
  });
});

describe('what is the same for all verbs', () => {
  it('is the help below the error of a verb without arguments', async () => {
    const { code, stderr } = await run('tokenize');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: No text was given\.\n {2}help: .*\nUsage: corefeval tokenize/);
  });

  it('is the refusal of an option as the value of the option before it', async () => {
    const { code, stderr } = await run('score', 'none', 'none', '--counts', '-o', 'out');
    expect(code).toBe(2);
    expect(stderr).toBe(
      'error: --counts has no value: the option -o follows it.\n  help: Write --counts <file>.\n',
    );
  });

  it('is the check of --allow before any work', async () => {
    const { code, stderr } = await run('score', 'none', 'none', '--allow', 'document/extr');
    expect(code).toBe(2);
    expect(stderr).toContain('document/extr');
    expect(stderr).toContain('Did you mean "document/extra"?');
  });

  it('is the time with -v', async () => {
    const folder = temporaryFolder({ 'a.txt': 'It is.' });
    const output = join(folder, 'a.tab');
    const { code, stderr } = await run('tokenize', join(folder, 'a.txt'), '-o', output, '-v');
    expect(code).toBe(0);
    expect(stderr).toMatch(/^wrote .*a\.tab\ntime: \d+\.\d\d s\n$/);
  });

  it('is that control characters do not reach the terminal', async () => {
    expect((await run('score', '--a\x1b[31m')).stderr).not.toContain('\x1b');
  });
});
