/**
 * The programs in README.md and docs: a `ts` block that imports the library. Each compiles under the strictest settings, runs, and
 * prints what the page says, in comments after `console.log` or in a `text` block.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Program {
  readonly page: string;
  readonly line: number;
  readonly code: string;
  readonly printed: string;
}

const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`)
    .sort(),
];

function programsOf(page: string): Program[] {
  const text = readFileSync(join(root, page), 'utf8');
  const block = /^```ts\n([\s\S]*?)^```$(?:\n\nprints\n\n```text\n([\s\S]*?)^```$)?/gm;
  return [...text.matchAll(block)]
    .filter(([, code]) => /^import .*'corefeval/m.test(code))
    .map(({ 1: code, 2: output, index }) => ({
      page,
      line: text.slice(0, index).split('\n').length,
      code,
      printed: output ?? commentsOf(code),
    }));
}

/** The comments after calls of `console.log`, or on lines of their own. */
const commentsOf = (code: string): string =>
  [...code.matchAll(/(?:console\.log\(.*\); |^)\/\/ (.*)$/gm)].map(([, comment]) => `${comment}\n`).join('');

const programs = pages.flatMap(programsOf);

// Within the package, which can import itself by its name.
const folder = join(root, 'dist/doc-examples');
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fileOf = (i: number, extension: string) => join(folder, `${i}.${extension}`);

describe('the programs of the documentation', () => {
  it('are found', () => {
    const found = new Set(programs.map(({ page }) => page));
    for (const page of [
      'README.md',
      'docs/api/corefeval.md',
      'docs/nuggets.md',
      'docs/compare.md',
      'docs/agree.md',
    ])
      expect(found).toContain(page);
    for (const page of ['docs/analyze.md', 'docs/explain.md', 'docs/files.md', 'docs/tokenizer.md'])
      expect(found).toContain(page);
  });

  it('compile under strict and noUncheckedIndexedAccess', () => {
    programs.forEach(({ code }, i) => {
      writeFileSync(fileOf(i, 'mts'), code);
    });
    const options = ['--strict', '--noUncheckedIndexedAccess', '--noEmit', '--skipLibCheck', 'false'];
    const target = ['--ignoreConfig', '--module', 'node16', '--target', 'es2023', '--types', 'node'];
    const files = programs.map((_, i) => fileOf(i, 'mts'));
    const compiler = [join(root, 'node_modules/typescript/bin/tsc'), ...options, ...target, ...files];
    const { stdout } = spawnSync(process.execPath, compiler, { cwd: root, encoding: 'utf8' });
    const places = stdout.replace(/^\S*\/(\d+)\.mts\((\d+),\d+\)/gm, (_, i, line) => {
      const { page, line: start } = programs[i] as Program;
      return `${page}:${start + Number(line)}`;
    });
    expect(places).toBe('');
  });

  it.each(programs.map((program, i) => [program.page, program.line, program, i] as const))(
    '%s:%d prints what it says',
    (_page, _line, { code, printed }, i) => {
      expect(printed).not.toBe('');
      const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
      writeFileSync(fileOf(i, 'mjs'), ts.transpileModule(code, { compilerOptions }).outputText);
      const { stdout, stderr } = spawnSync(process.execPath, [fileOf(i, 'mjs')], {
        cwd: root,
        encoding: 'utf8',
      });
      expect([stdout, stderr]).toEqual([printed, '']);
    },
  );
});

it('docs/api has the pages of the types, and no others: if this fails, run npm run docs', () => {
  const check = [join(root, 'scripts/docs-api.mjs'), '--check'];
  const { status, stderr } = spawnSync(process.execPath, check, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
