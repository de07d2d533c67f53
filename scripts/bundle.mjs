// Bundles the compiled programs and the worker to dist/bin/. What is loaded on demand stays a file of its own, and
// dependencies stay outside.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const dist = (path) => fileURLToPath(new URL(`../dist/${path}`, import.meta.url));

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const bundle = await rolldown({
  input: {
    main: dist('cli/main.js'),
    'scorer-pl': dist('cli/scorer-pl.js'),
    worker: dist('cli/corpus/worker.js'),
  },
  platform: 'node',
  external: Object.keys(dependencies),
});
await bundle.write({ dir: dist('bin'), format: 'esm', chunkFileNames: '[name]-[hash].js' });
await bundle.close();
