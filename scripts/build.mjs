// Compiles src/ to build/ with tsc, and makes of that the package in dist/: the library, the programs in dist/bin/ (a hundred small modules
// take three times as long to load as a few large ones), and the web pages in dist/web/. Run as a program, it always builds; setup.mjs builds only when a source is newer.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Files whose times are those of the last compilation and of the last build. */
const compiled = join(root, 'build', '.compiled');
const built = join(root, 'build', '.built');

const SOURCES = ['src', 'package.json', 'tsconfig.json', 'tsconfig.build.json'];
const SCRIPTS = ['bundle.mjs', 'docs-cli.mjs', 'launch.cjs', 'library.mjs', 'compile-early.mjs', 'page.mjs'];

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const isFresh = (stamp, names) =>
  existsSync(stamp) && statSync(stamp).mtimeMs > Math.max(...names.map((name) => newest(join(root, name))));

/** Runs a script of the project; ends this program if it fails. */
export function run(script, ...args) {
  const result = spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Compiles src/ to build/ if a source is newer. */
export function compileIfStale() {
  if (isFresh(compiled, SOURCES)) return;
  rmSync(join(root, 'build'), { recursive: true, force: true });
  run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
  writeFileSync(compiled, '');
}

function build() {
  compileIfStale();
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  run('scripts/library.mjs');
  run('scripts/bundle.mjs');
  run('scripts/page.mjs');
  run('scripts/docs-cli.mjs', '--man');
  // For tests that run the program from build/.
  cpSync(join(root, 'dist', 'web'), join(root, 'build', 'web'), { recursive: true });
  for (const bin of ['main.js', 'scorer-pl.js']) chmodSync(join(root, 'dist', 'bin', bin), 0o755);
  writeFileSync(built, '');
}

export function buildIfStale() {
  if (isFresh(built, [...SOURCES, 'examples/compare', ...SCRIPTS.map((name) => `scripts/${name}`)])) return;
  console.error('Building …');
  build();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(compiled, { force: true });
  build();
}
