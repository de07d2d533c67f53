// Builds the library a second time for programs that use require(): dist/cjs has the entry points of the package as
// CommonJS modules, and the declarations that belong to them.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const { dependencies, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The entry points within dist, without extension: `index`, `metrics/index`, … */
const entries = Object.values(exports)
  .map((target) => target.import?.default)
  .filter((path) => path !== undefined)
  .map((path) => path.replace(/^\.\/dist\/|\.js$/g, ''));

/** Declarations import `./x.ts` as the sources do, which only recent compilers resolve. */
const declarations = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.d.ts'))
  .map((path) => join(dist, path));
for (const path of declarations) {
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/(['"]\.\.?\/[^'"]+)\.ts(?=['"])/g, '$1.js'));
}

/** Copies a declaration file and those that it imports. */
const copied = new Set();
function copy(path) {
  if (copied.has(path)) return;
  copied.add(path);
  const target = join(dist, 'cjs', relative(dist, path));
  mkdirSync(dirname(target), { recursive: true });
  cpSync(path, target);
  for (const [, specifier] of readFileSync(path, 'utf8').matchAll(/['"](\.\.?\/[^'"]+)\.js['"]/g)) {
    copy(join(dirname(path), `${specifier}.d.ts`));
  }
}
for (const entry of entries) copy(join(dist, `${entry}.d.ts`));

const bundle = await rolldown({
  input: Object.fromEntries(entries.map((entry) => [entry, join(dist, `${entry}.js`)])),
  platform: 'neutral',
  external: Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`)),
});
await bundle.write({
  dir: join(dist, 'cjs'),
  format: 'cjs',
  exports: 'named',
  chunkFileNames: 'parts/[name].js',
});
await bundle.close();
writeFileSync(join(dist, 'cjs', 'package.json'), '{ "type": "commonjs" }\n');
