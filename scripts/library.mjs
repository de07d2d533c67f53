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

const targets = Object.values(exports).filter(({ types }) => types !== undefined);
/** The entry points within dist, without extension: `index`, `metrics/index`, …; some have another one for Node. */
const entries = targets
  .flatMap((target) => [target.default, ...(target.node === undefined ? [] : [target.node])])
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
for (const { types } of targets) copy(join(build, relative('dist', types)));

const bundle = await rolldown({
  input: Object.fromEntries(entries.map((entry) => [entry, join(build, `${entry}.js`)])),
  platform: 'neutral',
  // What the command line loads on demand, an entry point may need at once.
  checks: { ineffectiveDynamicImport: false },
  external: [/^node:/, ...Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`))],
});
await bundle.write({
  dir: dist,
  format: 'esm',
  comments: { legal: true, annotation: true, jsdoc: false },
  chunkFileNames: 'parts/[name].js',
  minify: {
    compress: { keepNames: { function: true, class: true } },
    mangle: { keepNames: true },
    codegen: { removeWhitespace: true },
  },
});
await bundle.close();
