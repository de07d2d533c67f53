// npm run clusters [-- --install] [ENGINE…]: runs the recipes of examples/cluster on the real engines, each with a worker that is killed. An engine that is
// not installed is skipped with a sentence; --install installs it from Debian first, and then nothing may be skipped.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../examples/cluster/', import.meta.url));
const SKIPPED = 77;
const MAX_SECONDS = 240;

/** The packages of Debian for each engine, and a command that succeeds if they are there. */
const PACKAGES = {
  dask: [['python3-distributed'], '/usr/bin/python3 -c "import distributed"'],
  mpi: [['python3-mpi4py', 'openmpi-bin'], 'command -v mpirun && /usr/bin/python3 -c "import mpi4py"'],
  slurm: [['slurm-wlm', 'munge'], 'command -v slurmctld slurmd munged sbatch'],
  parallel: [['parallel'], 'parallel --version | grep GNU'],
};

const engines = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function install(chosen) {
  const missing = chosen.flatMap((engine) => {
    const [packages, isThere] = PACKAGES[engine];
    return spawnSync('sh', ['-c', isThere]).status === 0 ? [] : packages;
  });
  if (missing.length === 0) return;
  console.log(`Installing from Debian: ${missing.join(' ')}`);
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const packages = ['install', '-y', '--no-install-recommends', ...missing];
  if (!apt(...packages) && !(apt('update') && apt(...packages)))
    throw new Error(`apt-get could not install ${missing.join(' ')}.`);
}

/** Runs a test and returns whether it may stand. The group of the shell is ended if it takes too long; its own trap removes what it started. */
function run(engine, mustRun) {
  const begun = Date.now();
  const args = ['--kill-after=20', String(MAX_SECONDS), 'bash', join(folder, engine, 'test.sh')];
  const { status } = spawnSync('timeout', args, { stdio: 'inherit' });
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  const isSkipped = status === SKIPPED;
  if (status !== 0 && !isSkipped) console.error(`${engine} failed with ${status} after ${seconds} s`);
  return status === 0 || (isSkipped && !mustRun);
}

const words = process.argv.slice(2);
const mustRun = words.includes('--install');
const named = words.filter((word) => word !== '--install');
const unknown = named.filter((name) => !engines.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown engine ${unknown.join(', ')}. Choose from: ${engines.join(', ')}.`);
  process.exit(2);
}
const chosen = named.length > 0 ? named : engines;
if (mustRun) install(chosen);
const failed = chosen.filter((engine) => !run(engine, mustRun));
process.exitCode = failed.length === 0 ? 0 : 1;
