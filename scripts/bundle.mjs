// Bundles the compiled programs and the worker to dist/bin/. Every file that is loaded takes its time, so what `score`
// needs is one file, commander among it; other verbs stay files of their own, loaded on demand.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
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
    const entries = ['cli/main.js', 'cli/corpus/worker.js'].map(dist);
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
    worker: dist('cli/corpus/worker.js'),
  },
  platform: 'node',
  external: Object.keys(dependencies).filter((name) => !BUNDLED.includes(name)),
  plugins: [findCore, withoutChildProcess],
});
await bundle.write({
  dir: dist('bin'),
  format: 'cjs',
  dynamicImportInCjs: false,
  chunkFileNames: ({ name }) => (name === 'core' ? 'core.js' : '[name]-[hash].js'),
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  codeSplitting: { groups: [{ name: 'core', test: (id) => core.has(id) }] },
});
await bundle.close();
writeFileSync(dist('bin/package.json'), '{ "type": "commonjs" }\n');

// What V8 makes of the main part in a run on the examples goes with it.
copyFileSync(`${root}scripts/launch.cjs`, dist('bin/main.js'));
const examples = ['key', 'response'].map((side) => `${root}examples/${side}.conll`);
const warmUp = `
  process.argv = [process.argv[0], 'corefeval', 'score', ...${JSON.stringify(examples)}];
  const { compiled } = require(${JSON.stringify(dist('bin/main.js'))});
  process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(dist('bin/core.cache'))}, compiled()));
`;
const { status, stderr } = spawnSync(process.execPath, ['-e', warmUp], { encoding: 'utf8' });
if (status !== 0) throw new Error(stderr);

const licenses = BUNDLED.map(
  (name) => `${name}\n\n${readFileSync(`${root}node_modules/${name}/LICENSE`, 'utf8')}`,
);
writeFileSync(
  dist('bin/LICENSES.txt'),
  `The programs contain parts of these packages:\n\n${licenses.join('\n')}`,
);
