// `npm run fuzz`: builds the programs, bundles the fuzzer (Node 20 does not run TypeScript), and starts it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { buildIfStale } from '../scripts/build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const place = join(root, 'node_modules', '.cache', 'corefeval-fuzz');

process.chdir(root);
buildIfStale();
mkdirSync(place, { recursive: true });
/** Files of `test/support` find others by their own place, which is not that of the bundle. */
const ownPlaces = {
  name: 'own-places',
  transform: (code, id) =>
    id.startsWith(join(root, 'test', 'support'))
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
};
const bundle = await rolldown({
  input: { main: join(root, 'fuzz/main.ts'), worker: join(root, 'fuzz/worker.ts') },
  platform: 'node',
  plugins: [ownPlaces],
  external: (id) => !id.startsWith('.') && !id.startsWith(root) && !id.startsWith('/'),
});
await bundle.write({ dir: place, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' });
await bundle.close();
const { main } = await import(pathToFileURL(join(place, 'main.mjs')).href);
process.exitCode = await main(process.argv.slice(2), join(place, 'worker.mjs'));
