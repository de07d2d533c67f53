/**
 * The examples in docs/contributing are complete, and `npm run new` writes those of metrics and formats under another name: in a copy of the
 * project that has them all, lint and types pass, and all tests of completeness but one, which lists what is to be filled in.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Block {
  readonly path: string;
  /** The content of a new file. */
  readonly text?: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const guide = new URL('../../scripts/guide.mjs', import.meta.url).href;
const { applyBlocks, guideBlocks } = await import(guide);

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'contributing-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const blocks: readonly Block[] = readdirSync(join(root, 'docs/contributing')).flatMap((page) =>
  guideBlocks(readFileSync(join(root, 'docs/contributing', page), 'utf8')),
);
const written = blocks.filter(({ text }) => text !== undefined).map(({ path }) => path);

/** Runs a script in the copy; not as a part of this test run. */
function run(script: string, ...args: string[]) {
  const env = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST|NODE_ENV|RUNS)/.test(name));
  const options = { cwd: folder, encoding: 'utf8', env: Object.fromEntries(env) } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, script), ...args], options);
  return { status, output: stdout + stderr };
}

const biome = (...paths: string[]) =>
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...paths);
const tsc = (project: string) => run('node_modules/typescript/bin/tsc', '-p', project, '--noEmit');
const create = (...args: string[]) => run('scripts/new.mjs', ...args);
const done = { status: 0, output: '' };

/** A test of the target in the example of the fuzzer. */
const FUZZ = `import { it } from 'vitest';
import { lines } from '../../fuzz/targets/text-lines.ts';
import { randomOf } from '../support/mutate.ts';

it('a line is what is between two line feeds', async () => {
  for (let seed = 0; seed < 300; seed++) await lines.check(lines.generate(randomOf(seed)));
});
`;

/** The new files that are to be filled in. */
const NEW = [
  'docs/formats/mylines.md',
  'docs/metrics.md',
  'scripts/errors/formats.md',
  ...['codes', 'mylines', 'read', 'write'].map((name) => `src/formats/mylines/${name}.ts`),
  'src/metrics/my_metric.ts',
  'test/support/brute-force.ts',
  ...['read', 'write'].map((name) => `test/unit/formats/mylines/${name}.test.ts`),
  'test/unit/metrics/my_metric.test.ts',
];

beforeAll(() => {
  const left = ['node_modules', 'build', 'dist', 'coverage', '.git'].map((name) => join(root, name));
  cpSync(root, folder, { recursive: true, filter: (path) => !left.includes(path) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  applyBlocks(blocks, folder);
});

describe('the examples in docs/contributing', () => {
  it('are found', () => {
    for (const start of ['fuzz/', 'src/cli/', 'src/engine/', 'src/formats/', 'src/matching/', 'src/metrics/'])
      expect(
        written.some((path) => path.startsWith(start)),
        start,
      ).toBe(true);
    for (const start of ['src/verbs/', 'src/web/', 'test/unit/'])
      expect(
        written.some((path) => path.startsWith(start)),
        start,
      ).toBe(true);
  });

  it('are formatted', () => {
    const sources = written.filter((path) => /\.tsx?$/.test(path));
    expect(biome(...sources)).toMatchObject({
      status: 0,
      output: expect.stringContaining(`Checked ${sources.length} files`),
    });
  });

  it('have an engine that compiles', () => {
    expect(run('scripts/engine.mjs')).toEqual(done);
  });
});

describe('npm run new', () => {
  it('refuses names that are taken or no ids', () => {
    const refused = { status: 2, output: expect.any(String) };
    for (const args of [
      [],
      ['metric'],
      ['verb', 'x'],
      ['metric', 'My'],
      ['format', 'a_b'],
      ['metric', 'muc'],
      ['format', 'new'],
      ['format', 'conll'],
    ])
      expect(create(...args), args.join(' ')).toEqual(refused);
    expect(create('metric', 'muc').output).toBe('src/metrics/muc.ts exists: choose another name.\n');
  });

  it('writes a metric and a format', () => {
    expect(create('metric', 'my_metric', '--no-docs')).toMatchObject({ status: 0 });
    const { status, output } = create('format', 'mylines');
    expect({ status, output }).toMatchObject({ status: 0 });
    expect(output).toContain('  new      src/formats/mylines/read.ts\n  ');
    expect(output).toContain('  changed  src/formats/index.ts\n');
  });

  it('leaves a project that the linter and the compiler accept', () => {
    const paths = [...blocks.map(({ path }) => path), ...NEW].filter((path) => /\.tsx?$/.test(path));
    expect(biome(...paths)).toMatchObject({ status: 0 });
    expect(tsc('tsconfig.json')).toEqual(done);
    expect(tsc('src/engine/assembly')).toEqual(done);
  });

  it('leaves one failing test, which lists what is to be filled in', () => {
    writeFileSync(join(folder, 'test/property/guide-fuzz.test.ts'), FUZZ);
    const report = join(folder, 'report.json');
    const tests = [
      ...written.filter((path) => path.endsWith('.test.ts')),
      ...['architecture', 'documentation', 'mirror', 'problem-codes'].map(
        (name) => `test/unit/${name}.test.ts`,
      ),

      'test/unit/metrics',
      'test/unit/matching',
      'test/unit/problems',
      'test/unit/formats/mylines',
      'test/unit/cli/reference',
      ...['convert', 'guide-fuzz', 'hostile-content', 'matchers', 'metrics', 'metrics-brute-force'].map(
        (name) => `test/property/${name}.test.ts`,
      ),
    ];
    run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'fast',
      '--mode',
      'quick',
      '--reporter=json',
      `--outputFile=${report}`,
      ...tests,
    );
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const all = testResults.flatMap(
      ({ assertionResults }: { assertionResults: object[] }) => assertionResults,
    );
    const failed = all.filter(({ status }: { status: string }) => status !== 'passed');
    expect(all.length).toBeGreaterThan(500);
    expect(failed.map(({ title }: { title: string }) => title)).toEqual([
      'no example that npm run new wrote is left',
    ]);
    const places: string[] = [...failed[0].failureMessages[0].matchAll(/^ {2}(\S+):\d+$/gm)].map(
      ([, path]) => path,
    );
    expect(places.toSorted()).toEqual(NEW.toSorted());
  });
});
