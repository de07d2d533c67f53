// Two builds from the same sources have the same bytes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWheel } from '../../python/build.mjs';
import { installMissing, PYTHON } from '../../python/needed.mjs';

const sha256 = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Builds everything anew, and packs it into a folder. */
function packed({ root, folder }, name) {
  for (const built of ['build', 'dist']) rmSync(join(root, built), { recursive: true, force: true });
  const quiet = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] };
  execFileSync(process.execPath, ['scripts/build.mjs'], quiet);
  const target = join(folder, name);
  mkdirSync(target);
  const npm = ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', target];
  const [listed] = JSON.parse(execFileSync('npm', npm, { ...quiet, shell: process.platform === 'win32' }));
  const wheel = buildWheel(pythonOf());
  return {
    listed,
    archive: join(target, listed.filename),
    wheel,
    hashes: [sha256(join(target, listed.filename)), sha256(wheel)],
  };
}

/** The Python that builds the wheel: that of `PYTHON`, which needs the modules `build` and `hatchling`, or Debian's, with what is missing installed. */
export const pythonOf = () => process.env.PYTHON ?? PYTHON;

/** Leaves the archives of the second build in the context. */
export function builds(context) {
  if (process.env.PYTHON === undefined && !installMissing())
    throw new Error(
      'the packages of Debian that build the wheel could not be installed; PYTHON names another Python',
    );
  const first = packed(context, 'first');
  const second = packed(context, 'second');
  context.packed = second;
  for (const [at, what] of ['npm archive', 'wheel'].entries()) {
    if (first.hashes[at] !== second.hashes[at]) throw new Error(`two builds of the ${what} differ`);
  }
  return `two builds are equal: sha256 ${second.hashes.map((hash) => hash.slice(0, 16)).join(' (npm), ')} (wheel)`;
}
