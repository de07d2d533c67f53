// npm run python [-- PYTEST ARGUMENTS]: builds the wheel, installs it offline in a fresh virtual environment, and runs its tests and the examples of its
// docstrings. Uses Debian's Python; packages of Debian that are missing are installed if that is possible.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../scripts/build.mjs';
import { buildWheel } from './build.mjs';
import { installMissing, PYTHON } from './needed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** A step that failed has printed why. */
class Failed extends Error {}

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status === 0) return;
  throw new Failed(`${command} ${args.join(' ')} failed${error === undefined ? '' : `: ${error.message}`}`);
}

function testWheel(wheel, tests) {
  const folder = mkdtempSync(join(tmpdir(), 'corefeval-python-'));
  try {
    const venv = join(folder, 'venv');
    run(PYTHON, ['-m', 'venv', '--system-site-packages', venv]);
    const python = join(venv, 'bin/python');
    run(python, [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--no-index',
      '--no-deps',
      '--disable-pip-version-check',
      wheel,
    ]);
    // Paths of examples are relative to the repository; the package is the installed one.
    const options = ['-q', '--import-mode=importlib', '-c', 'python/pyproject.toml', '--rootdir', root];
    run(python, ['-m', 'pytest', ...options, ...tests], {
      env: { ...process.env, COREFEVAL_WHEEL: wheel, PYTHONDONTWRITEBYTECODE: '1', PYTHONPATH: '' },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function main(tests) {
  if (!installMissing()) throw new Failed('The packages of Debian that are needed could not be installed.');
  buildIfStale();
  const wheel = buildWheel(PYTHON);
  console.log(`${wheel.slice(root.length)}: ${Math.round(statSync(wheel).size / 1024)} KB`);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!wheel.includes(`corefeval-${version}-py3-none-any`))
    throw new Failed(`Expected the version of package.json, ${version}.`);
  testWheel(wheel, tests);
}

try {
  main(process.argv.length > 2 ? process.argv.slice(2) : ['python/tests']);
} catch (error) {
  if (!(error instanceof Failed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
