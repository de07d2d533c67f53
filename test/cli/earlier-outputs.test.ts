/** What a run wrote can be written again by another; a file with anything else in it is kept. */
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';

const work = new Workplace();
const root = fileURLToPath(new URL('../..', import.meta.url));

beforeAll(() => {
  cpSync(join(root, 'examples'), work.folder, { recursive: true });
  mkdirSync(join(work.folder, 'out'));
  work.run(['gate', ...pair, '--baseline', 'baseline.json', '--update']);
});
afterAll(() => work.remove());

const pair = ['key.conll', 'response.conll'];
const systems = ['compare/key.conll', 'compare/ours.conll', 'compare/theirs.conll'];
const events = ['nuggets/gold.tbf', 'nuggets/system.tbf', '-t', 'nuggets/tokens'];
const several = [...events, 'g=nuggets/gold.tbf'];

/** Runs, and the kinds of output that each has. */
const runs: readonly [args: readonly string[], endings: string][] = [
  [['score', ...pair], 'txt json csv tsv md tex html'],
  [['score', ...systems, '--per-document', '--ci', '--cite'], 'txt json md tex'],
  [['score', ...pair, '--average', 'macro', '--metrics', 'all', '--f1-only'], 'txt csv md tex'],
  [['score', ...pair, '--by', 'letters=*letter*', '--by', 'bridges=*bridge*'], 'txt json csv md tex html'],
  [
    ['score', '--dataset', 'a=key.conll:response.conll', '--dataset', 'b=key.conll:key.conll'],
    'txt json csv md tex',
  ],
  [['compare', ...systems, '--resamples', '100'], 'txt json md tex'],
  [['compare', ...systems, '--resamples', '100', '--flips'], 'txt json csv md tex'],
  [['gate', ...pair, '--baseline', 'baseline.json'], 'txt json md'],
  [['analyze', ...pair, '--links', '--slices', '--examples', '3'], 'txt json md'],
  [['analyze', ...systems], 'txt md'],
  [
    ['agree', 'agree/ann.conll', 'agree/ben.conll', 'agree/cem.conll', '--resamples', '50'],
    'txt json md tex',
  ],
  [['check', ...pair, 'broken.conll'], 'txt json sarif'],
  [['explain', ...pair, '--document', 'example/letter'], 'txt json'],
  [['explain', ...pair, '--document', 'example/letter', '--entity', 'K1'], 'txt'],
  [['explain', ...pair, '--difference', '--target', '50'], 'txt'],
  [['nuggets', 'score', ...events, '--per-document', '--per-type'], 'txt json csv md tex html'],
  [['nuggets', 'score', ...several], 'txt md tex'],
  [['nuggets', 'compare', ...events], 'txt json'],
  [['nuggets', 'compare', ...several, '--resamples', '50'], 'txt md tex'],
  [['nuggets', 'check', 'nuggets/gold.tbf', 'nuggets/broken.tbf'], 'txt json'],
  [['report', ...pair], 'html'],
];

const cases = runs.flatMap(([args, endings]) => endings.split(' ').map((ending) => [args, ending] as const));

it.each(cases)('%j as %s', (args, ending) => {
  const file = `out/report.${ending}`;
  const run = (...more: string[]) => work.run([...args, '-o', file, ...more]);
  const first = run('--force');
  const content = work.read(file);
  expect(content, first.stderr).not.toBe('');
  // The same again, and over an output with other numbers.
  expect(run().stderr).not.toContain('error[output/');
  expect(work.read(file)).toBe(content);
  const note = 'Remember to ask Maria about this.\n';
  const middle = content.indexOf('\n', content.length / 2) + 1;
  const places = ending === 'html' ? [0, content.length] : [0, middle, content.length];
  for (const at of places) {
    const kept = content.slice(0, at) + note + content.slice(at);
    work.write(file, kept);
    const refused = run();
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('error[output/exists]')]);
    expect(work.read(file)).toBe(kept);
  }
});

it('tokens, aligned mentions and annotation are replaced by the same content alone', () => {
  const written: readonly [args: readonly string[], file: string][] = [
    ...['tab', 'conll', 'brat'].map((to): [string[], string] => [
      ['tokenize', 'nuggets/story.txt', '--to', to, '--output-dir', 'tokens'],
      `tokens/story.${to === 'brat' ? 'ann' : to}`,
    ]),
    [['nuggets', 'score', ...events, '--write-conll', 'aligned'], 'aligned/system.gold.conll'],
    [['convert', 'key.conll', '--to', 'jsonlines', '-o', 'converted.jsonl'], 'converted.jsonl'],
    [['nuggets', 'convert', 'nuggets/story.ann', '-o', 'converted.tbf'], 'converted.tbf'],
  ];
  for (const [args, file] of written) {
    expect([work.run(args).code, work.run(args).code], file).toEqual([0, 0]);
    const content = work.read(file);
    // A table by hand has the form of one of ours.
    const byHand = content.replace(/[a-z](?=[a-z])/, 'x');
    expect(byHand).not.toBe(content);
    work.write(file, byHand);
    expect(work.run(args), file).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('error[output/exists]'),
    });
    expect(work.read(file)).toBe(byHand);
  }
});

it('a name that shows no kind of output is wrong usage, with the list of endings', () => {
  for (const name of ['json', 'table.xlsx', 'html', 'out.pdf']) {
    const { code, stderr } = work.run(['score', ...pair, '-o', name]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(`${name} does not show which kind of output to write.`),
    ]);
    expect(stderr).toContain('name a file that ends in .txt, .json, .csv, .tsv, .md, .tex, .html');
  }
  expect(work.run(['score', ...pair, '--json', '-o', 'table.xlsx']).code).toBe(0);
});
