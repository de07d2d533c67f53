/** The borders of docs/architecture.md: a folder imports only from folders above it in one ordered list. */
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import folders from '../../scripts/folders.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SRC = join(ROOT, 'src');
const order = folders.map(({ folder }) => folder);

/** The folder of a file of src; files of src itself are their own. */
const folderOf = (file: string): string => file.split('/')[0];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => name.split(sep).join('/'))
  .filter((name) => !name.startsWith('engine/assembly/')); // AssemblyScript, with imports of its own kind

const IMPORT =
  /^(?:import|export)( type)?\b[^'";]*?\bfrom\s*'([^']+)'|^import\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm;

/** What a file imports: files of src by their path, packages by their name. */
const imports = files.flatMap((file) =>
  Array.from(readFileSync(join(SRC, file), 'utf8').matchAll(IMPORT), ([, type, from, effect, loaded]) => {
    const specifier = from ?? effect ?? loaded;
    const isPackage = !specifier.startsWith('.');
    const to = isPackage ? specifier : posix.join(dirname(file), specifier);
    return { file, to, isPackage, isType: type !== undefined, isLate: loaded !== undefined };
  }),
);

/** Imports of other files of src that are in another folder, as `file → file`. */
const between = imports.filter(({ file, to, isPackage }) => !isPackage && folderOf(file) !== folderOf(to));
const named = (some: typeof imports) => some.map(({ file, to }) => `${file} → ${to}`);

describe('imports', () => {
  it('are found at all', () => {
    const mentioned = files.flatMap(
      (file) => readFileSync(join(SRC, file), 'utf8').match(/from '[^']+';$/gm) ?? [],
    );
    expect(imports.length).toBeGreaterThanOrEqual(mentioned.length);
    expect(imports).toContainEqual({
      file: 'metrics/muc.ts',
      to: 'metrics/metric.ts',
      isPackage: false,
      isType: false,
      isLate: false,
    });
    expect(imports).toContainEqual({
      file: 'report/analyze/report.ts',
      to: 'analyze/index.ts',
      isPackage: false,
      isType: true,
      isLate: false,
    });
  });

  it('name files that exist, with their extension', () => {
    expect(named(imports.filter(({ to, isPackage }) => !isPackage && !files.includes(to)))).toEqual([]);
  });

  it('have folders of scripts/folders.json', () => {
    expect([...new Set(files.map(folderOf))].sort()).toEqual(order.toSorted());
  });

  it.each(order)('of %s come from folders above it in scripts/folders.json', (folder) => {
    const above = order.slice(0, order.indexOf(folder));
    const wrong = between.filter(
      ({ file, to }) => folderOf(file) === folder && !above.includes(folderOf(to)),
    );
    expect(named(wrong)).toEqual([]);
  });

  it('of report from analyze, matching and nuggets are types: it prints and does not compute', () => {
    const computing = ['analyze', 'matching', 'nuggets'];
    const values = between.filter(({ file, isType }) => folderOf(file) === 'report' && !isType);
    expect(named(values.filter(({ to }) => computing.includes(folderOf(to))))).toEqual([]);
  });

  it('of the command line load nothing at its start that score does not need', () => {
    const isLoaded = new Set(['cli/main.ts']);
    for (const file of isLoaded) {
      const loads = imports.filter((each) => each.file === file && !each.isType && !each.isLate);
      for (const { to, isPackage } of loads) if (!isPackage) isLoaded.add(to);
    }
    expect([...isLoaded]).toContain('cli/commands/score.ts');
    const others = [
      'agree',
      'analyze',
      'check',
      'compat',
      'explain',
      'nuggets',
      'page',
      'tokenizer',
      'library',
    ];
    // The rules of the tokenizer alone take longer to load than everything else.
    expect([...isLoaded].filter((file) => others.includes(folderOf(file)))).toEqual(['tokenizer/token.ts']);
  });

  it('of the page never name the command line', () => {
    expect(
      named(between.filter(({ file, to }) => folderOf(file) === 'web' && folderOf(to) === 'cli')),
    ).toEqual([]);
  });

  it('of readers stay in the worker of the page; no other script of a page contains them', () => {
    const worker = [
      'blob-files',
      'inspect-events',
      'inspect-files',
      'run-tool',
      'score-events',
      'score-files',
      'worker',
    ].map((name) => `web/score/${name}.ts`);
    const READERS = ['corpus', 'formats', 'library', 'nuggets', 'verbs'];
    const outside = between
      .filter(({ file, to }) => folderOf(file) === 'web' && READERS.includes(folderOf(to)))
      .filter(({ file }) => !worker.includes(file));
    expect(named(outside)).toEqual([]);
  });

  it('of packages are in the command line only; the rest runs in a browser', () => {
    // Packages of the page are bundled into it, so they are development dependencies.
    const outside = imports.filter(
      ({ file, isPackage }) => isPackage && !['cli', 'web'].includes(folderOf(file)),
    );
    // pure-rand, the random numbers, runs in a browser too.
    expect(outside.map(({ file, to }) => `${file}: ${to}`).sort()).toEqual([
      'compare/streams.ts: pure-rand/distribution/uniformInt',
      'compare/streams.ts: pure-rand/generator/xoroshiro128plus',
      'compare/streams.ts: pure-rand/types/JumpableRandomGenerator',
    ]);
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const unknown = imports
      .filter(({ file, isPackage }) => isPackage && folderOf(file) !== 'web')
      .filter(({ to }) => !to.startsWith('node:') && !Object.hasOwn(dependencies, to.split('/')[0]));
    expect(unknown).toEqual([]);
  });
});

describe('files outside the command line', () => {
  it.each(files.filter((file) => folderOf(file) !== 'cli'))('use nothing of Node: %s', (file) => {
    const code = readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    expect(code).not.toMatch(/\b(?:process|require|__dirname|Buffer)\b[.([]/);
    const imported = Array.from(code.matchAll(/from '([^']+)'/g), ([, name]) => name);
    expect(imported.filter((name) => name.startsWith('node:') || builtinModules.includes(name))).toEqual([]);
  });
});

describe('files of src', () => {
  it('have at most 300 lines', () => {
    const long = files.filter((file) => readFileSync(join(SRC, file), 'utf8').split('\n').length > 301);
    expect(long).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');

  it('has the table of scripts/folders.json: if this fails, run npm run docs', async () => {
    const { withFolderTable } = await import(new URL('../../scripts/folder-table.mjs', import.meta.url).href);
    expect(page).toContain('| `engine` |');
    expect(page).toBe(withFolderTable(page, folders));
  });

  it('has a reason for every dependency, and for no other package', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const [, table = ''] = page.split(/^## Dependencies$/m);
    const cells = Array.from(table.matchAll(/^\| (`[^|]*) \|/gm), ([, cell]) => cell.replaceAll('`', ''));
    expect(cells.flatMap((cell) => cell.split(', ')).sort()).toEqual(
      Object.keys({ ...dependencies, ...devDependencies }).sort(),
    );
  });
});
