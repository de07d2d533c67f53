// What the wheel and its tests need from Debian.
import { spawnSync } from 'node:child_process';

export const PYTHON = '/usr/bin/python3';

/** What is needed from Debian: packages, and a module of each. */
const NEEDED = {
  'python3-build': 'build',
  'python3-hatchling': 'hatchling',
  'python3-venv': 'ensurepip',
  'python3-pytest': 'pytest',
};

/** Installs what is missing, if that is possible; whether all of it is there then. */
export function installMissing() {
  // From a folder without modules: `build` is also the name of a folder of this repository.
  const isThere = (name) => spawnSync(PYTHON, ['-c', `import ${name}`], { cwd: '/' }).status === 0;
  const missing = () => Object.keys(NEEDED).filter((name) => !isThere(NEEDED[name]));
  if (missing().length === 0) return true;
  console.error(`Installing from Debian: ${missing().join(' ')}`);
  const apt = ['install', '-y', '--no-install-recommends', ...missing()];
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  if (spawnSync('apt-get', apt, options).status === 0) return true;
  spawnSync('apt-get', ['update'], options);
  return spawnSync('apt-get', apt, options).status === 0;
}
