/** The drop-ins for the scorers of CorefUD, CoVal and Universal Anaphora, of the built program. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const run = (args: readonly string[], input?: Uint8Array) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/bin/main.js', ...args], {
    cwd: root,
    encoding: 'utf8',
    input,
  });
  return { status, stdout, stderr };
};

describe.each(['corefud-scorer', 'coval', 'ua-scorer'])('the page of %s', (name) => {
  it('shows what the program prints', () => {
    const page = readFileSync(`${root}/docs/compat/${name}.md`, 'utf8');
    const [, command, output] = /```console\n\$ corefeval (.*)\n([\s\S]*?)```/.exec(page) ?? [];
    expect(run(command.split(' '))).toEqual({ status: 0, stdout: output, stderr: '' });
  });

  it('prints its usage', () => {
    expect(run([name, '--help']).stdout).toMatch(new RegExp(`^usage: corefeval ${name} `));
  });
});

describe('corefeval corefud-scorer', () => {
  const [key, response] = ['examples/corefud/key.conllu', 'examples/corefud/response.conllu'];

  it('reads compressed files and standard input', () => {
    const bytes = gzipSync(readFileSync(`${root}/${response}`));
    expect(run(['corefud-scorer', key, '-', '-m', 'muc'], bytes).stdout).toMatch(/F1: 100\.00\n$/);
  });

  it('ends with exit code 2 for a wrong command line, with 1 for files that it cannot score', () => {
    const wrong = run(['corefud-scorer', key]);
    expect([wrong.status, wrong.stdout]).toEqual([2, '']);
    expect(wrong.stderr).toMatch(/error: the following arguments are required: sys_file\n$/);
    expect(run(['corefud-scorer', key, 'examples/key.conll'])).toMatchObject({ status: 1, stdout: '' });
    expect(run(['corefud-scorer', key, 'missing']).stderr).toMatch(
      /^corefeval corefud-scorer: error: cannot read missing: ENOENT/,
    );
  });
});
