/** The borders of docs/architecture.md: who may import whom. */
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SRC = join(ROOT, 'src');

/** The folder of a file of src; files of src itself are their own. */
const folderOf = (file: string): string => file.split('/')[0];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => name.split(sep).join('/'))
  .filter((name) => !name.startsWith('engine/assembly/')); // AssemblyScript, with imports of its own kind

/** What a file imports: files of src by their path, packages by their name. */
const imports = files.flatMap((file) => {
  const text = readFileSync(join(SRC, file), 'utf8');
  const specifiers = text.matchAll(
    /(?:^import|^export|^\} from|\bimport\()(?:[^'"\n;]*?from)?\s*\(?['"]([^'"]+)['"]/gm,
  );
  return Array.from(specifiers, ([, specifier]) => ({
    file,
    to: specifier.startsWith('.')
      ? relative(SRC, join(SRC, dirname(file), specifier))
          .split(sep)
          .join('/')
      : specifier,
    isPackage: !specifier.startsWith('.'),
  }));
});

/** The folders that each folder may import from. */
const BORDERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['problems', []],
  ['engine', []],
  ['core', ['engine', 'problems']],
  ['tokenizer', ['core', 'problems']],
  ['formats', ['core', 'engine', 'problems', 'tokenizer']],
  ['matching', ['core', 'problems']],
  ['metrics', ['core', 'problems']],
  ['evaluate', ['core', 'matching', 'metrics', 'problems', 'version.ts']],
  ['corpus', ['core', 'evaluate', 'formats', 'problems']],
  ['convert', ['core', 'evaluate', 'formats', 'problems']],
  ['check', ['convert', 'core', 'corpus', 'evaluate', 'formats', 'matching', 'problems', 'version.ts']],
  ['explain', ['compat', 'core', 'metrics', 'problems']],
  ['compare', ['core', 'metrics', 'problems', 'version.ts']],
  ['analyze', ['core', 'evaluate', 'metrics', 'problems', 'version.ts']],
  ['agree', ['compare', 'core', 'evaluate', 'metrics', 'problems', 'version.ts']],
  ['nuggets', ['core', 'evaluate', 'formats', 'matching', 'metrics', 'problems', 'tokenizer', 'version.ts']],
  [
    'report',
    [
      ...['agree', 'analyze', 'check', 'compare', 'core', 'evaluate', 'explain', 'matching', 'metrics'],
      ...['nuggets', 'problems', 'version.ts'],
    ],
  ],
  [
    'page',
    [
      ...['analyze', 'compare', 'core', 'evaluate', 'matching', 'metrics', 'nuggets', 'problems', 'report'],
      'version.ts',
    ],
  ],
  [
    'web',
    [
      ...['analyze', 'core', 'corpus', 'evaluate', 'explain', 'formats', 'library', 'metrics', 'nuggets'],
      ...['page', 'problems', 'report', 'version.ts'],
    ],
  ],
  ['compat', ['core', 'matching', 'metrics', 'nuggets', 'problems']],
  [
    'library',
    [
      ...['analyze', 'compare', 'core', 'corpus', 'evaluate', 'formats', 'matching', 'metrics'],
      ...['nuggets', 'page', 'problem-codes.ts', 'problems', 'report'],
    ],
  ],
  ['version.ts', []],
  [
    'problem-codes.ts',
    [
      'agree',
      'analyze',
      'check',
      'compare',
      'convert',
      'evaluate',
      'formats',
      'metrics',
      'nuggets',
      'problems',
    ],
  ],
  [
    'index.ts',
    [
      ...['core', 'evaluate', 'formats', 'matching', 'metrics', 'problem-codes.ts', 'problems', 'library'],
      'version.ts',
    ],
  ],
  [
    'cli',
    [
      ...[
        'agree',
        'analyze',
        'check',
        'compare',
        'compat',
        'convert',
        'core',
        'corpus',
        'evaluate',
        'explain',
        'formats',
        'library',
        'matching',
        'metrics',
        'nuggets',
        'page',
        'problems',
        'report',
      ],
      ...['problem-codes.ts', 'tokenizer', 'version.ts'],
    ],
  ],
]);

describe('imports', () => {
  it('are found at all', () => {
    const mentioned = files.flatMap(
      (file) => readFileSync(join(SRC, file), 'utf8').match(/from '[^']+';$/gm) ?? [],
    );
    expect(imports.length).toBeGreaterThanOrEqual(mentioned.length);
    expect(imports).toContainEqual({ file: 'metrics/muc.ts', to: 'metrics/metric.ts', isPackage: false });
  });

  it('have known folders', () => {
    expect([...new Set(files.map(folderOf))].sort()).toEqual([...BORDERS.keys()].sort());
  });

  it.each([...BORDERS])('of %s stay within its borders: %j', (folder, allowed) => {
    const trespasses = imports
      .filter(({ file, isPackage }) => folderOf(file) === folder && !isPackage)
      .filter(({ to }) => folderOf(to) !== folder && !allowed.includes(folderOf(to)))
      .map(({ file, to }) => `${file} → ${to}`);
    expect(trespasses).toEqual([]);
  });

  it('of readers stay in the worker of the page; no other script of a page contains them', () => {
    const worker = [...['blob-files', 'inspect-files', 'score-events', 'score-files', 'worker']].map(
      (name) => `web/score/${name}.ts`,
    );
    const READERS = ['corpus', 'formats', 'library', 'nuggets'];
    const outside = imports
      .filter(({ file, to }) => folderOf(file) === 'web' && READERS.includes(folderOf(to)))
      .filter(({ file }) => !worker.includes(file));
    expect(outside).toEqual([]);
  });

  it('name files that are there, with their extension', () => {
    const missing = imports.filter(({ to, isPackage }) => !isPackage && !files.includes(to));
    expect(missing).toEqual([]);
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

  it('have no cycle between folders', () => {
    const rank = [...BORDERS.keys()];
    expect(
      rank.filter((folder) => BORDERS.get(folder)?.some((other) => BORDERS.get(other)?.includes(folder))),
    ).toEqual([]);
  });
});

describe('files outside the command line', () => {
  it.each(files.filter((file) => folderOf(file) !== 'cli'))('use nothing of Node: %s', (file) => {
    const code = readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    expect(code).not.toMatch(/\b(?:process|require|__dirname|Buffer)\b[.([]/);
    const imported = Array.from(code.matchAll(/from '([^']+)'/g), ([, name]) => name);
    expect(imported.filter((name) => builtinModules.includes(name))).toEqual([]);
  });

  it('are small', () => {
    const long = files.filter((file) => readFileSync(join(SRC, file), 'utf8').split('\n').length > 301);
    expect(long).toEqual([]);
  });
});
