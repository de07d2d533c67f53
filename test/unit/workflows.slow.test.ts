/** The linter of the workflows; it is installed in scripts/workflows when it is first needed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../scripts/workflows/lint.mjs', import.meta.url));
const lint = (...files: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...files], { encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

it('finds nothing in the workflows', () => {
  expect(lint()).toMatchObject({ status: 0, output: expect.stringContaining('nothing to complain about') });
});

it('finds an expression that does not exist, and untrusted text in a script', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corefeval-workflow-'));
  try {
    const file = join(folder, 'bad.yml');
    const steps = ['github.event.issue.title', 'github.nothing'].map(
      (value) => `      - run: echo \${{ ${value} }}\n`,
    );
    writeFileSync(file, `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n${steps.join('')}`);
    const { status, output } = lint(file);
    expect(status).toBe(1);
    expect(output).toContain('potentially untrusted');
    expect(output).toContain('property "nothing" is not defined');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
