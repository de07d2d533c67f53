// Compiles src/ to dist/ with tsc. As a program: always. From setup.mjs: only when a source is newer.
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

function build() {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const result = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  for (const bin of ['main.js', 'scorer-pl.js']) {
    const path = join(root, 'dist', 'cli', bin);
    if (existsSync(path)) chmodSync(path, 0o755);
  }
  writeFileSync(stamp, '');
}

export function buildIfStale() {
  const sources = ['src', 'package.json', 'tsconfig.json', 'tsconfig.build.json'].map((p) => join(root, p));
  if (existsSync(stamp) && statSync(stamp).mtimeMs > Math.max(...sources.map(newest))) return;
  console.error('Building …');
  build();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
