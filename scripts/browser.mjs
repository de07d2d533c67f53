// Finds a Chromium for the browser tests, and gets one if there is none: from the system's packages, else from npm.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
/** A Chromium that is shipped inside an npm package; the last version for Node 20. */
const PACKAGED = '@sparticuz/chromium@147.0.0';

/** The path of a Chromium that is installed, if any. */
function installed() {
  return [process.env.CHROME_PATH, ...PLACES].find((path) => path !== undefined && existsSync(path));
}

function packaged() {
  try {
    return createRequire(join(root, 'package.json')).resolve('@sparticuz/chromium');
  } catch {
    return undefined;
  }
}

export function ensureBrowser() {
  if (installed() !== undefined || packaged() !== undefined) return;
  console.error('Installing Chromium for the browser tests (first run) …');
  const run = (command, args) =>
    spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] }).status === 0;
  if (
    process.getuid?.() === 0 &&
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
  )
    return;
  if (run('npm', ['install', '--no-save', '--no-audit', '--no-fund', PACKAGED])) return;
  console.error('No Chromium could be installed; set CHROME_PATH to one.');
  process.exit(1);
}

/** What playwright needs to start the browser. */
export async function launchOptions() {
  const executablePath = installed();
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  if (executablePath !== undefined) return { executablePath, args };
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'; // makes the package unpack the libraries it needs
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args };
}
