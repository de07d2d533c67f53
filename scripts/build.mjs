// Compiles src/ to dist/ with tsc, bundles the programs to dist/bin/ (a hundred small modules take three times as
// long to load as a few large ones), and the web page to dist/web/. Run as a program, it always builds; setup.mjs builds only when a source is newer.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist', '.built');

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function run(script, ...args) {
  const result = spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

function build() {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
  run('scripts/commonjs.mjs');
  run('scripts/bundle.mjs');
  run('scripts/page.mjs');
  run('scripts/docs-cli.mjs', '--man');
  for (const bin of ['main.js', 'scorer-pl.js']) chmodSync(join(root, 'dist', 'bin', bin), 0o755);
  writeFileSync(stamp, '');
}

export function buildIfStale() {
  const names = ['src', 'package.json', 'tsconfig.json', 'tsconfig.build.json'];
  names.push(
    'scripts/bundle.mjs',
    'scripts/commonjs.mjs',
    'scripts/compile-early.mjs',
    'scripts/docs-cli.mjs',
  );
  names.push('scripts/launch.cjs', 'scripts/page.mjs', 'examples/compare');
  const sources = names.map((name) => join(root, name));
  if (existsSync(stamp) && statSync(stamp).mtimeMs > Math.max(...sources.map(newest))) return;
  console.error('Building …');
  build();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
