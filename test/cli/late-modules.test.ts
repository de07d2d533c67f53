/** Modules that are loaded when they are needed (scripts/load-late.mjs). */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';

const work = new Workplace();
afterAll(() => work.remove());

const example = (name: string) => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));

/** The late files that a run loads. */
function lateFiles(...args: string[]): string[] {
  const [hook, list] = ['hook.cjs', 'list.txt'].map((name) => join(work.folder, name));
  const path = JSON.stringify(list);
  writeFileSync(
    hook,
    `process.on('exit', () => require('node:fs').writeFileSync(${path}, Object.keys(require.cache).join('\\n')));`,
  );
  const { code } = work.run(args, { env: { NODE_OPTIONS: `--require ${hook}` } });
  expect(code).toBe(0);
  const names = readFileSync(list, 'utf8')
    .split('\n')
    .map((file) => basename(file, '.js'));
  return names.filter((name) => name.startsWith('late-')).sort();
}

it('are not loaded to score CoNLL files', () => {
  expect(lateFiles('score', example('key.conll'), example('response.conll'))).toEqual([]);
});

it('are loaded for the format and the output that are asked for', () => {
  work.write('k.jsonl', '{"id": "d", "clusters": [[[0, 1], [2, 3]]]}\n');
  const used = lateFiles('score', '--format', 'jsonlines', '--json', 'k.jsonl', 'k.jsonl');
  expect(used).toEqual(['late-jsonlines', 'late-reports']);
});
