// Bundles the compiled programs and the worker to dist/bin/. Every file that is loaded takes its time, so what `score`
// needs is one file, commander among it; other verbs stay files of their own, loaded on demand.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = (path) => `${root}dist/${path}`;

/** Small, and on the way of every verb. */
const BUNDLED = ['commander'];
const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** What the main part is made of: all that the program and the worker import, but for themselves. */
const core = new Set();
const findCore = {
  name: 'find-core',
  buildEnd() {
    const visit = (id) => {
      const module = core.has(id) ? null : this.getModuleInfo(id);
      if (module === null) return;
      core.add(id);
      module.importedIds.forEach(visit);
    };
    const entries = ['cli/main.js', 'cli/worker.js'].map(dist);
    entries.forEach(visit);
    for (const entry of entries) core.delete(entry);
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
    cli: dist('cli/main.js'),
    'scorer-pl': dist('cli/scorer-pl.js'),
    worker: dist('cli/worker.js'),
  },
  platform: 'node',
  external: Object.keys(dependencies).filter((name) => !BUNDLED.includes(name)),
  plugins: [findCore, withoutChildProcess],
});
const { output } = await bundle.write({
  dir: dist('bin'),
  format: 'cjs',
  dynamicImportInCjs: false,
  chunkFileNames: '[name]-[hash].js',
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  codeSplitting: { groups: [{ name: 'core', test: (id) => core.has(id) }] },
});
await bundle.close();
writeFileSync(dist('bin/package.json'), '{ "type": "commonjs" }\n');

const { fileName } = output.find(({ name }) => name === 'core');
const launcher = readFileSync(`${root}scripts/launch.cjs`, 'utf8');
writeFileSync(dist('bin/main.js'), launcher.replace("'CORE_FILE'", `'${fileName}'`));

const licenses = BUNDLED.map(
  (name) => `${name}\n\n${readFileSync(`${root}node_modules/${name}/LICENSE`, 'utf8')}`,
);
writeFileSync(
  dist('bin/LICENSES.txt'),
  `The programs contain parts of these packages:\n\n${licenses.join('\n')}`,
);
