// Checks the built package as its users get it: publint looks at the entry points and files, attw at how TypeScript resolves
// each entry point from ES modules and bundlers.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'corefeval-package-'));
const run = (command, ...args) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exitCode = 1;
};
try {
  spawnSync('npm', ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder], {
    cwd: root,
  });
  const archive = join(folder, readdirSync(folder)[0]);
  const bin = (name) => join(root, 'node_modules', '.bin', name);
  run(bin('publint'), 'run', archive, '--strict');
  run(bin('attw'), archive, '--profile', 'esm-only');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
