// Bundles the compiled programs and the worker to dist/bin/. Loading a file takes time, so all modules of `score`,
// including commander, are in one file; other verbs are separate files that are loaded on demand. All packages are bundled, so that the
// folder runs anywhere: the Python package contains it.
import { cpSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { compileEarly } from './compile-early.mjs';
import { licensesOf, packagesOf } from './licenses.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = (path) => `${root}dist/${path}`;
const build = (path) => `${root}build/${path}`;

/** The modules of the main part: everything that the program and the worker import, except these two. */
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
    const entries = ['cli/main.js', 'cli/worker.js'].map(build);
    entries.forEach(visit);
    for (const entry of entries) core.delete(entry);
  },
};

/** Commander can run verbs as separate programs, which is not used here; loading node:child_process costs 5 ms. */
const withoutChildProcess = {
  name: 'without-child-process',
  resolveId: (source, importer) =>
    source === 'node:child_process' && importer?.includes('/commander/') ? '\0no-child-process' : null,
  load: (id) => (id === '\0no-child-process' ? 'export default {};' : null),
};

/** Strings that are all ASCII take half the memory and are read faster. No other character can be outside a literal. */
const asciiOnly = {
  name: 'ascii-only',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code.replace(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

const bundle = await rolldown({
  input: {
    cli: build('cli/main.js'),
    'scorer-pl': build('cli/scorer-pl.js'),
    worker: build('cli/worker.js'),
  },
  platform: 'node',
  plugins: [findCore, withoutChildProcess, asciiOnly],
});
const { output } = await bundle.write({
  dir: dist('bin'),
  format: 'cjs',
  dynamicImportInCjs: false,
  chunkFileNames: '[name]-[hash].js',
  // The names of functions are kept: they are in the stack of a bug report.
  minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
  codeSplitting: { groups: [{ name: 'core', test: (id) => core.has(id) }] },
});
await bundle.close();
writeFileSync(dist('bin/package.json'), '{ "type": "commonjs" }\n');

cpSync(`${root}scripts/launch.cjs`, dist('bin/main.js'));
const { fileName } = output.find(({ name }) => name === 'core');
const examples = ['key', 'response'].map((name) => `${root}examples/${name}.conll`);
compileEarly(dist(`bin/${fileName}`), [dist('bin/cli.js'), 'score', ...examples]);

const modules = output.flatMap((chunk) => chunk.moduleIds ?? Object.keys(chunk.modules ?? {}));
writeFileSync(dist('bin/LICENSES.txt'), licensesOf(root, packagesOf(modules), 'The programs'));
