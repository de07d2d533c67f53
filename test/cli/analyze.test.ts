import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTypes } from '../../src/analyze/index.ts';
import type { AnalyzeCase } from '../support/analyze-goldens.ts';
import { Workplace } from '../support/cli.ts';
import { schemaFaults } from '../support/json-schemas.ts';

const work = new Workplace();
const root = fileURLToPath(new URL('../..', import.meta.url));
const [first] = readFileSync(join(root, 'test/fixtures/analyze/berkeley.jsonl'), 'utf8').split('\n');
const recorded: AnalyzeCase = JSON.parse(first);

beforeAll(() => {
  cpSync(join(root, 'examples'), work.folder, { recursive: true });
  cpSync(join(root, 'examples'), join(work.folder, 'examples'), { recursive: true });
  work.write('recorded.key', recorded.key);
  work.write('recorded.response', recorded.response);
});
afterAll(() => work.remove());

const run = (...args: string[]) => work.run(['analyze', ...args]);

function jsonOf(...args: string[]) {
  const { code, stdout, stderr } = run(...args, '--json', '-q');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(schemaFaults(stdout)).toEqual([]);
  return JSON.parse(stdout);
}

describe('analyze', () => {
  it('prints errors, costs, slices, baselines, singletons and examples', () => {
    const { code, stdout, stderr } = run('key.conll', 'response.conll');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Divided entity +4 +21\.10 +91\.32$/m);
    expect(stdout).toMatch(/^All +5 +26\.38 +100\.00$/m);
    expect(stdout).toMatch(/^response\.conll:11 {2}Conflated entities$/m);
    expect(stdout).toMatch(/\nsignature: metrics:.*\|errors:berkeley\|.*\n$/);
  });

  it('is what docs/analyze.md shows', () => {
    const page = readFileSync(join(root, 'docs/analyze.md'), 'utf8');
    const shown = /^\$ corefeval analyze (.*)\n([\s\S]*?)^```$/m.exec(page);
    const { stdout } = work.run(['analyze', ...(shown?.[1].split(' ') ?? [])]);
    expect(stdout).toBe(shown?.[2]);
  });

  it('has counts and costs in JSON, which add up', () => {
    const { systems } = jsonOf(
      'key.conll',
      'response.conll',
      'same=key.conll',
      '--links',
      '--examples',
      'all',
    );
    expect(systems[0].errors['divided-entity']).toBe(4);
    const shares = errorTypes.map((type) => systems[0].costs[type].share);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1 - systems[0].conll, 12);
    expect(systems[0].costs['divided-entity'].alone).toBeCloseTo(0.177, 3);
    expect(systems[1]).toMatchObject({ name: 'same', conll: 1, examples: [] });
    expect(systems[0].examples).toHaveLength(5);
  });

  it('counts with --trees --singletons drop what the Berkeley Coreference Analyser counts', () => {
    const { systems } = jsonOf('recorded.key', 'recorded.response', '--trees', '--singletons', 'drop');
    const { total } = recorded.expected.singletonsRemoved;
    expect(systems[0].errors).toEqual(
      Object.fromEntries(errorTypes.map((type) => [type, total[type.replaceAll('-', ' ')]])),
    );
  });

  it('names lines of the file, also in a file that is read in pieces', () => {
    const filler = Array.from({ length: 60_000 }, (_, i) => `f\t0\t${i}\tword${i}\t-`).join('\n');
    const document = (name: string, cell: string) =>
      `#begin document (${name}); part 000\n${name}\t0\t0\tA\t(1)\n${name}\t0\t1\tB\t${cell}\n\n#end document\n`;
    const text = (cell: string) =>
      `#begin document (f); part 000\n${filler}\n\n#end document\n${document('g', '(1)')}${document('h', cell)}`;
    work.write('long.key', text('(1)'));
    work.write('long.response', text('-'));
    const { systems } = jsonOf('long.key', 'long.response');
    const [{ mentions }] = systems[0].examples;
    const lines = work.read('long.key').split('\n');
    expect(lines[mentions[0].line - 1]).toBe('h\t0\t1\tB\t(1)');
  });

  it('writes Markdown and JSON to a file, and replaces its own output only', () => {
    expect(run('key.conll', 'response.conll', '-o', 'errors.md').code).toBe(0);
    expect(work.read('errors.md')).toMatch(
      /^### Errors, and the points of CoNLL F1 that they cost\n\n\| Type \|/,
    );
    expect(run('key.conll', 'response.conll', '-o', 'errors.md').code).toBe(0);
    expect(run('key.conll', 'response.conll', '-o', 'errors.txt').code).toBe(0);
    expect(run('key.conll', 'response.conll', '-o', 'errors.txt').code).toBe(0);
    expect(run('key.conll', 'response.conll', '-o', 'key.conll').code).toBe(2);
  });

  it('refuses what it cannot do', () => {
    expect(run('key.conll', 'response.conll', '--metric', 'cnll')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--metric names "cnll"'),
    });
    expect(run('key.conll', 'response.conll', '--metrics', 'ari').code).toBe(2);
    expect(run('key.conll', 'response.conll', '--examples', '-1').code).toBe(2);
    expect(run('key.conll', 'broken.conll')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('broken.conll:7:28: error[conll/unopened]'),
    });
    work.write('bare.conll', '#begin document (d); part 000\nw\t(1)\n#end document\n');
    expect(run('bare.conll', 'bare.conll', '--trees')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('error[analyze/no-parse]'),
    });
  });

  it('scores by the labels of a table, and never writes over it', () => {
    work.write(
      'labels.json',
      'document\tstart\tlast\ttype\nexample/letter\t0\t0\tPER\nexample/letter\t2\t3\tTHING\n',
    );
    const { signature, systems } = jsonOf('key.conll', 'response.conll', '--labels', 'labels.json');
    expect(signature).toMatch(/\|labels:[0-9a-f]+\|/);
    const values = systems[0].labels[0].classes.map(({ value }: { value: string | null }) => value);
    expect(values).toEqual(['PER', null]);
    const features = systems[0].entitySlices.map(({ feature }: { feature: string }) => feature);
    expect(features).toEqual(['chain-length', 'entity-range', 'label type']);
    const two = run(
      'key.conll',
      'a=response.conll',
      'b=key.conll',
      '--labels',
      'labels.json',
      '--slices',
      '-q',
    );
    expect(two.stdout).toMatch(/^Scores by label: type$/m);
    const over = run(
      'key.conll',
      'response.conll',
      '--labels',
      'labels.json',
      '-o',
      'labels.json',
      '--force',
    );
    expect(over).toMatchObject({ code: 2, stderr: expect.stringContaining('output/input') });
    work.write('headless.tsv', 'example/letter\t0\t1\tPER\n');
    expect(run('key.conll', 'response.conll', '--labels', 'headless.tsv')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('headless.tsv:1: error[labels/header]'),
    });
  });

  it('writes a table of mentions whose sums are the numerators of the scores', () => {
    const args = ['key.conll', 'response.conll', '--table', 'mentions.csv'];
    const { systems } = jsonOf(...args);
    const [head, ...rows] = work.read('mentions.csv').trimEnd().split('\n');
    const names = head.split(',');
    const column = (name: string) => rows.map((row) => row.split(',')[names.indexOf(name)]);
    for (const metric of ['muc', 'bcub', 'lea']) {
      const { recall, precision } = systems[0].scores[metric].counts;
      for (const [side, [numerator, denominator]] of Object.entries({ r: recall, p: precision })) {
        const filled = column(`${metric}_${side}`).filter((cell) => cell !== '');
        expect(filled.length).toBe(denominator);
        expect(filled.reduce((sum, cell) => sum + Number(cell), 0)).toBeCloseTo(numerator, 9);
      }
    }
    // An earlier table is replaced, and nothing else.
    expect(run(...args, '-q').code).toBe(0);
    expect(run('key.conll', 'response.conll', '--table', 'response.conll')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('output/input'),
    });
    work.write('notes.tsv', 'my notes');
    expect(run('key.conll', 'response.conll', '--table', 'notes.tsv').stderr).toContain('output/exists');
    expect(run('key.conll', 'response.conll', '--table', 'notes.tsv', '--force', '-q').code).toBe(0);
    expect(work.read('notes.tsv')).toMatch(/^system\tdocument\tstart\tend\t/);
  });
});
