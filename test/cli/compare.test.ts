import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';
import { schemaFaults } from '../support/json-schemas.ts';

const work = new Workplace();
const root = fileURLToPath(new URL('../..', import.meta.url));
const [KEY, OURS, OURS_2, THEIRS] = ['key', 'ours', 'ours-2', 'theirs'].map((name) => `${name}.conll`);

beforeAll(() => {
  cpSync(join(root, 'examples/compare'), work.folder, { recursive: true });
  cpSync(join(root, 'examples'), join(work.folder, 'examples'), { recursive: true });
});
afterAll(() => work.remove());

const run = (...args: string[]) => work.run(['compare', ...args]);

function jsonOf(...args: string[]) {
  const { code, stdout, stderr } = run(...args, '--json', '-q');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(schemaFaults(stdout)).toEqual([]);
  return JSON.parse(stdout);
}

/** The scores of `score` for a response. */
function scoresOf(response: string, ...options: string[]) {
  const { systems } = JSON.parse(work.run(['score', KEY, response, '--json', '-q', ...options]).stdout);
  return systems[0];
}

describe('compare', () => {
  it('is what docs/compare.md shows', () => {
    const page = readFileSync(join(root, 'docs/compare.md'), 'utf8');
    const shown = [...page.matchAll(/^\$ corefeval (compare .*)\n([\s\S]*?)^```$/gm)];
    expect(shown.length).toBeGreaterThan(0);
    for (const [, line, output] of shown) expect(work.run(line.split(' ')).stdout).toBe(output);
  });

  it('has the scores of score, and their difference', () => {
    const { scores, differences, metric } = jsonOf(KEY, `A=${OURS}`, `B=${THEIRS}`);
    const [a, b] = [OURS, THEIRS].map((path) => scoresOf(path));
    expect(metric).toBe('conll');
    expect(scores.A.conll.value).toBe(a.conll);
    expect(scores.A.lea.value).toBe(a.scores.lea.f1);
    expect(differences['A - B'].conll.value).toBeCloseTo(a.conll - b.conll, 12);
    expect(differences['A - B'].conll).toMatchObject({
      exact: true,
      p: 10 / 2048,
      effect: { wins: [10, 0, 2] },
    });
    const [low, high] = scores.A.conll.interval;
    expect(low).toBeLessThan(a.conll);
    expect(high).toBeGreaterThan(a.conll);
  });

  it('gives the same numbers with any number of threads, and others with another seed', () => {
    const one = jsonOf(KEY, OURS, THEIRS, '--jobs', '1');
    expect(jsonOf(KEY, OURS, THEIRS, '--jobs', '2')).toEqual(one);
    const other = jsonOf(KEY, OURS, THEIRS, '--seed', '7');
    expect(other.scores[OURS].conll.value).toBe(one.scores[OURS].conll.value);
    expect(other.scores[OURS].conll.interval).not.toEqual(one.scores[OURS].conll.interval);
    expect(other.comparison).toContain('|seed:7|');
  });

  it('names the methods of several runs in signature, sentence, caption and JSON', () => {
    const systems = [`A=${OURS},${OURS_2}`, `B=${THEIRS},${OURS}`];
    const { methods, comparison, differences, cite } = jsonOf(KEY, ...systems, '--cite');
    expect(methods).toEqual({ tests: ['t'], intervals: ['t'], runs: { A: 2, B: 2 } });
    expect(comparison).toMatch(/^test:t\|.*\|interval:t\|runs:2\+2\|documents-only:adjusted\|/);
    expect(differences['A - B'].conll.test).toBe('t');
    expect(cite.methods).toContain(
      ' Scores are means over runs (A: 2 runs, B: 2 runs). 95 % intervals are t intervals with the variances of documents (jackknife) and of runs (Satterthwaite 1946). Systems were compared by a t test ',
    );
    expect(cite.methods).not.toMatch(/bootstrap|randomisation over/);
    const latex = run(KEY, ...systems, '--latex', '-q').stdout;
    expect(latex).toContain(
      '95 \\% intervals. t intervals with the variances of 12 documents and of runs. Scores are means over runs (A: 2 runs, B: 2 runs). Sig',
    );
  });

  it('takes a group of runs as one system', () => {
    const { systems, scores, differences } = jsonOf(KEY, `A=${OURS},${OURS_2}`, `B=${THEIRS}`);
    expect(systems[0]).toMatchObject({ name: 'A', runs: [{ path: OURS }, { path: OURS_2 }] });
    const runs = [OURS, OURS_2].map((path) => scoresOf(path).conll);
    expect(scores.A.conll.runs.scores).toEqual(runs);
    expect(scores.A.conll.value).toBeCloseTo((runs[0] + runs[1]) / 2, 12);
    expect(differences['A - B'].conll.runs.varianceRuns[1]).toBe(0);
    expect(run(KEY, `A=${OURS},${OURS_2}`, `B=${THEIRS}`).stderr).toContain('warning[compare/one-run]');
    expect(run(KEY, `${OURS},${OURS_2}`, THEIRS)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('have no name'),
    });
  });

  it('compares three systems with the correction of Holm, and with a baseline', () => {
    const all = jsonOf(KEY, OURS, OURS_2, THEIRS);
    expect(Object.keys(all.differences)).toHaveLength(3);
    const pair = all.differences[`${OURS} - ${THEIRS}`].conll;
    expect(pair.holm).toBeGreaterThan(pair.p);
    expect(all.ranks.conll).toEqual({ [OURS]: [1, 2], [OURS_2]: [1, 2], [THEIRS]: [3, 3] });
    expect(run(KEY, OURS, OURS_2, THEIRS).stdout).toMatch(/^Rank \(CoNLL\) +1–2 +1–2 +3$/m);
    const based = jsonOf(KEY, OURS, OURS_2, THEIRS, '--baseline', THEIRS);
    expect(Object.keys(based.differences)).toEqual([`${OURS} - ${THEIRS}`, `${OURS_2} - ${THEIRS}`]);
    expect(based.ranks).toEqual({});
  });

  it('averages over data sets', () => {
    const sets = ['--dataset', 'early=story0*', '--dataset', 'late=story1*'];
    const { scores, datasets } = jsonOf(KEY, OURS, THEIRS, ...sets);
    expect(datasets).toEqual([
      { name: 'early', documents: 9 },
      { name: 'late', documents: 3 },
    ]);
    const ids = Array.from({ length: 12 }, (_, i) => `story${String(i + 1).padStart(2, '0')}`);
    const part = (from: number, to: number) =>
      scoresOf(OURS, ...ids.slice(from, to).flatMap((id) => ['--document', id])).conll;
    expect(scores[OURS].conll.value).toBeCloseTo((part(0, 9) + part(9, 12)) / 2, 12);
    expect(run(KEY, OURS, '--dataset', 'early=story0*').stderr).toContain('is in no data set');
  });

  it('chooses statistics, the decisive one and the kind of interval', () => {
    const options = ['--statistics', 'lea,muc.recall', '--metric', 'muc.recall', '--interval', 'bca'];
    const { scores, statistics, metric } = jsonOf(KEY, OURS, THEIRS, ...options);
    expect({ statistics, metric }).toEqual({ statistics: ['lea', 'muc.recall'], metric: 'muc.recall' });
    expect(scores[OURS]['muc.recall'].value).toBe(scoresOf(OURS).scores.muc.recall);
    const macro = jsonOf(KEY, OURS, THEIRS, '--average', 'macro');
    expect(macro.scores[OURS].lea.value).toBeCloseTo(scoresOf(OURS, '--average', 'macro').scores.lea.f1, 12);
    expect(run(KEY, OURS, THEIRS, '--metric', 'cnll')).toMatchObject({ code: 2 });
    expect(run(KEY, OURS, THEIRS, '--interval', 'normal')).toMatchObject({ code: 2 });
    expect(run(KEY, OURS, THEIRS, '--seed', '0.5')).toMatchObject({ code: 2 });
  });

  it('has neither interval nor p for one document, and says why; --strict makes it an error', () => {
    const options = ['--document', 'story01'];
    const { scores, differences, adjusted } = jsonOf(KEY, OURS, THEIRS, ...options);
    expect(scores[OURS].conll.interval).toBeNull();
    expect(differences[`${OURS} - ${THEIRS}`].conll.p).toBeNull();
    expect(adjusted).toBeNull();
    expect(run(KEY, OURS, THEIRS, ...options)).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(
        'warning[compare/one-document]: There is one document; intervals and p-values need at least two.',
      ),
      stdout: expect.stringMatching(/^CoNLL +[\d.]+ +– +[\d.]+ +–$/m),
    });
    expect(run(KEY, OURS, THEIRS, ...options, '--strict').code).toBe(1);
    const allowed = ['compare/one-document', 'mentions/gold'].flatMap((code) => ['--allow', code]);
    expect(run(KEY, OURS, THEIRS, ...options, '--strict', ...allowed).code).toBe(0);
  });

  it('gives p = 1 to a system and itself', () => {
    const { differences } = jsonOf(KEY, `A=${OURS}`, `B=${OURS}`);
    expect(differences['A - B'].conll).toMatchObject({ value: 0, interval: [0, 0], p: 1, exact: true });
  });

  it('writes Markdown and LaTeX, and replaces its own output only', () => {
    for (const file of ['out.md', 'out.txt', 'out.json']) {
      expect(run(KEY, OURS, THEIRS, '-q', '-o', file)).toMatchObject({ code: 0, stdout: '' });
      expect(run(KEY, OURS, THEIRS, '-q', '-o', file).code).toBe(0);
    }
    expect(work.read('out.md')).toMatch(
      /^### Scores in percent, with 95 % intervals\n\n\| {2}\| ours\.conll Score \|/,
    );
    const { stdout } = run(KEY, OURS, THEIRS, '-q', '--latex');
    expect(stdout).toContain('\\multicolumn{2}{c}{ours.conll}');
    expect(stdout).toMatch(/^Mentions & \+6\.97 & \{\[\}\$-\$0\.50, \+14\.71\] & 0\.0918 & exact/m);
    expect(run(KEY, OURS, THEIRS, '-o', OURS).code).toBe(2);
    expect(run(KEY, OURS, THEIRS, '-o', 'out.csv')).toMatchObject({ code: 2 });
  });

  it('leaves a response out that cannot be scored, names it, and ends with exit code 1', () => {
    work.write(
      'broken.conll',
      '#begin document (story01); part 000\nstory01\t0\t0\tDavid\t3)\n#end document\n',
    );
    const { code, stdout, stderr } = run(KEY, OURS, 'broken.conll');
    expect(code).toBe(1);
    expect(stdout).toContain('broken.conll was left out: Entity 3 is closed here, but was never opened.\n');
    expect(stderr).toContain('error: broken.conll is left out: it cannot be scored.\n');
    expect(run(KEY, 'broken.conll')).toMatchObject({ code: 1, stdout: '' });
  });
});
