// Builds the wheel in python/dist: copies the program (dist/bin) and the pages (dist/web) into the package, and runs Debian's or any other `python -m build`.
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const here = join(root, 'python');

/** Builds the wheel with a Python that has `build` and `hatchling`; returns its path. */
export function buildWheel(python) {
  const program = join(here, 'src/corefeval/_program');
  for (const folder of [program, join(here, 'dist')]) rmSync(folder, { recursive: true, force: true });
  for (const part of ['bin', 'web'])
    cpSync(join(root, 'dist', part), join(program, part), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(program, 'LICENSE'));
  const args = [
    '-m',
    'build',
    '--wheel',
    '--no-isolation',
    '--skip-dependency-check',
    '--outdir',
    join(here, 'dist'),
    here,
  ];
  const { status, stdout, stderr } = spawnSync(python, args, {
    encoding: 'utf8',
    env: { ...process.env, SOURCE_DATE_EPOCH: '1577836800' }, // equal sources make equal wheels
  });
  if (status !== 0) throw new Error(`${python} -m build failed:\n${stdout}${stderr}`);
  const [wheel] = readdirSync(join(here, 'dist')).filter((name) => name.endsWith('.whl'));
  return join(here, 'dist', wheel);
}
