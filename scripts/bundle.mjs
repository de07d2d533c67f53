// Bundles the compiled programs and the worker to dist/bin/. Every file that is loaded takes its time, so what the
// worker needs is one file, and what `score` needs beyond that is another, commander among it; other verbs stay files of
// their own, loaded on demand.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = (path) => `${root}dist/${path}`;

/** Small, and on the way of every verb. */
const BUNDLED = ['commander', 'picocolors'];
const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** All that some modules import, and what that imports. */
const closures = { main: new Set(), worker: new Set(), score: new Set() };
const findClosures = {
  name: 'find-closures',
  buildEnd() {
    const visit = (id, seen) => {
      const module = seen.has(id) ? null : this.getModuleInfo(id);
      if (module === null) return;
      seen.add(id);
      for (const imported of module.importedIds) visit(imported, seen);
    };
    visit(dist('cli/main.js'), closures.main);
    closures.main.delete(dist('cli/main.js')); // it waits for the others, so none of them may wait for it
    visit(dist('cli/corpus/evaluate-batch.js'), closures.worker);
    visit(dist('cli/program.js'), closures.score);
  },
};

/** Commander can run verbs as programs of their own, which we have not; loading what it takes costs 5 ms. */
const withoutChildProcess = {
  name: 'without-child-process',
  resolveId: (source, importer) =>
    source === 'node:child_process' && importer?.includes('/commander/') ? '\0no-child-process' : null,
  load: (id) => (id === '\0no-child-process' ? 'export default {};' : null),
};

const bundle = await rolldown({
  input: {
    main: dist('cli/main.js'),
    'scorer-pl': dist('cli/scorer-pl.js'),
    worker: dist('cli/corpus/worker.js'),
  },
  platform: 'node',
  external: Object.keys(dependencies).filter((name) => !BUNDLED.includes(name)),
  plugins: [findClosures, withoutChildProcess],
});
await bundle.write({
  dir: dist('bin'),
  format: 'esm',
  chunkFileNames: '[name]-[hash].js',
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  codeSplitting: {
    groups: [
      { name: 'main-parts', test: (id) => closures.main.has(id), priority: 3 },
      { name: 'evaluate', test: (id) => closures.worker.has(id), priority: 2 },
      { name: 'score', test: (id) => closures.score.has(id), priority: 1 },
    ],
  },
});
await bundle.close();

const licenses = BUNDLED.map(
  (name) => `${name}\n\n${readFileSync(`${root}node_modules/${name}/LICENSE`, 'utf8')}`,
);
writeFileSync(
  dist('bin/LICENSES.txt'),
  `The programs contain parts of these packages:\n\n${licenses.join('\n')}`,
);
