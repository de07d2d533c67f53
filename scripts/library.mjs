// Writes the library to dist/: the entry points of the package as ES modules with the parts that they share, without comments,
// and the declarations that can be reached from them, with comments.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const build = join(root, 'build');
const dist = join(root, 'dist');
const { dependencies, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The entry points within dist, without extension: `index`, `metrics/index`, … */
const entries = Object.values(exports)
  .map((target) => target.default)
  .filter((path) => path !== undefined)
  .map((path) => path.replace(/^\.\/dist\/|\.js$/g, ''));

/** Copies a declaration file and those that it imports: as `./x.ts`, as the sources do, which only recent compilers resolve. */
const copied = new Set();
function copy(path) {
  if (copied.has(path)) return;
  copied.add(path);
  const text = readFileSync(path, 'utf8').replace(/(['"]\.\.?\/[^'"]+)\.ts(?=['"])/g, '$1.js');
  const target = join(dist, relative(build, path));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
  for (const [, specifier] of text.matchAll(/['"](\.\.?\/[^'"]+)\.js['"]/g)) {
    copy(join(dirname(path), `${specifier}.d.ts`));
  }
}
for (const entry of entries) copy(join(build, `${entry}.d.ts`));

const bundle = await rolldown({
  input: Object.fromEntries(entries.map((entry) => [entry, join(build, `${entry}.js`)])),
  platform: 'neutral',
  external: Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`)),
});
await bundle.write({
  dir: dist,
  format: 'esm',
  comments: { legal: true, annotation: true, jsdoc: false },
  chunkFileNames: 'parts/[name].js',
});
await bundle.close();
