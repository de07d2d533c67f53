// The versions of Node that scripts/nodes/package-lock.json pins, for the test that all of them print the same bytes. Installs them if they
// are not there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('nodes', import.meta.url));

/** Name and path of each version. */
export const nodes = Object.entries(
  JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).dependencies,
).map(([name, version]) => ({
  name: `Node ${version.slice(version.lastIndexOf('@') + 1)}`,
  path: join(home, 'node_modules', name, 'bin', 'node'),
}));

/** Whether all versions are there and run; installs them first if not. */
export function ensureNodes() {
  if (nodes.every(({ path }) => existsSync(path))) return true;
  console.error(`Installing ${nodes.map(({ name }) => name).join(', ')} in scripts/nodes (first run) …`);
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', args, { cwd: home, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  return nodes.every(({ path }) => spawnSync(path, ['--version']).status === 0);
}
