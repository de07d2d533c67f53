/** Unit tests mirror the sources: a file of src has a test at the same path, only its siblings import it, or an entry says where it is tested. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filesOf, ImportGraph } from '../support/import-graph.ts';
import { testedElsewhere } from '../support/tested-elsewhere.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const graph = new ImportGraph(ROOT);

const withoutSuffix = (path: string) => path.replace(/(\.slow)?\.test\.ts$|\.tsx?$/, '');
const sources = filesOf(ROOT, 'src').filter((file) => !file.startsWith('src/engine/assembly/'));
const tests = filesOf(ROOT, 'test/unit').filter((file) => file.endsWith('.test.ts'));
const modules = new Set(sources.map((file) => withoutSuffix(file.slice('src/'.length))));
const tested = new Set(tests.map((file) => withoutSuffix(file.slice('test/unit/'.length))));
const entries = testedElsewhere.flatMap(([folder, files, test]) =>
  files.split(' ').map((name) => ({ module: folder === '' ? name : `${folder}/${name}`, test })),
);

/** Files that only files of the same folder, and of folders in it, import: the tests of these run them. */
const siblingsOnly = (() => {
  const importers = new Map<string, Set<string>>();
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
  for (const file of sources)
    for (const imported of graph.importsOf(file))
      importers.set(imported, (importers.get(imported) ?? new Set()).add(folderOf(file)));
  return new Set(
    sources.filter((file) =>
      [...(importers.get(file) ?? [''])].every((folder) => `${folder}/`.startsWith(`${folderOf(file)}/`)),
    ),
  );
})();

/** Tests of the built program and of pages in the browser do not import what they run. */
const runsBuilt = (test: string) => /^test\/(?:(?:cli|web)\/|executable\.)/.test(test);

/** Tests of something other than a file of src, and what it is. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['architecture', 'the borders between all files'],
  ['same-bits', 'the functions that no file may use'],
  ['mirror', 'the tests themselves'],
  ['browser-setup', 'scripts/browser.mjs'],
  ['compile-early', 'scripts/compile-early.mjs'],
  ['documentation', 'the pages in docs'],
  ['installed', 'scripts/installed.mjs'],
  ['web/styles/theme', 'src/web/styles/theme.css'],
  ['mutate', 'scripts/mutate/mutations.mjs'],
  ['github', '.github'],
  ['workflows', 'scripts/workflows/lint.mjs'],
  ['release', 'scripts/release/sources.mjs'],
  ['site', 'site/pages.mjs and site/check.mjs'],
  ['names-in-docs', 'what the pages in docs name'],
  ['windows', 'the rules of Windows, over several files'],
  ['fuzz/minimize', 'fuzz/minimize.ts'],
  ['fuzz/supervise', 'fuzz/supervise.ts'],
  ['nuggets/convert/ere', 'both converters from ERE'],
  ['nuggets/score/document-2015', 'worked examples of the 2015 task, over several files'],
  ['nuggets/score/profiles', 'the profiles in scoring, over several files'],
]);

/** Files that run nothing of their own: types, constants, lists of exports, problem codes, and the cards of formats, which all tests of a format use. */
function isDeclaration(file: string): boolean {
  const [folder, ...path] = withoutSuffix(file.slice('src/'.length)).split('/');
  if (/^(index|codes)$/.test(path.at(-1) ?? folder)) return true;
  if (folder === 'formats' && path.length === 2 && path[0] === path[1]) return true;
  const code = readFileSync(join(ROOT, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/^(?:export )?interface [\s\S]*?^\}|^(?:export )?type [^;]*;/gm, '');
  return !/=>|\b(?:function|class|new)\b/.test(code);
}

describe('unit tests', () => {
  it('have the path of the file that they test', () => {
    expect(tested.size).toBeGreaterThan(100);
    expect([...tested].filter((name) => !modules.has(name) && !OTHERS.has(name))).toEqual([]);
  });

  it('import the file that they test, directly or by way of others', () => {
    const strangers = tests.filter((test) => {
      const name = withoutSuffix(test.slice('test/unit/'.length));
      const file = [`src/${name}.ts`, `src/${name}.tsx`].find((path) => sources.includes(path));
      return file !== undefined && !graph.reachedFrom(test).has(file);
    });
    expect(strangers).toEqual([]);
  });
});

describe('files of src', () => {
  it('have a unit test, or an entry in test/support/tested-elsewhere.ts', () => {
    const listed = new Set(entries.map(({ module }) => module));
    const missing = sources
      .filter((file) => !isDeclaration(file) && !siblingsOnly.has(file))
      .map((file) => withoutSuffix(file.slice('src/'.length)))
      .filter((module) => !tested.has(module) && !listed.has(module));
    expect(missing.map((module) => `add test/unit/${module}.test.ts`)).toEqual([]);
  });

  it('have no entry if they have a unit test, or are not there', () => {
    const names = entries.map(({ module }) => module);
    expect(names.filter((module, i) => names.indexOf(module) !== i)).toEqual([]);
    expect(names.filter((module) => tested.has(module) || !modules.has(module))).toEqual([]);
  });

  it('are reached by the test of their entry', () => {
    const places = new Set(entries.map(({ test }) => test));
    expect([...places].filter((test) => !existsSync(join(ROOT, test)))).toEqual([]);
    const astray = entries
      .filter(({ test }) => test.endsWith('.ts') && !runsBuilt(test))
      .filter(({ module, test }) => {
        const reached = graph.reachedFrom(test);
        return !reached.has(`src/${module}.ts`) && !reached.has(`src/${module}.tsx`);
      });
    expect(astray).toEqual([]);
  });
});
