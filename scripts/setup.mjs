// Makes a fresh clone ready for `npm start` and `npm test`: installs packages and builds, each only if needed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build.mjs';
import { isInstalled } from './installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.corefeval-lock');

function run(command, args) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  return result.status === 0;
}

function installPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!hasPackages(JSON.parse(lock))) {
    console.error('Installing packages (first run) …');
    if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
      console.error('npm ci failed; see the messages above.');
      process.exit(1);
    }
  }
  writeFileSync(stamp, hash);
}

/** Whether someone has run npm ci. npm writes its list when it is done, so half an installation has none. */
function hasPackages(lock) {
  try {
    return isInstalled(
      lock,
      JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8')),
    );
  } catch {
    return false;
  }
}

installPackages();
buildIfStale();
if (process.argv.includes('--browser')) {
  const { ensureBrowser } = await import('./browser.mjs');
  ensureBrowser();
}
