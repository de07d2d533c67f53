/** What this program writes is read by programs of others: JSON.parse, and the module csv of Python. */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';

const work = new Workplace();
const root = fileURLToPath(new URL('../..', import.meta.url));

beforeAll(() => {
  cpSync(join(root, 'examples'), work.folder, { recursive: true });
  work.write('one.conll', `${work.read('key.conll').split('#end document')[0]}#end document\n`);
  work.write(
    'strings.json',
    '{"clusters":[["Sarah","She","\\"quoted\\" \\\\ name"],["the house","12","tab\\tx"]]}\n',
  );
});
afterAll(() => work.remove());

const pair = ['key.conll', 'response.conll'];
const events = ['nuggets/gold.tbf', 'nuggets/system.tbf', '-t', 'nuggets/tokens'];

/** One value, or one on each line. */
const valuesOf = (text: string): unknown[] => {
  try {
    return [JSON.parse(text)];
  } catch {
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  }
};

describe('JSON.parse reads', () => {
  it.each([
    ...['jsonlines', 'scorch', 'strings'].map((to) => ['convert', 'one.conll', '--to', to]),
    ...['jsonlines', 'scorch'].map((to) => ['convert', 'strings.json', '--to', to]),
    ['score', ...pair, '--json', '--cite'],
    ['compare', ...pair, 'other=key.conll', '--json', '--resamples', '20'],
    ['analyze', ...pair, '--json'],
    ['explain', ...pair, '--document', 'example/letter', '--json'],
    ['agree', ...pair, '--json', '--resamples', '20'],
    ['check', ...pair, '--json'],
    ['check', 'broken.conll', '--sarif'],
    ['nuggets', 'score', ...events, '--json'],
    ['nuggets', 'compare', ...events, '--json'],
    ['nuggets', 'check', 'nuggets/broken.tbf', '--json'],
    ['tokenize', 'nuggets/story.txt', '--to', 'json'],
  ])('%s %s %s %s %s', (...args) => {
    const { stdout, stderr } = work.run(args);
    expect(stdout, stderr).not.toBe('');
    for (const value of valuesOf(stdout)) expect(typeof value).toBe('object');
  });

  it('names of strings in Scorch, each as it was', () => {
    const { stdout } = work.run(['convert', 'strings.json', '--to', 'scorch']);
    const { clusters } = JSON.parse(stdout) as { clusters: Record<string, unknown[]> };
    expect(Object.values(clusters).map((names) => names.map(String))).toEqual([
      ['Sarah', 'She', '"quoted" \\ name'],
      ['the house', '12', 'tab\tx'],
    ]);
  });
});

const PROGRAM = `import csv, json, sys
dialect = dict(delimiter=sys.argv[1], strict=True)
if sys.argv[1] == '\\t': dialect['quoting'] = csv.QUOTE_NONE
print(json.dumps(list(csv.reader(open(sys.argv[2], newline='', encoding='utf-8'), **dialect))))`;

const hasPython = spawnSync('python3', ['-c', 'import csv']).status === 0;

describe.skipIf(!hasPython)('the module csv of Python (skipped where there is no python3) reads', () => {
  it.each([
    ['csv', ','],
    ['tsv', '\t'],
  ])('%s', (ending, delimiter) => {
    for (const [verb, args] of [
      [['score'], [...pair, 'a, "b"; c=response.conll', '--per-document']],
      [
        ['nuggets', 'score'],
        [...events, 'a, "b"; c=nuggets/gold.tbf'],
      ],
    ] as const) {
      const file = `table.${ending}`;
      work.run([...verb, ...args, '-o', file, '--force']);
      const { stdout, stderr } = spawnSync('python3', ['-c', PROGRAM, delimiter, join(work.folder, file)], {
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      const rows = JSON.parse(stdout) as string[][];
      expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
      expect(rows.map(([system]) => system)).toContain('a, "b"; c');
    }
  });
});
