import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';
import { schemaFaults } from '../support/json-schemas.ts';

const work = new Workplace();
const root = fileURLToPath(new URL('../..', import.meta.url));
const [ANN, BEN, CEM] = ['ann', 'ben', 'cem'].map((name) => `${name}.conll`);

/** A document with one-word spans, by letter; capital letters are chains. */
const written = (id: string, cells: string) =>
  [
    `#begin document (${id}); part 000`,
    ...Array.from(cells, (cell, i) => `${id}\t0\t${i}\tw${i}\t${cell === '-' ? '-' : `(${cell})`}`),
    '',
    '#end document\n',
  ].join('\n');

beforeAll(() => {
  cpSync(join(root, 'examples/agree'), work.folder, { recursive: true });
  cpSync(join(root, 'examples'), join(work.folder, 'examples'), { recursive: true });
  // Pradhan et al. (2014), section 4: {a b c} {d e f g} and {a b} {c d} {f g h i}.
  work.write('paper.key', written('d', '1112222--'));
  work.write('paper.response', written('d', '1122-3333'));
});
afterAll(() => work.remove());

const run = (...args: string[]) => work.run(['agree', ...args]);

function jsonOf(...args: string[]) {
  const { code, stdout, stderr } = run(...args, '--json', '-q');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(schemaFaults(stdout)).toEqual([]);
  return JSON.parse(stdout);
}

describe('agree', () => {
  it('is what docs/agree.md shows', () => {
    const page = readFileSync(join(root, 'docs/agree.md'), 'utf8');
    const shown = [...page.matchAll(/^\$ corefeval (agree .*)\n([\s\S]*?)^```$/gm)];
    expect(shown.length).toBeGreaterThan(0);
    for (const [, line, output] of shown) expect(work.run(line.split(' ')).stdout).toBe(output);
  });

  it.each([
    ['singleton', 983 / 23134],
    ['missing', 115 / 9498],
    ['null', -727 / 22954],
  ])('has the α of the paper with --unmarked %s', (unmarked, alpha) => {
    const value = jsonOf('paper.key', 'paper.response', '--unmarked', unmarked);
    expect(value.unmarked).toBe(unmarked);
    expect(value.alpha.masi.alpha).toBeCloseTo(alpha, 12);
  });

  it('has every distance, pairs and places in JSON', () => {
    const { alpha, pairs, disagreements, unmarked } = jsonOf('paper.key', 'paper.response');
    expect(unmarked).toBe('singleton');
    expect(alpha.jaccard.alpha).toBeCloseTo(659 / 3617, 12);
    expect(alpha.nominal.alpha).toBeCloseTo(-1 / 8, 12);
    expect(pairs[0]).toMatchObject({ annotators: ['paper.key', 'paper.response'], linkKappa: 0 });
    expect(pairs[0].scores.conll).toBeCloseTo(0.4582, 4);
    expect(disagreements).toHaveLength(9);
    expect(disagreements[4].values).toEqual([
      { annotator: 'paper.key', chain: '2', size: 4, file: 'paper.key', line: 6 },
      { annotator: 'paper.response', chain: null, size: 0 },
    ]);
  });

  it('accepts annotators without some documents', () => {
    const { documents, annotators, warnings } = jsonOf(ANN, BEN, CEM);
    expect(documents).toEqual({ all: 3, compared: 3, byAll: 2 });
    expect(annotators[2]).toMatchObject({ name: CEM, path: CEM, missing: ['(story03); part 000'] });
    expect(warnings.map(({ code }: { code: string }) => code)).toContain('agree/missing-documents');
    expect(run(ANN, BEN, CEM).stdout).toMatch(
      /^documents 3 \(2 by all\) · units \d+ \(\d+ marked by all\)$/m,
    );
  });

  it('does not depend on the order of annotators, nor on who has which documents first', () => {
    work.write('x', written('a', '11-') + written('b', '1-1'));
    work.write('y', written('c', '112'));
    work.write('z', written('c', '11-') + written('a', '1-1'));
    const alphaOf = (...names: string[]) => jsonOf(...names).alpha.masi.alpha;
    const value = alphaOf('x', 'y', 'z');
    expect(value).not.toBeNull();
    expect(alphaOf('z', 'y', 'x')).toBeCloseTo(value, 12);
    expect(run('x', 'y')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('error[agree/none-in-common]'),
    });
  });

  it('names lines of the file, also in a file that is read in pieces', () => {
    const filler = written('f', '-'.repeat(60_000));
    work.write('long.1', filler + written('g', '11') + written('h', '-11'));
    work.write('long.2', filler + written('g', '11') + written('h', '---'));
    const { disagreements } = jsonOf('long.1', 'long.2', '--unmarked', 'null');
    const [{ line }] = disagreements[0].values;
    expect(work.read('long.1').split('\n')[line - 1]).toBe('h\t0\t1\tw1\t(1)');
  });

  it('reports other texts, and refuses one annotator and a span in two chains', () => {
    work.write('short', written('d', '11'));
    expect(run('paper.key', 'short').stderr).toContain('error[text/length]');
    const allowed = run('paper.key', 'short', '--allow', 'text/length');
    expect(allowed.stderr).toContain('warning[text/length]');
    expect(allowed.stdout).toContain('|allow:text/length|v:');
    expect(run('paper.key')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('at least two annotators'),
    });
    work.write('twice', written('d', '1112222--').replace('(1)', '(1)|(2)'));
    expect(run('paper.key', 'twice').code).toBe(1);
    expect(run('paper.key', 'twice', '--duplicates', 'first', '-q').code).toBe(0);
    expect(run('paper.key', 'paper.response', '--distance', 'masy')).toMatchObject({ code: 2 });
  });

  it('writes Markdown, LaTeX and text, and replaces its own output only', () => {
    for (const file of ['out.md', 'out.txt', 'out.json', 'out.csv']) {
      expect(run(ANN, BEN, '-q', '-o', file)).toMatchObject({ code: 0, stdout: '' });
      expect(run(ANN, BEN, '-q', '-o', file).code).toBe(0);
    }
    expect(work.read('out.md')).toContain('### Decisions that differ: ');
    expect(run(ANN, BEN, '-q', '--latex').stdout).toContain('Distance & $\\alpha$ & 95 \\% & Pooled');
    expect(run(ANN, BEN, '-o', ANN).code).toBe(2);
  });
});
